/// The owner of a view and of what happens in it.
open class UIViewController: UIResponder {
  /// The root view, made when it is asked for first.
  ///
  /// - Precondition: A view that is set is that of no other controller, and contains no view of one
  ///   that presents this one.
  open var view: UIView! {
    get {
      if viewIfLoaded == nil {
        loadView()
        viewDidLoad()
      }
      return viewIfLoaded
    }
    set {
      if let newValue { expectToFit(newValue) }
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
  /// Whether it is being taken away, so that it presents nothing more.
  private final var isLeaving = false

  deinit {
    if viewIfLoaded?.viewController === self { viewIfLoaded?.viewController = nil }
    // Not by recursion: controllers may be nested deeper than the stack.
    var waiting = letGo()
    while var controller = waiting.popLast() {
      if isKnownUniquelyReferenced(&controller) { waiting += controller.letGo() }
    }
  }

  /// Unties the controllers that this one keeps alive.
  private final func letGo() -> [UIViewController] {
    var kept = children
    for child in children { child.parent = nil }
    if let presented = presentedViewController {
      presented.presentingViewController = nil
      kept.append(presented)
    }
    (children, presentedViewController) = ([], nil)
    return kept
  }

  /// Makes the root view.
  ///
  /// Override it to set `view` to a view of your own.
  open func loadView() { view = UIView(frame: .zero) }

  /// Called once, when the root view was made.
  open func viewDidLoad() {}

  /// The presenting controller, else the superview of the root view (RC-3; RC-4 by DEC-13).
  open override var next: UIResponder? { presenterOrSuperview }

  /// Makes another controller a child.
  ///
  /// The chain follows the views, not this call (RC-3).
  ///
  /// - Precondition: The child is neither this controller nor one that this one is in.
  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    // An override of that may have done anything.
    precondition(
      !isIn(childController),
      "A controller cannot be its own child, or in a child of its own (RC-3).")
    children.append(childController)
    childController.parent = self
  }

  /// Whether this controller is another one, or a child in it at any depth.
  private final func isIn(_ controller: UIViewController) -> Bool {
    // A controller without children contains no other, so deep nests are built in linear time.
    if controller.children.isEmpty { return self === controller }
    var each: UIViewController? = self
    while let current = each {
      if current === controller { return true }
      each = current.parent
    }
    return false
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
  /// that it has (EV-33).
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: The controller to show; nothing happens if this one shows one already.
  ///   - flag: Has no effect here.
  ///   - completion: Called when the other controller's view is there.
  /// - Precondition: The other controller is presented by none, neither it nor one that it presents
  ///   is this controller, and its view does not contain this one's.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    let controller = viewControllerToPresent
    // Its view is loaded first, as the app may do anything then, even present something.
    guard let view = controller.view else { return }
    guard presentedViewController == nil, !isLeaving, let window = viewIfLoaded?.window
    else { return }
    precondition(controller !== self, "A controller cannot present itself (RC-4).")
    precondition(
      !controller.presents(self),
      "A controller cannot present one that presents it: the chain would never end (RC-4).")
    precondition(
      controller.presentingViewController == nil,
      "A controller is presented by one other at a time (RC-4).")
    precondition(
      !controller.hears(of: view, after: self),
      "A controller cannot present one whose view contains its own: "
        + "the chain would never end (RC-4).")
    presentedViewController = controller
    controller.presentingViewController = self
    view.frame = window.bounds
    window.addSubview(view)
    // What the view hears of when it comes may dismiss it at once.
    guard presentedViewController === controller else {
      if controller.presentingViewController == nil { view.removeFromSuperview() }
      return
    }
    completion?()
  }

  /// Whether this controller presents another one, directly or by one that it presents.
  private final func presents(_ other: UIViewController) -> Bool {
    // One that presents none stands above no other; so a long row is presented in linear time.
    guard presentedViewController != nil else { return false }
    var each = other.presentingViewController
    while let current = each {
      if current === self { return true }
      each = current.presentingViewController
    }
    return false
  }

  /// Takes away the controller this one presents, or this one if it presents none.
  ///
  /// - Parameters:
  ///   - flag: Has no effect here.
  ///   - completion: Called when the other controller's view is gone.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let presented = presentedViewController else {
      presentingViewController?.dismiss(animated: flag, completion: completion)
      return
    }
    // The last one first, so that each has to take away one only, however many there are.
    var leaving = [presented]
    while let next = leaving.last?.presentedViewController { leaving.append(next) }
    for each in leaving { each.isLeaving = true }
    for presenter in leaving.dropLast().reversed() where presenter.presentedViewController != nil {
      presenter.dismiss(animated: flag)
    }
    // What the views hear of when they go may have dismissed it already, and even presented it again.
    if presented.isLeaving { presented.viewIfLoaded?.removeFromSuperview() }
    let isStillLeaving = presented.isLeaving
    for each in leaving { each.isLeaving = false }
    if isStillLeaving, presentedViewController === presented {
      presented.presentingViewController = nil
      presentedViewController = nil
    }
    completion?()
  }

  override var homeWindow: UIWindow? { viewIfLoaded?.window }

  override var nextInHierarchy: UIResponder? { presenterOrSuperview }
  private final var presenterOrSuperview: UIResponder? {
    presentingViewController ?? viewIfLoaded?.superview
  }

  override var nameOfKind: String { "viewController" }
}

// The chain leads from a presented controller to its presenter, wherever the views lie (RC-4). So
// views and presentations could be tied into a ring, and whoever walks it would never come back.
// What ties a knot is therefore asked first whether it closes one.
extension UIViewController {
  /// Whether this controller, or a view that is its own, comes after a responder on the chain.
  fileprivate final func hears(of view: UIView, after responder: UIResponder?) -> Bool {
    // To one that presents none, and whose view is empty, leads nothing; so a long row of controllers
    // is presented in linear time.
    guard presentedViewController != nil || !view.subviews.isEmpty else { return false }
    return responder?.leadsInHierarchy(to: self, or: view) ?? false
  }

  /// Stops the program if a view cannot become the one of this controller.
  fileprivate final func expectToFit(_ view: UIView) {
    precondition(
      view.viewController == nil || view.viewController === self,
      "A view is that of one controller at a time (RC-3).")
    precondition(
      !hears(of: view, after: presentingViewController ?? view.superview),
      "A presented controller's view cannot contain its presenter's: "
        + "the chain would never end (RC-4).")
  }
}

extension UIResponder {
  /// Whether the chain leads to a controller or a view, this one included; overrides of `next` are
  /// not asked.
  final func leadsInHierarchy(to controller: UIViewController?, or view: UIView) -> Bool {
    var each: UIResponder? = self
    while let responder = each {
      if responder === view || responder === controller { return true }
      each = responder.nextInHierarchy
    }
    return false
  }
}

extension UIView {
  /// Whether the chain would lead back to a view if it were put into this one.
  final func wouldCloseRing(with view: UIView) -> Bool {
    let controller = view.viewController
    // A view without subviews comes after nobody but whom its controller presents, so a deep tree is
    // built in linear time.
    guard controller?.presentedViewController != nil || !view.subviews.isEmpty
    else { return false }
    // From one that is presented the chain goes to its presenter, and not to its view's superview.
    let isOnTop = controller?.presentingViewController != nil
    return leadsInHierarchy(to: isOnTop ? nil : controller, or: view)
  }
}
