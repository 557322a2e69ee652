import MiniUIKit
import Stage

/// A card with a tap that opens it and one that shows its menu.
private final class CardScreen: UIViewController {
  let card = dressed(UIView(frame: CGRect(x: 60, y: 200, width: 255, height: 160)), "card", .blue)
  private(set) var done: [String] = []
  let menu = UITapGestureRecognizer()

  override func viewDidLoad() {
    view.addSubview(card)
    // listing: menu
    menu.addTarget(self, action: CardScreen.showMenu, name: "showMenu")
    menu.buttonMaskRequired = .secondary
    card.addGestureRecognizer(menu)
    // end
  }

  func addOpen() {
    card.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: CardScreen.open, name: "open"))
  }

  func showMenu() { done.append("showMenu") }
  func open() { done.append("open") }
}

private let onCard = CGPoint(x: 187, y: 280)

/// Who taps with what.
private enum Hand: String, CaseIterable {
  case finger = "a finger"
  case pencil = "a pencil"
  case primary = "the first button"
  case secondary = "the second button"

  func tap(on stage: Stage) throws(ScriptError) {
    switch self {
    case .finger: try stage.finger.tap(at: onCard)
    case .pencil: try stage.pencil.tap(at: onCard)
    case .primary: try stage.pointer().tap(at: onCard)
    case .secondary: try stage.pointer(.secondary).tap(at: onCard)
    }
  }
}

/// Taps with two buttons.
let clicks = [
  Experiment(
    "16D", "A finger taps a card whose tap wants the second button",
    kinds: ["touch", "gesture", "action"], showsChain: false, tellsLeftOut: false,
    parameters: [.flag("pointer", false, "the tap takes touches of pointers only")],
    touch: onCard, prediction: whatDoesTheFinger, pictures: [.scene],
    on: { Stage(settings: $0, viewController: CardScreen()) }
  ) { stage throws(ScriptError) in
    if stage.flag("pointer") {
      // listing: pointers
      (stage.viewController as? CardScreen)?.menu.allowedTouchTypes = [.indirectPointer]
      // end
    }
    try stage.finger.tap(at: stage.touch)
  },
  Experiment(
    "16D2", "Four taps on a card, with one tap or the other", kinds: ["action"],
    tellsLeftOut: false,
    parameters: [.flag("pointer", false, "the tap takes touches of pointers only")], pictures: []
  ) { stage throws(ScriptError) in
    var rows = [["tapped with", "buttonMaskRequired .secondary", ".primary"]]
    for hand in Hand.allCases {
      var row = [hand.rawValue]
      for isMenu in [true, false] {
        let screen = CardScreen()
        let scene = Stage(viewController: screen)
        if stage.flag("pointer") { screen.menu.allowedTouchTypes = [.indirectPointer] }
        if !isMenu {
          screen.menu.isEnabled = false
          screen.addOpen()
        }
        try hand.tap(on: scene)
        row.append(screen.done.isEmpty ? "-" : screen.done.joined(separator: ", "))
      }
      rows.append(row)
    }
    stage.recording.add(Table("What runs:", rows))
  },
  Experiment(
    "16D3", "A click, with YES and with NO in Info.plist", kinds: ["touch"],
    tellsLeftOut: false, pictures: []
  ) { stage throws(ScriptError) in
    var rows = [["UIApplicationSupportsIndirectInputEvents", "the touch of a click is"]]
    for isKnown in [true, false] {
      let view = TypeView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
      let scene = Stage()
      scene.phone.application.supportsIndirectInputEvents = isKnown
      scene.root.addSubview(dressed(view, "page"))
      try scene.pointer().tap(at: onCard)
      rows.append([isKnown ? "YES" : "NO", view.type.map { $0.word } ?? "nothing"])
    }
    stage.recording.add(Table("What Info.plist says:", rows))
  },
]

/// A view that notes what has touched it.
final class TypeView: UIView {
  private(set) var type: UITouch.TouchType?
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    type = touches.first?.type
  }
}

extension UITouch.TouchType {
  /// The type's name in UIKit.
  var word: String {
    switch self {
    case .direct: "direct"
    case .indirect: "indirect"
    case .pencil: "pencil"
    case .indirectPointer: "indirectPointer"
    }
  }
}

/// A card that lights up under the pointer.
final class HoverScreen: UIViewController {
  let card = dressed(UIView(frame: CGRect(x: 60, y: 200, width: 255, height: 160)), "card", .blue)
  let hover = UIHoverGestureRecognizer()

  override func viewDidLoad() {
    view.addSubview(card)
    hover.addTarget(self, action: HoverScreen.didHover, name: "didHover")
    card.addGestureRecognizer(hover)
  }

  // listing: hover
  func didHover(_ hover: UIHoverGestureRecognizer) {
    let isOver = hover.state == .began || hover.state == .changed
    card.alpha = isOver ? 1 : 0.6
  }
  // end
}

/// A pointer passes over a card.
let hovering = [
  Experiment(
    "16E", "A pointer passes over a card", kinds: ["gesture", "touch", "action"],
    tellsLeftOut: false, touch: CGPoint(x: 100, y: 280), pictures: [.scene, .timeline],
    on: { Stage(settings: $0, viewController: HoverScreen()) }
  ) { stage throws(ScriptError) in
    try stage.wait(0.1)
    try stage.movePointer(to: CGPoint(x: 20, y: 280))
    for x in [stage.touch.x, 200, 360] {
      try stage.wait(0.1)
      try stage.movePointer(to: CGPoint(x: x, y: stage.touch.y))
    }
  }
]

private let whatDoesTheFinger = Prediction(
  "A tap recognizer wants the second button of a pointer. A finger taps. What does the tap do?",
  [
    .init("it fails", "That takes a pointer with another button; a finger is not asked for one."),
    .init("it recognizes", "The mask is evaluated for pointers only, and a finger passes it."),
    .init(
      "it gets no touch", "Its allowedTouchTypes have all types, and a finger's is one of them."),
  ]
) { run in
  let ended = run.lines.contains { $0.kind == "gesture" && $0.what == "ended" }
  let failed = run.lines.contains { $0.kind == "gesture" && $0.what == "failed" }
  return ended ? "it recognizes" : failed ? "it fails" : "it gets no touch"
}
