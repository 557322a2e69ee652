/// Declarations that UIKit has and the engine has not, for the type check of exported files.
///
/// They stand in for the app and its scene, for layers, and for what needs the Objective-C runtime:
/// what an exported file does with them is compared with these lines, which are written after Apple's
/// documentation, and not with UIKit itself.
let phoneStandIns = """
  @_exported import Foundation
  import UIKit

  struct Selector {
    let words: String
  }
  func selector<Method>(_ method: Method) -> Selector { Selector(words: "") }
  func NSStringFromSelector(_ selector: Selector) -> String { selector.words }

  extension UIControl {
    func addTarget(_ target: Any?, action: Selector, for events: UIControl.Event) {}
  }
  extension UIGestureRecognizer {
    func addTarget(_ target: Any, action: Selector) {}
    convenience init(target: Any?, action: Selector?) { self.init() }
  }
  extension UIAction {
    convenience init(handler: @escaping (UIAction) -> Void) {
      self.init(title: "", handler: handler)
    }
  }

  extension UIKeyCommand {
    convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
      fatalError()
    }
  }

  class NSCoder {}

  extension IndexPath {
    var row: Int { self[1] }
    init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  }
  protocol UITableViewDataSource: AnyObject {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell
  }
  protocol UITableViewDelegate: UIScrollViewDelegate {
    var tableView: ((UITableView, IndexPath) -> Void)? { get }
  }
  extension UITableViewDelegate {
    var tableView: ((UITableView, IndexPath) -> Void)? { nil }
  }
  extension UIScrollViewDelegate {
    var tableViewOfDelegate: StandInForOptionalMethod { StandInForOptionalMethod() }
  }
  struct StandInForOptionalMethod {
    func callAsFunction(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  }
  extension UITableView {
    var standInDataSource: (any UITableViewDataSource)? {
      get { nil }
      set {}
    }
    func numberOfRows(inSection section: Int) -> Int { 0 }
    func indexPathForRow(at point: CGPoint) -> IndexPath? { nil }
    func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nil }
  }
  extension UITableViewCell {
    enum CellStyle { case `default` }
    convenience init(style: CellStyle, reuseIdentifier: String?) {
      self.init(reuseIdentifier: reuseIdentifier)
    }
  }
  extension UIScrollView {
    enum ContentInsetAdjustmentBehavior { case never }
    var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
      get { .never }
      set {}
    }
  }

  class CALayer {
    var zPosition: CGFloat = 0
    func addSublayer(_ layer: CALayer) {}
  }
  final class CGPath {}
  final class CGColor {}
  final class CAShapeLayer: CALayer {
    var path: CGPath?
    var fillColor: CGColor?
    var strokeColor: CGColor?
  }
  final class UIBezierPath {
    init(ovalIn rect: CGRect) {}
    var cgPath: CGPath { CGPath() }
  }
  extension UIColor {
    var cgColor: CGColor { CGColor() }
  }
  extension UIView {
    var layer: CALayer { CALayer() }
  }

  typealias UIScene = UIResponder
  extension UIResponder {
    final class ConnectionOptions {}
  }
  final class UISceneSession {
    struct Role {}
    var role: Role { Role() }
  }
  final class UISceneConfiguration {
    init(name: String?, sessionRole: UISceneSession.Role) {}
    var delegateClass: AnyClass?
  }
  func UIApplicationMain(
    _ count: Int32, _ values: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>,
    _ application: String?, _ delegate: String?
  ) -> Int32 { 0 }
  protocol UIWindowSceneDelegate: AnyObject {
    var window: UIWindow? { get set }
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions)
  }
  """
