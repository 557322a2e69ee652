import Grading
import MiniUIKit

let wrong4_3: [WrongAnswer<ControllerOf>] = [
  WrongAnswer("looks for a controller among the superviews") { { amongSuperviews(of: $0) } },
  WrongAnswer("asks only the next responder") { { $0.next as? UIViewController } },
  WrongAnswer("goes two steps") { { twoSteps(of: $0) } },
  WrongAnswer("takes the window's root controller") { { ofTheWindow(of: $0) } },
  WrongAnswer("begins at the superview") { { fromTheSuperview(of: $0) } },
  WrongAnswer("gives up after ten steps") { { tenSteps(of: $0) } },
  WrongAnswer("gives up after a hundred steps") { { steps(100, of: $0) } },
  WrongAnswer("knows one class of controllers") { { ofThatVeryClass(of: $0) } },
  WrongAnswer("remembers its answers") { { remembered(of: $0) } },
  WrongAnswer("asks each superview for its next") { { asksEachSuperview(of: $0) } },
  WrongAnswer("stops at the first that is no view") { { asLongAsThereAreViews(of: $0) } },
]

func tenSteps(of view: UIView) -> UIViewController? {
  sequence(first: view as UIResponder) { $0.next }.prefix(10)
    .first { $0 is UIViewController } as? UIViewController
}

func ofThatVeryClass(of view: UIView) -> UIViewController? {
  sequence(first: view as UIResponder) { $0.next }
    .first { type(of: $0) == UIViewController.self } as? UIViewController
}

private nonisolated(unsafe) var known: [ObjectIdentifier: UIViewController] = [:]

func remembered(of view: UIView) -> UIViewController? {
  let controller = known[ObjectIdentifier(view)] ?? recursively(of: view)
  known[ObjectIdentifier(view)] = controller
  return controller
}

func recursively(of responder: UIResponder?) -> UIViewController? {
  guard let responder else { return nil }
  return responder as? UIViewController ?? recursively(of: responder.next)
}

/// Right: goes on as long as the next responder is no controller.
func untilTheNextIsOne(of view: UIView) -> UIViewController? {
  var each: UIResponder = view
  while let next = each.next {
    if let controller = next as? UIViewController { return controller }
    each = next
  }
  return nil
}

func asLongAsThereAreViews(of view: UIView) -> UIViewController? {
  var each: UIResponder? = view
  while let view = each as? UIView { each = view.next }
  return each as? UIViewController
}

func asksEachSuperview(of view: UIView) -> UIViewController? {
  for each in sequence(first: view, next: { $0.superview }) {
    if let controller = each.next as? UIViewController { return controller }
  }
  return nil
}

func amongSuperviews(of view: UIView) -> UIViewController? {
  var each: UIResponder? = view.superview
  while let current = each {
    if let controller = current as? UIViewController { return controller }
    each = (current as? UIView)?.superview
  }
  return nil
}

func twoSteps(of view: UIView) -> UIViewController? {
  view.next as? UIViewController ?? view.next?.next as? UIViewController
}

func ofTheWindow(of view: UIView) -> UIViewController? {
  if let window = view.window { return window.rootViewController }
  return recursively(of: view)
}

func fromTheSuperview(of view: UIView) -> UIViewController? {
  guard let superview = view.superview else { return recursively(of: view) }
  return recursively(of: superview)
}

private func steps(_ count: Int, of view: UIView) -> UIViewController? {
  sequence(first: view as UIResponder, next: \.next).prefix(count)
    .lazy.compactMap { $0 as? UIViewController }.first
}
