import UIKit

// listing: sheet
/// A sheet for every input, without detents: a pencil draws on it, everything else moves it.
final class SheetViewController: EscapeViewController, UIGestureRecognizerDelegate {
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
    pan.delegate = self
    let click = UITapGestureRecognizer(target: self, action: #selector(didClick))
    click.buttonMaskRequired = .secondary
    click.allowedTouchTypes = numbers(.indirectPointer)
    for recognizer in [pan, click] { sheet.addGestureRecognizer(recognizer) }
    onEscape = { [weak self] in self?.putBack() }
  }

  override var keyCommands: [UIKeyCommand]? {
    [UIKeyCommand(title: "Back", action: #selector(putBack), input: "b", modifierFlags: .command)]
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

  /// Not while the pencil draws: the finger may be the edge of a hand.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !sheet.isDrawing
  }

  @objc private func putBack() { sheet.frame.origin.y = 420 }

  @objc private func didClick(_ click: UITapGestureRecognizer) {
    print(click.modifierFlags.contains(.shift) ? "the longer menu" : "the menu")
  }

  private func numbers(_ types: UITouch.TouchType...) -> [NSNumber] {
    types.map { NSNumber(value: $0.rawValue) }
  }
}
// end

// listing: keys
/// Uses one key and passes on the others, with their ends.
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
  private(set) var isDrawing = false
  fileprivate var strokes = Strokes() { didSet { setNeedsDisplay() } }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if pencil(touches) != nil { (isDrawing, strokes.all) = (true, strokes.all + [[]]) }
    add(touches, event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { add(touches, event) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    add(touches, event)
    if pencil(touches) != nil { isDrawing = false }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if pencil(touches) == nil { return }
    (isDrawing, strokes.all) = (false, strokes.all.dropLast())  // it was never meant
  }
  override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    for touch in touches { strokes.correct(touch) }
  }
  override func draw(_ rect: CGRect) { strokes.draw() }
}
// end

// listing: strokes
/// Every place of a pencil, and each force as soon as it's measured.
///
/// Each change draws everything again: enough for one page, not for a notebook.
@MainActor struct Strokes {
  var all: [[(place: CGPoint, force: CGFloat, index: NSNumber?)]] = []

  mutating func add(_ touch: UITouch, in view: UIView) {
    let dot = (touch.preciseLocation(in: view), touch.force, touch.estimationUpdateIndex)
    if let last = all.indices.last { all[last].append(dot) }
  }
  mutating func correct(_ touch: UITouch) {
    guard let index = touch.estimationUpdateIndex else { return }
    for line in all.indices.reversed() {  // most are recent
      guard let dot = all[line].lastIndex(where: { $0.index == index }) else { continue }
      all[line][dot].force = touch.force
      return
    }
  }
}
// end

// listing: drawing
extension Strokes {
  func draw() {
    for line in all {
      for (from, to) in zip(line, line.dropFirst()) {
        let path = UIBezierPath()
        path.lineWidth = 2 + 4 * to.force
        path.lineCapStyle = .round  // or a dot, whose places are one, would draw nothing
        path.move(to: from.place)
        path.addLine(to: to.place)
        path.stroke()
      }
    }
  }
}

extension CanvasView {
  private func pencil(_ all: Set<UITouch>) -> UITouch? { all.first { $0.type == .pencil } }

  private func add(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard let pencil = pencil(touches) else { return }
    let samples = event?.coalescedTouches(for: pencil) ?? [pencil]
    for sample in samples { strokes.add(sample, in: self) }
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
