import UIKit

// listing: redirect
/// A view that asks some of its subviews first, also where they hang out of it.
class ReachingView: UIView {
  var outliers: [UIView] = []  // the one in front first

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }
    for view in outliers where view.superview === self {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return super.hitTest(point, with: event)
  }
}
// end

// listing: frame
/// At least 44 by 44 points, for a finger as well as for VoiceOver.
class RoomyButton: UIButton {
  var area: CGRect {
    let dx = max(0, 44 - bounds.width) / 2
    let dy = max(0, 44 - bounds.height) / 2
    return bounds.insetBy(dx: -dx, dy: -dy)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    area.contains(point)
  }

  override var accessibilityFrame: CGRect {
    get { UIAccessibility.convertToScreenCoordinates(area, in: self) }
    set { super.accessibilityFrame = newValue }
  }
}
// end

/// A card whose close button sits on its corner, and may hang out.
final class CardView: ReachingView {
  let close = RoomyButton(frame: CGRect(x: 231, y: 0, width: 24, height: 24))

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    close.setTitle("×", for: .normal)
    close.accessibilityLabel = "Close"  // or VoiceOver reads "multiplication sign"
    close.setTitleColor(.systemRed, for: .normal)
    addSubview(close)
    outliers = [close]
  }

  required init?(coder: NSCoder) { fatalError("This card is made in code.") }
}

// listing: overlay
/// A window in front of the app that is only there where something was declared.
final class OverlayWindow: UIWindow {
  private var regions: [String: CGRect] = [:]

  /// Declares what takes touches, in the window's coordinates; nil takes it back.
  func setRegion(_ region: CGRect?, for name: String) { regions[name] = region }

  // Otherwise a tap on it dismisses the keyboard. With a text field in it, answer true.
  override var canBecomeKey: Bool { false }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    // What the overlay presents, an alert for instance, takes touches everywhere.
    if rootViewController?.presentedViewController != nil { return true }
    return regions.values.contains { $0.contains(point) }
  }
}
// end

final class BubbleViewController: UIViewController {
  private let bubble = UIButton(type: .system)

  // listing: region
  // In BubbleViewController:
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    declareBubble()
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    declareBubble()  // at the first layout the view may be in no window yet
  }
  private func declareBubble() {
    let region = bubble.isHidden ? nil : bubble.convert(bubble.bounds, to: nil)
    (view.window as? OverlayWindow)?.setRegion(region, for: "bubble")
  }
  // end

  override func viewDidLoad() {
    super.viewDidLoad()
    bubble.frame = CGRect(x: 280, y: 400, width: 64, height: 64)
    bubble.setTitle("Help", for: .normal)
    bubble.backgroundColor = .systemYellow
    bubble.addAction(
      UIAction { [weak self] _ in self?.bubble.setTitle("Thanks", for: .normal) },
      for: .primaryActionTriggered)
    view.addSubview(bubble)
  }
}

// listing: hit
extension UIWindowScene {
  /// Who would be hit at a point in screen coordinates: windows are asked from the highest level
  /// down, until one answers. (The order within a level is a guess: the later one first.)
  func hit(at point: CGPoint) -> UIView? {
    let visible = windows.filter { !$0.isHidden }.enumerated()
    let fromTheFront = visible.sorted {
      ($0.element.windowLevel.rawValue, $0.offset) > ($1.element.windowLevel.rawValue, $1.offset)
    }
    for (_, window) in fromTheFront {
      let place = window.convert(point, from: nil as UIWindow?)
      if let view = window.hitTest(place, with: nil) { return view }
    }
    return nil
  }
}
// end

/// The app's screen: a card with its cross.
final class DraftViewController: UIViewController {
  private let card = CardView(frame: CGRect(x: 60, y: 180, width: 255, height: 180))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    card.close.addAction(
      UIAction { [weak self] _ in self?.card.isHidden = true }, for: .primaryActionTriggered)
    view.addSubview(card)
  }
}

// listing: made
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var overlay: OverlayWindow?  // or the window is gone again

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = DraftViewController()
    window?.makeKeyAndVisible()
    overlay = OverlayWindow(windowScene: scene)
    overlay?.rootViewController = BubbleViewController()
    overlay?.windowLevel = .alert
    overlay?.isHidden = false
  }
}
// end
