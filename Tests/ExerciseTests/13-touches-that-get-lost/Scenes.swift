import ExerciseKit
import Grading
import MiniUIKit
import Stage
import WrittenExercises

/// Where the mechanism of this chapter stands.
let theRule = Rule13.page

/// The sections of The rule: what a message's rule begins with, the reader finds there.
let steps = Rule13.steps

/// A screen with one view of interest on a page, and everything that can happen to its touches.
final class Screen {
  let stage = Stage()
  let page: UIView
  let view: UIView
  /// What the view lies in; the page, unless a scene puts it deeper.
  var home: UIView?

  /// Puts a view on a page of its own.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - name: What messages call it.
  ///   - frame: Its place on the page; nil leaves a view where it is placed already.
  init(_ view: UIView, _ name: String, _ frame: CGRect? = nil) {
    page = card("page", 0, 0, 375, 812, in: stage.root)
    self.view = view
    if let frame { place(view, name, frame, in: page) }
  }

  func play(_ moments: [Moment]) throws {
    for moment in moments { try moment.play(self) }
  }
}

/// One thing that happens in a scene, with its words.
struct Moment {
  let words: String
  let play: (Screen) throws -> Void

  /// A finger comes down, at a point of the screen.
  static func down(_ x: Double, _ y: Double, finger: Int = 1) -> Moment {
    fingers("finger \(finger) down at \(coordinates(x, y))", [.down(finger, x: x, y: y)])
  }
  /// Two fingers come down at one moment.
  static func downs(_ x: Double, _ y: Double, _ otherX: Double, _ otherY: Double) -> Moment {
    Moment(words: "two fingers down at once") { screen in
      try screen.stage.phone.digitizer.report([
        .init(finger: 1, .down, at: CGPoint(x: x, y: y)),
        .init(finger: 2, .down, at: CGPoint(x: otherX, y: otherY)),
      ])
      try screen.stage.phone.clock.advance(by: 0.02)
    }
  }
  /// A finger moves, in one step, to a point of the screen.
  static func move(_ x: Double, _ y: Double, finger: Int = 1) -> Moment {
    fingers("finger \(finger) to \(coordinates(x, y))", [.move(finger, x: x, y: y)])
  }
  /// A finger is lifted.
  static func up(_ finger: Int = 1) -> Moment { fingers("finger \(finger) up", [.up(finger)]) }
  /// Fingers 1 and 2 are lifted at one moment.
  static var ups: Moment {
    Moment(words: "both fingers up at once") { screen in
      let places = screen.stage.phone.digitizer.fingers
      try screen.stage.phone.digitizer.report(
        places.map { .init(finger: $0.finger, .up, at: $0.location) })
      try screen.stage.phone.clock.advance(by: 0.02)
    }
  }
  /// The system takes one finger's touch away, as it does with a palm.
  static func lost(_ finger: Int = 1) -> Moment {
    fingers("finger \(finger) lost to the system", [.cancel(finger)])
  }
  static func wait(_ time: Double) -> Moment {
    // A sum of tenths has a tail in binary.
    Moment(words: "\((time * 100).rounded() / 100) s") {
      try $0.stage.phone.clock.advance(by: time)
    }
  }
  /// An alert of the system comes up, and goes after a tenth of a second; the fingers stay.
  static var alert: Moment {
    Moment(words: "an alert of the system") { screen in
      screen.stage.phone.isApplicationInFront = false
      try screen.stage.phone.clock.advance(by: 0.1)
      screen.stage.phone.isApplicationInFront = true
    }
  }
  /// The view leaves its window.
  static var leaves: Moment {
    does("the view leaves its window") { $0.view.removeFromSuperview() }
  }
  /// What the view lies in leaves the window.
  static var pageLeaves: Moment {
    does("its page leaves the window") { $0.page.removeFromSuperview() }
  }
  /// The view, or its page, is put back.
  static var back: Moment {
    does("it is put back") { screen in
      if screen.page.superview == nil { screen.stage.root.addSubview(screen.page) }
      if screen.view.superview == nil { (screen.home ?? screen.page).addSubview(screen.view) }
    }
  }
  /// Something else happens.
  static func does(_ words: String, _ work: @escaping (Screen) -> Void) -> Moment {
    Moment(words: words) { screen in
      work(screen)
      try screen.stage.phone.clock.advance(by: 0.02)
    }
  }

  /// What fingers do; the screen has time for a frame after it.
  private static func fingers(_ words: String, _ steps: [TouchStep]) -> Moment {
    Moment(words: words) { try $0.stage.phone.play(steps + [.wait(0.02)]) }
  }
}

/// Moments in words, for the message of a random scene.
func inWords(_ moments: [Moment]) -> String {
  moments.map(\.words).joined(separator: ", ")
}
