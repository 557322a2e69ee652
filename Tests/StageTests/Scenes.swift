import MiniUIKit
import Stage

/// Scenes and runs for the tests of this target.
enum Scenes {
  /// Runs a script on a new stage.
  static func run(
    _ id: String = "0A", touch: CGPoint? = nil, kinds: [String] = [],
    pictures: [Picture] = [.map, .scene, .hits, .way],
    _ perform: @escaping @Sendable (Stage) throws(ScriptError) -> Void
  ) throws -> Run {
    try Experiment(
      id, "A scene of the tests", kinds: kinds, touch: touch, pictures: pictures, perform: perform
    ).run()
  }

  /// The published experiment A1: four views, red is touched.
  static func siblings(
    _ change: @escaping @Sendable (_ blue: UIView) -> Void = { _ in }
  ) throws -> Run {
    try run(touch: CGPoint(x: 46, y: 154)) { stage throws(ScriptError) in
      let grey = view("grey", CGRect(x: 0, y: 88, width: 187.5, height: 400), .gray)
      let (w, h) = (93.75, 400.0 / 3)
      let blue = view("blue", CGRect(x: w, y: 2 * h, width: w, height: h), .blue)
      grey.addSubview(view("red", CGRect(x: 0, y: 0, width: w, height: h), .red))
      grey.addSubview(blue)
      stage.root.addSubview(grey)
      stage.root.addSubview(
        view("yellow", CGRect(x: 0, y: 508, width: 187.5, height: 100), .yellow))
      change(blue)
      try stage.finger.tap(at: stage.touch)
    }
  }

  /// The published experiment A5: a child that hangs out of its parent.
  static func hangingChild(clips: Bool = false) throws -> Run {
    try run(touch: CGPoint(x: 250, y: 400)) { stage throws(ScriptError) in
      let parent = view("parent", CGRect(x: 10, y: 100, width: 200, height: 200), .gray)
      parent.addSubview(view("child", CGRect(x: 10, y: 100, width: 300, height: 300), .orange))
      parent.clipsToBounds = clips
      stage.root.addSubview(parent)
      try stage.finger.tap(at: stage.touch)
    }
  }

  /// A square that is turned; without a transform, one that stands on its corner.
  static func turnedSquare(
    _ transform: CGAffineTransform = CGAffineTransform(rotationAngle: .pi / 4)
  ) throws -> Run {
    try run(touch: CGPoint(x: 100, y: 200)) { stage throws(ScriptError) in
      let square = view("square", CGRect(x: 107, y: 180, width: 160, height: 160), .blue)
      square.transform = transform
      stage.root.addSubview(square)
      try stage.finger.tap(at: stage.touch)
    }
  }

  /// A window with an alert in front of the app's own.
  static func twoWindows(shows: Bool = true) throws -> Run {
    try run(touch: CGPoint(x: 120, y: 200)) { stage throws(ScriptError) in
      stage.root.addSubview(view("map", CGRect(x: 20, y: 100, width: 300, height: 300), .green))
      let alerts = named("alerts", UIWindow(windowScene: stage.phone.application.windowScene))
      alerts.windowLevel = .alert
      alerts.addSubview(view("alert", CGRect(x: 60, y: 160, width: 220, height: 120), .yellow))
      alerts.isHidden = !shows
      try stage.finger.tap(at: stage.touch)
    }
  }

  /// Two views side by side, each touched by a finger, both at the same instant.
  static func twoFingers() throws -> Run {
    try run { stage throws(ScriptError) in
      stage.root.addSubview(view("left", CGRect(x: 20, y: 100, width: 150, height: 100), .red))
      stage.root.addSubview(view("right", CGRect(x: 180, y: 100, width: 150, height: 100), .blue))
      try stage.play([
        (1, .tap(at: CGPoint(x: 60, y: 180))), (2, .tap(at: CGPoint(x: 250, y: 180))),
      ])
    }
  }
}
