package import MiniUIKit

/// Which gestures were recognized, in order: a continuous one is noted when it begins.
package final class Log8 {
  package private(set) var names: [String] = []
  private var ears: [Ear] = []

  /// Nothing was recognized yet.
  package init() {}

  /// Notes a recognizer under a name from now on.
  ///
  /// - Parameters:
  ///   - recognizer: The recognizer.
  ///   - name: Its name in messages.
  ///   - each: Whether every action counts, and not only the first one of a gesture.
  package func note(_ recognizer: UIGestureRecognizer, as name: String, each: Bool = false) {
    let ear = Ear { [unowned(unsafe) self] in names.append(name) }
    ear.hearsEach = each
    ears.append(ear)
    recognizer.addTarget(ear, action: Ear.hear, name: name)
  }

  /// The names, or `nothing`.
  package var text: String { names.isEmpty ? "nothing" : names.joined(separator: ", ") }
}

/// Hears of one recognizer.
private final class Ear {
  let tell: () -> Void
  var hearsEach = false
  private var isUnderWay = false
  init(_ tell: @escaping () -> Void) { self.tell = tell }

  func hear(_ recognizer: UIGestureRecognizer) {
    if hearsEach || !isUnderWay { tell() }
    isUnderWay = recognizer.state == .began || recognizer.state == .changed
  }
}
