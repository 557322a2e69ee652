/// The owner of a view and of what happens in it.
open class UIViewController: UIResponder {
  /// The root view, made when it is asked for first.
  open var view: UIView! {
    get {
      if viewIfLoaded == nil {
        loadView()
        viewDidLoad()
      }
      return viewIfLoaded
    }
    set {
      if viewIfLoaded?.viewController === self { viewIfLoaded?.viewController = nil }
      viewIfLoaded = newValue
      newValue?.viewController = self
    }
  }

  /// The root view, if it has been made.
  public private(set) final var viewIfLoaded: UIView?
  /// The controllers in this one.
  public private(set) final var children: [UIViewController] = []
  /// The controller this one is in.
  public private(set) final unowned(unsafe) var parent: UIViewController?
  /// The controller this one shows in front of itself.
  public private(set) final var presentedViewController: UIViewController?
  /// The controller that shows this one in front of itself.
  public private(set) final unowned(unsafe) var presentingViewController: UIViewController?

  deinit {
    if viewIfLoaded?.viewController === self { viewIfLoaded?.viewController = nil }
    for child in children { child.parent = nil }
    presentedViewController?.presentingViewController = nil
  }

  /// Makes the root view.
  ///
  /// Override it to set `view` to a view of your own.
  open func loadView() { view = UIView(frame: .zero) }

  /// Called once, when the root view was made.
  open func viewDidLoad() {}

  /// The presenting controller, else the superview of the root view (RC-3; RC-4 by DEC-13).
  open override var next: UIResponder? { presentingViewController ?? viewIfLoaded?.superview }

  /// Makes another controller a child.
  ///
  /// The chain follows the views, not this call (RC-3).
  open func addChild(_ child: UIViewController) {
    child.removeFromParent()
    children.append(child)
    child.parent = self
  }

  /// Takes this controller out of its parent.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// Shows another controller's view in front of everything in the window.
  ///
  /// [model] Neither animation nor private container views (RC-5): the view is put into the window,
  /// and the completion is called at once. The presenting controller's view stays, and keeps a touch
  /// that it has.
  ///
  /// - Parameters:
  ///   - controller: The controller to show; nothing happens if this one shows one already.
  ///   - animated: Has no effect here.
  ///   - completion: Called when the other controller's view is there.
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    guard presentedViewController == nil, let window = viewIfLoaded?.window else { return }
    presentedViewController = controller
    controller.presentingViewController = self
    controller.view.frame = window.bounds
    window.addSubview(controller.view)
    completion?()
  }

  /// Takes away the controller this one presents, or this one if it presents none.
  ///
  /// - Parameters:
  ///   - animated: Has no effect here.
  ///   - completion: Called when the other controller's view is gone.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    guard let presented = presentedViewController else {
      presentingViewController?.dismiss(animated: animated, completion: completion)
      return
    }
    presented.presentedViewController.map { _ in presented.dismiss(animated: animated) }
    presented.viewIfLoaded?.removeFromSuperview()
    presented.presentingViewController = nil
    presentedViewController = nil
    completion?()
  }

  override var homeWindow: UIWindow? { viewIfLoaded?.window }

  override var nameOfKind: String { "viewController" }
}
