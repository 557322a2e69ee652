import UIKit

// listing: stars
class StarControl: UIControl {  // rates when the finger comes down
  private let label = UILabel()  // takes no touches, so the control is hit
  private(set) var rating = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    (label.frame, label.font) = (bounds, .systemFont(ofSize: 33))
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
    rate(0)
  }

  required init?(coder: NSCoder) { fatalError("This control is made in code.") }

  func rate(_ stars: Int) {
    rating = stars
    label.text = String(repeating: "★", count: stars) + String(repeating: "☆", count: 5 - stars)
    sendActions(for: .valueChanged)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    rate(min(5, Int(touch.location(in: self).x / label.intrinsicContentSize.width * 5) + 1))
    return super.beginTracking(touch, with: event)
  }
}
// end

// listing: veto
/// Stars that keep their taps, and take back a rating whose touch is taken away.
class OwnStars: StarControl {
  private var before = 0

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if let tap = gestureRecognizer as? UITapGestureRecognizer, tap.view !== self,
      tap.numberOfTouchesRequired == 1
    {
      return false
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    before = rating
    return super.beginTracking(touch, with: event)
  }

  override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    if rating != before { rate(before) }
  }
}
// end

// listing: talking
/// Stars that say who may take their touch, and when it is taken, while you look for the culprit.
final class TalkingStars: OwnStars {
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    print("may take it:", touch.gestureRecognizers ?? [])
    return super.beginTracking(touch, with: event)
  }

  override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    print("taken away")
  }
}
// end

// listing: screen
final class CardViewController: UIViewController, UIGestureRecognizerDelegate {
  private let card = UIView(frame: CGRect(x: 40, y: 160, width: 280, height: 120))
  private let stars = OwnStars(frame: CGRect(x: 40, y: 40, width: 200, height: 40))
  private lazy var tap = UITapGestureRecognizer(target: self, action: #selector(closeCard))

  override func viewDidLoad() {
    super.viewDidLoad()
    (view.backgroundColor, card.backgroundColor) = (.systemGray, .systemBackground)
    view.addSubview(card)
    card.addSubview(stars)
    tap.name = "close the card"  // printed with the recognizer
    tap.delegate = self
    view.addGestureRecognizer(tap)
  }

  @objc private func closeCard() { card.isHidden = true }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    gestureRecognizer !== tap || touch.view?.isDescendant(of: card) != true
  }
}
// end

// listing: form
/// A form in which a tap beside the field puts the keyboard away, and takes no touch from anybody.
class FormViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let tap = UITapGestureRecognizer(target: self, action: #selector(putKeyboardAway))
    tap.cancelsTouchesInView = false  // or the boxes can't be ticked, nor rows selected
    view.addGestureRecognizer(tap)
  }

  @objc private func putKeyboardAway() { view.endEditing(true) }
}
// end
