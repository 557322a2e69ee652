import UIKit

#if canImport(UIKit.UIGestureRecognizerSubclass)
  import UIKit.UIGestureRecognizerSubclass  // canBePrevented(by:) is declared there
#endif

// listing: rule
/// The delegate of a pan that takes what goes to the right, and leaves the rest to others.
final class SidewaysRule: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
    let isScroll = pan.numberOfTouches == 0
    let way = isScroll ? pan.translation(in: pan.view) : pan.velocity(in: pan.view)
    return way.x > abs(way.y)  // the other way is a pager's, or a menu's
  }

  // The way back of iOS 26 waits until the pan has failed.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool {
    guard #available(iOS 26, *) else { return false }
    var next: UIResponder? = other.view
    while let one = next, !(one is UINavigationController) { next = one.next }
    return (next as? UINavigationController)?.interactiveContentPopGestureRecognizer === other
  }
}
// end

// listing: spy
/// Prints every recognizer that would exclude it, and takes no part itself.
final class Spy: UIGestureRecognizer {
  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    delaysTouchesEnded = false  // or it would hold back the end of each touch
  }

  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    print(other.name ?? "no name", type(of: other), other.state.rawValue)
    return false
  }
}
// end

/// The same without SwiftUI: a card that is pushed aside, in a list that scrolls.
final class CardViewController: UIViewController {
  private let list = UIScrollView()
  private let card = UIView(frame: CGRect(x: 16, y: 40, width: 343, height: 80))
  private let rule = SidewaysRule()  // a delegate isn't kept

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    list.frame = view.bounds
    list.contentSize = CGSize(width: view.bounds.width, height: 2000)
    view.addSubview(list)
    card.backgroundColor = .systemOrange
    list.addSubview(card)
    let pan = UIPanGestureRecognizer(target: self, action: #selector(didPan))
    pan.name = "card"
    pan.delegate = rule
    card.addGestureRecognizer(pan)
    view.addGestureRecognizer(Spy(target: nil, action: nil))
  }

  @objc private func didPan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began, .changed:
      card.transform = CGAffineTransform(translationX: pan.translation(in: list).x, y: 0)
    case .ended, .cancelled:
      card.transform = .identity
    default: break
    }
  }
}
