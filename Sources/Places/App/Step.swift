import MiniUIKit
import Stage

/// The app after one chapter: its screen, the touches that show what is new, and what of the earlier
/// steps it changes on purpose.
struct Step: Sendable {
  /// An earlier step whose touches do something else from this step on.
  struct Change: Sendable {
    /// The number of the earlier step.
    let step: Int
    /// Why that is wanted, as a sentence.
    let because: String
  }

  /// The number of the chapter.
  let number: Int
  /// What the run shows, in at most sixty characters.
  let title: String
  /// The kinds of the trace its text shows.
  let kinds: [String]
  /// What it changes on purpose.
  let changes: [Change]
  /// Makes the screen of the app.
  let makeScreen: @Sendable () -> Places1
  /// Makes the app.
  let makeApplication: @Sendable () -> UIApplication
  /// Makes the window of the app.
  let makeWindow: @Sendable (UIWindowScene) -> LoggingWindow
  /// What the user does.
  ///
  /// It knows places on the glass and no views, so that the app of any later step can be touched in
  /// the same way.
  let touches: @Sendable (Stage) throws(ScriptError) -> Void
  /// What is asked before the touches, if the chapter's text asks something that they answer.
  let question: Prediction?
  /// What is to be seen afterwards, besides the diary: a word and a value each.
  let facts: @Sendable (Stage, Places1) -> [[String]]

  init(
    _ number: Int, _ title: String, kinds: [String], changes: [Change] = [],
    question: Prediction? = nil,
    screen makeScreen: @escaping @Sendable () -> Places1,
    application makeApplication: @escaping @Sendable () -> UIApplication = { UIApplication() },
    window makeWindow: @escaping @Sendable (UIWindowScene) -> LoggingWindow = {
      LoggingWindow(windowScene: $0)
    },
    touches: @escaping @Sendable (Stage) throws(ScriptError) -> Void,
    facts: @escaping @Sendable (Stage, Places1) -> [[String]] = { _, _ in [] }
  ) {
    (self.number, self.title, self.kinds, self.changes) = (number, title, kinds, changes)
    (self.makeScreen, self.makeWindow) = (makeScreen, makeWindow)
    self.makeApplication = makeApplication
    (self.touches, self.question, self.facts) = (touches, question, facts)
  }

  /// A phone on which the app of this step has been started.
  func stage(_ settings: Settings = Settings()) -> Stage {
    let stage = Stage(
      settings: settings, application: makeApplication(),
      viewController: named("screen", makeScreen()),
      makeWindow: makeWindow)
    (stage.viewController as? Places1)?.didStart(on: stage.phone.application)
    return stage
  }

  /// The step as the program shows it.
  var experiment: Experiment {
    Experiment(
      String(number), title, kinds: kinds, showsChain: false, tellsLeftOut: false,
      answersShakes: number >= step5.number, prediction: question, pictures: [.scene],
      on: { stage($0) }
    ) { stage throws(ScriptError) in
      try touches(stage)
      guard let screen = stage.viewController as? Places1 else { return }
      let diary = screen.diary.isEmpty ? "empty" : screen.diary.joined(separator: ", ")
      stage.recording.add(Table("Diary: " + diary, facts(stage, screen), hasHeading: false))
    }
  }
}

extension Run {
  /// The app's screen, as the run leaves it.
  var places: Places1? { stage.viewController as? Places1 }
}
