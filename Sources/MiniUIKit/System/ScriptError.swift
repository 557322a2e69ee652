/// What a script can get wrong.
///
/// Nothing has changed when one of these is thrown.
public enum ScriptError: Error, Equatable, CustomStringConvertible {
  /// A finger is moved or lifted that was never put down.
  case fingerIsNotDown(Int)
  /// A finger is put down that is down already.
  case fingerIsDown(Int)
  /// A coordinate or a duration is not a finite number; says which.
  case notANumber(String)
  /// A point lies a million points or more from the screen's corner.
  case isTooFar
  /// The clock would have to run for centuries.
  case isTooLate
  /// The clock would have to run backwards.
  case backwards(from: Seconds, to: Seconds)
  /// A view is asked for by a name that no view has.
  case noSuchView(String)
  /// The scene stands; from here on the reader moves the fingers, and the script ends.
  case sceneStands

  /// One sentence that says what is wrong and what to do.
  public var description: String {
    switch self {
    case .fingerIsNotDown(let finger):
      "Finger " + String(finger)
        + " is not on the glass: put it down before you move or lift it (EV-17)."
    case .fingerIsDown(let finger):
      "Finger " + String(finger)
        + " is on the glass already: lift it before you put it down again (EV-17)."
    case .notANumber(let thing):
      "The script gives " + thing + " that is not a finite number."
    case .isTooFar:
      "The script gives a point that is a million points or more away: stay near the screen."
    case .isTooLate:
      "Virtual time ends after 9e9 seconds, which is almost 300 years."
    case .backwards(let from, let to):
      "Virtual time cannot run backwards, from " + Self.word(from) + " to " + Self.word(to) + "."
    case .noSuchView(let name):
      "No view of the scene is called " + name + "."
    case .sceneStands:
      "The scene stands and is played live: the script's own fingers stay away."
    }
  }

  private static func word(_ time: Seconds) -> String {
    time.magnitude < Clock.longest ? decimals(time) + " s" : "a time out of reach"
  }
}
