import MiniUIKit

/// A reader's scene as Swift: as a program of this package, or as a screen of an app.
struct SceneCode {
  private let scene: OwnScene
  private let isApp: Bool
  private var lines: [String] = []

  /// The code.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - isApp: Whether it is for an app, which a real finger touches, and not for this package.
  /// - Returns: Its lines.
  static func text(_ scene: OwnScene, isApp: Bool) -> String {
    var code = SceneCode(scene: scene, isApp: isApp)
    code.write()
    return code.lines.joined(separator: "\n") + "\n"
  }

  private init(scene: OwnScene, isApp: Bool) { (self.scene, self.isApp) = (scene, isApp) }

  private mutating func write() {
    lines = isApp ? ["import UIKit", ""] : ["import MiniUIKit", "import Stage", ""]
    if isApp, scene.views.contains(where: { $0.kind.word == "view" }) { lines += Self.talkingView }
    let isWith = scene.recognizers.contains { $0.isWithOthers }
    lines.append(
      "final class Screen: UIViewController" + (isWith ? ", UIGestureRecognizerDelegate {" : " {"))
    let acts =
      isApp ? "  @objc private func act(_ recognizer: UIGestureRecognizer) {" : "  func act() {}"
    if isApp {
      lines += ["  override func viewDidLoad() {", "    super.viewDidLoad()"]
      lines += body + ["  }"]
      if !scene.recognizers.isEmpty {
        lines += ["", acts, "    print(recognizer.name ?? \"\", recognizer.state.rawValue)", "  }"]
      }
    } else {
      lines.append(acts)
    }
    if isWith {
      lines += [
        "", "  func gestureRecognizer(", "    _ gestureRecognizer: UIGestureRecognizer,",
        "    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer",
        "  ) -> Bool { true }",
      ]
    }
    lines.append("}")
    guard !isApp else { return }
    lines += [
      "", "func play() throws(ScriptError) {", "  let screen = Screen()",
      "  let stage = Stage(viewController: screen)",
    ]
    lines += body + scene.steps.map { "  " + Self.statement($0) }
    lines += ["  for line in stage.recording.lines { print(line.text) }", "}", "", "try play()"]
  }

  private var root: String { isApp ? "view" : "stage.root" }

  /// The statements that build the scene.
  private var body: [String] {
    var lines = isApp ? ["view.backgroundColor = .systemBackground"] : []
    for view in scene.views {
      let name = view.name
      lines += isApp ? appView(view) : engineView(view)
      lines += view.settings.map { name + "." + $0.code }
      lines.append((view.parent.map { scene.views[$0].name } ?? root) + ".addSubview(" + name + ")")
    }
    for (place, recognizer) in scene.recognizers.enumerated() {
      let name = Self.variable(place)
      let make = "let " + name + " = " + recognizer.gesture.className
      if isApp {
        lines += [
          make + "(target: self, action: #selector(act))",
          name + ".name = \"" + recognizer.name + "\"",
        ]
      } else {
        lines.append(
          make + "(target: screen, action: Screen.act, name: \"" + recognizer.name + "\")")
      }
      lines += recognizer.settings.map { name + "." + $0.code }
      if recognizer.isWithOthers {
        lines.append(name + ".delegate = " + (isApp ? "self" : "screen"))
      }
      let owner = recognizer.view.map { scene.views[$0].name } ?? root
      lines.append(owner + ".addGestureRecognizer(" + name + ")")
    }
    for (place, recognizer) in scene.recognizers.enumerated() {
      guard let other = recognizer.waitsFor else { continue }
      lines.append(Self.variable(place) + ".require(toFail: " + Self.variable(other) + ")")
    }
    return lines.map { (isApp ? "    " : "  ") + $0 }
  }

  private func engineView(_ view: OwnScene.View) -> [String] {
    let (name, color) = ("\"" + view.name + "\"", view.color.map { ", ." + $0.word } ?? "")
    let make = view.kind.className + "(frame: " + Self.text(view.frame) + ")"
    var lines = ["let " + view.name + " = dressed(" + make + ", " + name + color + ")"]
    if view.kind.isControl {
      lines.append(
        view.name + ".addTarget(screen, action: Screen.act, for: " + Self.event(view) + ", name: "
          + name + ")")
    }
    return lines
  }

  private func appView(_ view: OwnScene.View) -> [String] {
    let (name, kind) = (view.name, view.kind.word)
    let frame = "(frame: " + Self.text(view.frame) + ")"
    let make = kind == "view" ? "TalkingView" : view.kind.className
    var lines = [
      "let " + name + " = " + (kind == "button" ? "UIButton(type: .system)" : make + frame)
    ]
    switch kind {
    case "view": lines.append(name + ".word = \"" + name + "\"")
    case "label": lines.append(name + ".text = \"" + name + "\"")
    case "scroll": lines.append(name + ".contentInsetAdjustmentBehavior = .never")
    case "button":
      lines.append(name + ".frame = " + Self.text(view.frame))
      lines.append(name + ".setTitle(\"" + name + "\", for: .normal)")
    default: break
    }
    if view.kind.isControl {
      lines.append(
        name + ".addAction(UIAction { _ in print(\"" + name + "\") }, for: " + Self.event(view)
          + ")")
    }
    return lines + (view.color.map { [name + ".backgroundColor = ." + $0.word] } ?? [])
  }

  /// A view that says what it hears, and hands it on.
  private static var talkingView: [String] {
    var lines = ["final class TalkingView: UIView {", "  var word = \"\""]
    for phase in ["Began", "Moved", "Ended", "Cancelled"] {
      let call = "touches" + phase + "("
      lines += [
        "", "  override func " + call + "_ touches: Set<UITouch>, with event: UIEvent?) {",
        "    print(word, \"touches" + phase + "\")",
        "    super." + call + "touches, with: event)", "  }",
      ]
    }
    return lines + ["}", ""]
  }

  private static func variable(_ place: Int) -> String { "recognizer" + String(place + 1) }

  private static func event(_ view: OwnScene.View) -> String {
    view.kind.word == "button" ? ".touchUpInside" : ".valueChanged"
  }

  private static func statement(_ step: OwnScene.Step) -> String {
    switch step {
    case .wait(let pause): return "try stage.wait(" + decimals(pause) + ")"
    case .fingers(let deeds):
      let paths = deeds.map { deed in
        let points = deed.points.map {
          "CGPoint(x: " + decimals(Double($0.x)) + ", y: " + decimals(Double($0.y)) + ")"
        }
        let path =
          points.count == 1
          ? ".press(at: " + points[0] + ", for: "
          : ".drag(through: [" + points.joined(separator: ", ") + "], over: "
        return "(" + String(deed.finger) + ", " + path + decimals(deed.duration) + "))"
      }
      return "try stage.play([" + paths.joined(separator: ", ") + "])"
    }
  }

  static func text(_ size: CGSize) -> String {
    "CGSize(width: " + decimals(Double(size.width)) + ", height: " + decimals(Double(size.height))
      + ")"
  }

  private static func text(_ frame: CGRect) -> String {
    "CGRect(x: " + decimals(Double(frame.minX)) + ", y: " + decimals(Double(frame.minY))
      + ", width: "
      + decimals(Double(frame.width)) + ", height: " + decimals(Double(frame.height)) + ")"
  }
}
