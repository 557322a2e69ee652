import ExerciseKit

// The chain holds the answer: a controller comes directly after its root view. So we walk next
// from the view on and stop at the first controller.
// It works for views of child controllers and in windows without a controller, and it needs
// neither parent nor rootViewController.
// The trap: walking superview. Views know their superviews, but no view's superview is a
// controller; only next leads there.
func controller(of view: UIView) -> UIViewController? {
  var each: UIResponder? = view
  while let responder = each {
    if let controller = responder as? UIViewController { return controller }
    each = responder.next
  }
  return nil
}
