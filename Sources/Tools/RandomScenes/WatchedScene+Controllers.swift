import MiniUIKit

/// A controller that reports when its view is made.
final class ReportingController: UIViewController {
  private let makeView: () -> ReportingView
  /// Whether the app has put its view anywhere itself.
  var hasMovedView = false

  init(_ makeView: @escaping () -> ReportingView) { self.makeView = makeView }

  override func loadView() { view = makeView() }
  override func viewDidLoad() {
    (view as? ReportingView)?.reporter?.moment(.viewDidLoad, view)
  }
}

/// A step of the chain that there will be when a call has returned: what is called meanwhile may not
/// close a ring with it.
struct Tie {
  let from: UIResponder
  let to: UIResponder
}

// What an app does with controllers, wherever it is called. It never asks for a ring itself, as the
// engine would rightly stop it (RC-4).
extension WatchedScene {
  private static let mostControllers = 12

  func changeControllers(of view: UIView, _ effect: SideEffect) {
    guard let owner = owner(of: view) else { return }
    switch effect {
    case .present: if let new = makeController() { present(new, from: owner) }
    case .presentAgain:
      if let other = controllers.first(where: { mayPresent($0, from: owner) }) {
        present(other, from: owner)
      }
    default: owner.dismiss(animated: false)
    }
  }

  /// The controller that comes next after a view; a view that has none becomes one's own.
  private func owner(of view: UIView) -> UIViewController? {
    var each: UIResponder? = view
    while let responder = each {
      if let controller = responder as? UIViewController { return controller }
      // A row goes and comes when its table wants it to.
      if responder is UITableViewCell { return nil }
      each = responder.next
    }
    guard !(view is UIWindow), let new = makeController() else { return nil }
    new.view = view
    new.hasMovedView = true
    return new
  }

  private func makeController() -> ReportingController? {
    guard controllers.count < Self.mostControllers else { return nil }
    let number = controllers.count
    let new = ReportingController { [unowned self] in
      let view = ReportingView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      view.reporter = reporter()
      view.traceName = "p\(number)"
      view.isMultipleTouchEnabled = number.isMultiple(of: 2)
      adopt(view)
      return view
    }
    census.watch(new)
    controllers.append(new)
    return new
  }

  private func mayPresent(_ controller: UIViewController, from presenter: UIViewController) -> Bool
  {
    controller !== presenter && controller.presentingViewController == nil
      && !ties.contains { $0.from === controller }
      && !leads(from: presenter, to: controller)
      && !(controller.viewIfLoaded.map { leads(from: presenter, to: $0) } ?? false)
  }

  private func present(_ controller: UIViewController, from presenter: UIViewController) {
    guard mayPresent(controller, from: presenter) else { return }
    // A view that is there already goes to the window, and gets its size.
    if let view = controller.viewIfLoaded {
      noteProgram(view)
      gestures.read(.reparented)
      hasMovedView = true
    }
    ties.append(Tie(from: controller, to: presenter))
    presenter.present(controller, animated: false)
    ties.removeLast()
  }

  /// Puts a view into another one, unless a touch would never leave the ring.
  func move(_ view: UIView, into home: UIView) {
    let controller = view.next as? UIViewController
    guard !leads(from: home, to: view), !(controller.map { leads(from: home, to: $0) } ?? false)
    else { return }
    ties.append(Tie(from: view, to: home))
    home.addSubview(view)
    ties.removeLast()
  }

  /// Whether a chain goes from one responder to another, now or when the calls under way are over.
  private func leads(from start: UIResponder, to end: UIResponder) -> Bool {
    var seen: Set<ObjectIdentifier> = []
    var waiting: [UIResponder?] = [start]
    while let next = waiting.popLast() {
      guard let next, seen.insert(ObjectIdentifier(next)).inserted else { continue }
      if next === end { return true }
      waiting.append(next.next)
      // A view that moves has a controller that moves with it.
      for tie in ties where tie.from === next || (tie.from as? UIView)?.next === next {
        waiting.append(tie.to)
      }
    }
    return false
  }

  // MARK: - Laws

  /// Checks that every chain ends, and that who presents and who is presented agree.
  func checkControllers() {
    for start in views as [UIResponder] + controllers as [UIResponder] {
      var (steps, each) = (0, start.next)
      while let responder = each, steps < 1000 { (steps, each) = (steps + 1, responder.next) }
      expect(steps < 1000, "chain", "that of \(start.name) never ends (RC-4)")
    }
    for controller in controllers {
      if let presented = controller.presentedViewController {
        expect(
          presented.presentingViewController === controller, "presented",
          "\(presented.name) does not know who presents it")
      }
      if let presenter = controller.presentingViewController {
        expect(
          presenter.presentedViewController === controller, "presented",
          "\(presenter.name) does not know whom it presents")
      }
    }
  }

  /// At the end everything that is presented goes, and comes back by no callback.
  func dismissAll() {
    callbacks.quietly {
      inTurn { [unowned self] in
        for each in controllers where each.presentedViewController != nil {
          each.dismiss(animated: false)
        }
      }
    }
    for each in controllers {
      let isAlone = each.presentedViewController == nil && each.presentingViewController == nil
      expect(isAlone, "at rest", "\(each.name) is presented, or presents, when all are dismissed")
      expect(
        each.hasMovedView || each.viewIfLoaded?.superview == nil, "at rest",
        "the view of \(each.name) is left behind by a dismissal")
    }
    checkControllers()
  }
}
