import MiniUIKit
import Stage

// A report is a screen, a complaint, what works, and the touch the user complains about. Its screen
// stands between two marks, and stands in its exercise once more, word for word: Exercise14_1 has
// the screen of ReportA. A test of the book compares the two.

/// Makes the experiment of a report.
///
/// - Parameters:
///   - id: Chapter and letter, as in `14A`.
///   - title: The touch; it does not name the cause.
///   - complaint: What the user says.
///   - works: What works, and must keep working.
///   - kinds: The kinds of the trace its text shows.
///   - touch: Where the finger comes down.
///   - pictures: Its pictures.
///   - perform: Builds the screen and makes the touch.
/// - Returns: The experiment.
func report(
  _ id: String, _ title: String, complaint: String, works: [String], kinds: [String],
  touch: CGPoint, pictures: [Picture] = [.map, .scene],
  perform: @escaping @Sendable (Stage) throws(ScriptError) -> Void
) -> Experiment {
  var intro = ["“" + complaint + "”", "What works, and must keep working:"]
  for each in works { intro.append("- " + each) }
  return Experiment(
    id, title, intro: intro, kinds: kinds, touch: touch, pictures: pictures, perform: perform)
}
