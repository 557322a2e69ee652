import UIKit

// listing: sheet
/// A sheet for every input, without detents: a pencil draws on it, everything else moves it.
final class SheetViewController: EscapeViewController {
  private let sheet = CanvasView(frame: CGRect(x: 0, y: 420, width: 1400, height: 1400))
  private var start: CGFloat = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    (view.backgroundColor, sheet.backgroundColor) = (.systemOrange, .white)
    sheet.isMultipleTouchEnabled = true  // or a hand that lies on it keeps the pencil away
    view.addSubview(sheet)
    let pan = UIPanGestureRecognizer(target: self, action: #selector(didPan))
    pan.allowedScrollTypesMask = .all
    pan.allowedTouchTypes = numbers(.direct, .indirectPointer)  // no pencil
    let click = UITapGestureRecognizer(target: self, action: #selector(didClick))
    click.buttonMaskRequired = .secondary
    click.allowedTouchTypes = numbers(.indirectPointer)
    for recognizer in [pan, click] { sheet.addGestureRecognizer(recognizer) }
    onEscape = { [weak self] in self?.sheet.frame.origin.y = 420 }
  }
}
// end

// listing: actions
extension SheetViewController {
  @objc private func didPan(_ pan: UIPanGestureRecognizer) {
    if pan.state == .began { start = sheet.frame.minY }
    sheet.frame.origin.y = max(100, start + pan.translation(in: view).y)
    print(pan.numberOfTouches, "touches at", pan.location(in: view))
  }

  @objc private func didClick() { print("the menu") }

  private func numbers(_ types: UITouch.TouchType...) -> [NSNumber] {
    types.map { NSNumber(value: $0.rawValue) }
  }
}
// end

// listing: keys
/// A screen that uses one key and passes on the others, with their ends.
class EscapeViewController: UIViewController {
  final var onEscape: () -> Void = {}
  override var canBecomeFirstResponder: Bool { true }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()  // or no key begins here
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses {
      if isEscape(press) { onEscape() } else { super.pressesBegan([press], with: event) }
    }
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses where !isEscape(press) { super.pressesEnded([press], with: event) }
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses where !isEscape(press) { super.pressesCancelled([press], with: event) }
  }
  private func isEscape(_ press: UIPress) -> Bool { press.key?.keyCode == .keyboardEscape }
}
// end

// listing: canvas
/// A canvas for a pencil; as fingers draw nothing, one stroke is under way at most.
final class CanvasView: UIView {
  private var strokes = Strokes() { didSet { setNeedsDisplay() } }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if pencil(touches) != nil { strokes.begin() }
    add(touches, event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { add(touches, event) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { add(touches, event) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if pencil(touches) != nil { strokes.takeBack() }  // it was never meant
  }
  override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    for touch in touches { strokes.correct(touch) }
  }
  override func draw(_ rect: CGRect) { strokes.draw() }

  private func pencil(_ all: Set<UITouch>) -> UITouch? { all.first { $0.type == .pencil } }
  private func add(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard let pencil = pencil(touches) else { return }
    for touch in event?.coalescedTouches(for: pencil) ?? [pencil] { strokes.add(touch, in: self) }
  }
}
// end

// listing: strokes
/// Every place of a pencil, and each force as soon as it's measured.
@MainActor struct Strokes {
  private var all: [[(place: CGPoint, force: CGFloat, index: NSNumber?)]] = []

  mutating func begin() { all.append([]) }
  mutating func takeBack() { _ = all.popLast() }
  mutating func add(_ touch: UITouch, in view: UIView) {
    let dot = (touch.preciseLocation(in: view), touch.force, touch.estimationUpdateIndex)
    if let last = all.indices.last { all[last].append(dot) }
  }
  mutating func correct(_ touch: UITouch) {
    guard let index = touch.estimationUpdateIndex else { return }
    for line in all.indices {
      for dot in all[line].indices where all[line][dot].index == index {
        all[line][dot].force = touch.force
      }
    }
  }
  func draw() {
    for dot in all.joined() {
      let out = -1 - 2 * dot.force
      UIBezierPath(ovalIn: CGRect(origin: dot.place, size: .zero).insetBy(dx: out, dy: out)).fill()
    }
  }
}
// end

// listing: print
/// Prints what comes in: the event's type, and of each touch its type and how many samples it has.
final class PrintingWindow: UIWindow {
  override func sendEvent(_ event: UIEvent) {
    let touches = (event.allTouches ?? []).map { touch in
      "\(touch.type.rawValue)/\(event.coalescedTouches(for: touch)?.count ?? 1)"
    }
    print(event.type.rawValue, touches)
    super.sendEvent(event)
  }
}
// end
