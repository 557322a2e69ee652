import UIKit

/// A sheet that follows fingers, a held button, and a trackpad; it has no detents.
final class SheetViewController: UIViewController {
  private let sheet = UIView(frame: CGRect(x: 0, y: 420, width: 375, height: 700))
  private let report = UILabel(frame: CGRect(x: 20, y: 20, width: 335, height: 22))
  private var start: CGFloat = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    sheet.backgroundColor = .systemOrange
    report.text = "Drag me, scroll me, click me."
    view.addSubview(sheet)
    sheet.addSubview(report)
    addPan()
    addMenuClick()
  }

  // listing: sheet
  private func addPan() {
    let pan = UIPanGestureRecognizer(target: self, action: #selector(didPan))
    pan.allowedScrollTypesMask = .all
    sheet.addGestureRecognizer(pan)
  }

  @objc private func didPan(_ pan: UIPanGestureRecognizer) {
    if pan.state == .began { start = sheet.frame.minY }
    sheet.frame.origin.y = max(100, start + pan.translation(in: view).y)
    report.text = "\(pan.numberOfTouches) fingers at \(pan.location(in: view))"
  }

  private func addMenuClick() {  // unless Info.plist says NO to indirect input events
    let click = UITapGestureRecognizer(target: self, action: #selector(didClick))
    click.buttonMaskRequired = .secondary
    click.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
    sheet.addGestureRecognizer(click)
  }
  // end

  @objc private func didClick() { report.text = "menu" }
}

/// A canvas with every place of a pencil, and the forces as soon as they're measured.
///
/// Fingers draw nothing on it, so that one stroke is under way at most.
final class CanvasView: UIView {
  private struct Ink {
    var place: CGPoint
    var force: CGFloat
    var index: NSNumber?
  }
  private var strokes: [[Ink]] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    // A hand that lies on the canvas must not keep the pencil's touch away.
    isMultipleTouchEnabled = true
  }

  required init?(coder: NSCoder) { fatalError("This canvas is made in code.") }

  // listing: canvas
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if touches.contains(where: { $0.type == .pencil }) { strokes.append([]) }
    add(touches, event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { add(touches, event) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { add(touches, event) }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    // What is taken away was never meant.
    if touches.contains(where: { $0.type == .pencil }) { _ = strokes.popLast() }
    setNeedsDisplay()
  }
  // end

  // listing: forces
  override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    for touch in touches {
      guard let index = touch.estimationUpdateIndex else { continue }
      for stroke in strokes.indices {
        for place in strokes[stroke].indices where strokes[stroke][place].index == index {
          strokes[stroke][place].force = touch.force
        }
      }
    }
    setNeedsDisplay()
  }

  private func add(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard let pencil = touches.first(where: { $0.type == .pencil }), !strokes.isEmpty
    else { return }
    for sample in event?.coalescedTouches(for: pencil) ?? [pencil] {
      let place = sample.preciseLocation(in: self)
      strokes[strokes.count - 1]
        .append(Ink(place: place, force: sample.force, index: sample.estimationUpdateIndex))
    }
    setNeedsDisplay()
  }
  // end

  override func draw(_ rect: CGRect) {
    UIColor.label.setFill()
    for dot in strokes.joined() {
      let size = 2 + 4 * dot.force
      let corner = CGPoint(x: dot.place.x - size / 2, y: dot.place.y - size / 2)
      UIBezierPath(ovalIn: CGRect(origin: corner, size: CGSize(width: size, height: size))).fill()
    }
  }
}

/// A page that another one presents, and that the escape key closes.
final class PageViewController: UIViewController {
  private let words = UILabel(frame: CGRect(x: 20, y: 120, width: 335, height: 22))

  override var canBecomeFirstResponder: Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    words.text = "Escape closes this page."
    view.addSubview(words)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  // listing: keys
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = passedOn(presses)
    if others.count < presses.count { dismiss(animated: true) }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = passedOn(presses)  // and the same in pressesCancelled
    if !others.isEmpty { super.pressesEnded(others, with: event) }
  }

  private func passedOn(_ presses: Set<UIPress>) -> Set<UIPress> {
    presses.filter { $0.key?.keyCode != .keyboardEscape }
  }
  // end

  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = passedOn(presses)
    if !others.isEmpty { super.pressesCancelled(others, with: event) }
  }
}

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
