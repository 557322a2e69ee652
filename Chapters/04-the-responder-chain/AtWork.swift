import UIKit

final class PinView: UIView {
  /// The touch that lights the pin; one is enough while isMultipleTouchEnabled is off.
  private var finger: UITouch? {
    didSet { backgroundColor = finger == nil ? .systemRed : .systemYellow }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let own = touches.first(where: { $0.view === self }) { finger = own }
    super.touchesBegan(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let finger, touches.contains(finger) { self.finger = nil }
    super.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let finger, touches.contains(finger) { self.finger = nil }
    super.touchesCancelled(touches, with: event)
  }
}

final class MapViewController: UIViewController {
  private let pin = PinView(frame: CGRect(x: 100, y: 200, width: 60, height: 60))
  private let label = UILabel(frame: CGRect(x: 100, y: 300, width: 240, height: 40))
  private var visits = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    pin.backgroundColor = .systemRed
    view.addSubview(pin)
    view.addSubview(label)
    label.text = "visits: 0"
  }

  // listing: controller
  // In MapViewController, where pin is a PinView; label shows the number.
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard let touch = touches.first(where: { $0.view === pin }),
      pin.point(inside: touch.location(in: pin), with: event)
    else { return }
    visits += 1
    label.text = "visits: \(visits)"
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    printChain(from: pin)
  }
  // end
}

// listing: chain
@MainActor func printChain(from responder: UIResponder) {
  for each in sequence(first: responder, next: { $0.next }) { print(each) }
}

extension UIResponder {
  func nearest<Kind>(_ kind: Kind.Type) -> Kind? {
    sequence(first: self, next: { $0.next }).lazy.compactMap { $0 as? Kind }.first
  }
}
// end
