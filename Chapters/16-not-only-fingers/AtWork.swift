import UIKit

/// A sheet that follows fingers, a held button, and a trackpad.
final class SheetViewController: UIViewController {
  private let sheet = UIView(frame: CGRect(x: 0, y: 420, width: 375, height: 700))
  private var start: CGFloat = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Sheet"
    view.backgroundColor = .systemBackground
    sheet.backgroundColor = .systemOrange
    view.addSubview(sheet)
    addPan()
    addMenuClick()
  }

  // listing: sheet
  private func addPan() {
    let pan = UIPanGestureRecognizer(target: self, action: #selector(didPan))
    if #available(iOS 13.4, *) { pan.allowedScrollTypesMask = .all }
    sheet.addGestureRecognizer(pan)
  }

  @objc private func didPan(_ pan: UIPanGestureRecognizer) {
    if pan.state == .began { start = sheet.frame.minY }
    sheet.frame.origin.y = max(100, start + pan.translation(in: view).y)
    title = "\(pan.numberOfTouches) fingers at \(pan.location(in: view))"
  }

  private func addMenuClick() {
    let click = UITapGestureRecognizer(target: self, action: #selector(didClick))
    click.buttonMaskRequired = .secondary
    click.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
    sheet.addGestureRecognizer(click)
  }
  // end

  @objc private func didClick() { title = "menu" }
}

/// A canvas with every place of a pencil, and the forces as soon as they're measured.
final class CanvasView: UIView {
  private struct Ink {
    var place: CGPoint
    var force: CGFloat
    var index: NSNumber?
  }
  private var ink: [Ink] = []

  // listing: canvas
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      for sample in event?.coalescedTouches(for: touch) ?? [touch] {
        let place = sample.preciseLocation(in: self)
        ink.append(Ink(place: place, force: sample.force, index: sample.estimationUpdateIndex))
      }
    }
    setNeedsDisplay()
  }

  override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    for touch in touches {
      guard let index = touch.estimationUpdateIndex,
        let place = ink.firstIndex(where: { $0.index == index })
      else { continue }
      ink[place].force = touch.force
    }
    setNeedsDisplay()
  }
  // end

  override func draw(_ rect: CGRect) {
    UIColor.label.setFill()
    for dot in ink {
      let size = 2 + 4 * dot.force
      let corner = CGPoint(x: dot.place.x - size / 2, y: dot.place.y - size / 2)
      UIBezierPath(ovalIn: CGRect(origin: corner, size: CGSize(width: size, height: size))).fill()
    }
  }
}

/// A page that the escape key closes.
final class PageViewController: UIViewController {
  override var canBecomeFirstResponder: Bool { true }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    title = "Escape closes"
    becomeFirstResponder()
  }

  // listing: keys
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let escapes = presses.filter { $0.key?.keyCode == .keyboardEscape }
    if !escapes.isEmpty { dismiss(animated: true) }
    let others = presses.subtracting(escapes)
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }
  // end
}
