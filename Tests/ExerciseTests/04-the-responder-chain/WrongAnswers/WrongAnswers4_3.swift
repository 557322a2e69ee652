import MiniUIKit

func recursively(of responder: UIResponder?) -> UIViewController? {
  guard let responder else { return nil }
  return responder as? UIViewController ?? recursively(of: responder.next)
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
