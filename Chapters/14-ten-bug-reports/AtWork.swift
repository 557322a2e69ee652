import UIKit

#if canImport(UIKit.UIGestureRecognizerSubclass)
  import UIKit.UIGestureRecognizerSubclass  // canBePrevented(by:) is declared there
#endif

// listing: window
/// Prints the answers to the first four questions about every touch.
final class ReportingWindow: UIWindow {
  override init(windowScene: UIWindowScene) {
    super.init(windowScene: windowScene)
    addGestureRecognizer(Witness(target: nil, action: nil))
  }

  required init?(coder: NSCoder) { fatalError("This window is made in code.") }

  override func sendEvent(_ event: UIEvent) {
    let touches = event.touches(for: self) ?? []
    for touch in touches where touch.phase == .began {
      print("1 this window; all:", windowScene?.windows.map { $0.windowLevel.rawValue } ?? [])
      print("2 hit", touch.view ?? "nobody")
      print("3 heard", (touch.gestureRecognizers ?? []).map { $0.label })
    }
    super.sendEvent(event)
    for touch in touches where touch.phase == .cancelled {
      print("4 cancelled: by the system, or its view has left the window")
    }
  }
}
// end

// listing: witness
// Needs import UIKit.UIGestureRecognizerSubclass, which declares canBePrevented(by:).
/// Recognizes nothing, and sees which recognizers want to exclude it.
final class Witness: UIGestureRecognizer {
  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    name = "witness"
    delaysTouchesEnded = false  // or it would hold back the end of each touch
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    print("4 recognized", preventingGestureRecognizer.label)
    return false
  }
}

extension UIGestureRecognizer {
  /// Its name; without one, its class and that of its view.
  fileprivate var label: String {
    name ?? "\(type(of: self)) on \(view.map { "\(type(of: $0))" } ?? "no view")"
  }
}
// end

/// A page with Monday's bug, to see what the window prints.
final class ShopViewController: UIViewController {
  private let pay = UIButton(type: .system)
  private let glow = UIView(frame: CGRect(x: 30, y: 190, width: 220, height: 64))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    pay.frame = CGRect(x: 40, y: 200, width: 200, height: 44)
    pay.setTitle("Pay", for: .normal)
    pay.addTarget(self, action: #selector(didPay), for: .touchUpInside)
    let counter = UITapGestureRecognizer(target: self, action: #selector(didCount))
    counter.name = "counter"
    pay.addGestureRecognizer(counter)
    view.addSubview(pay)
    glow.isUserInteractionEnabled = false
    view.addSubview(glow)
  }

  @objc private func didPay() { title = "paid" }
  @objc private func didCount() { title = "counted" }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    // listing: scene
    // In the scene delegate's scene(_:willConnectTo:options:), for debug builds:
    window = ReportingWindow(windowScene: windowScene)
    window?.rootViewController = UINavigationController(rootViewController: ShopViewController())
    window?.makeKeyAndVisible()
    // end
  }
}
