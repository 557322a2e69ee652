// Overrides that do not call super, although the header says that they must (GR-107).

extension UIGestureRecognizer {
  /// A method whose overrides call super.
  enum Method: Equatable {
    case touches(UITouch.Phase)
    case presses(UIPress.Phase)
    case reset

    /// The method's name without its arguments; empty for phases that have no method.
    var word: String {
      switch self {
      case .touches(.began): "touchesBegan"
      case .touches(.moved): "touchesMoved"
      case .touches(.ended): "touchesEnded"
      case .touches(.cancelled): "touchesCancelled"
      case .touches: ""
      case .presses(.began): "pressesBegan"
      case .presses(.changed): "pressesChanged"
      case .presses(.ended): "pressesEnded"
      case .presses(.cancelled): "pressesCancelled"
      case .presses(.stationary): ""
      case .reset: "reset"
      }
    }
  }

  // listing: noSuper
  /// Says that an override of a method has not called super; once in a recognizer's life for each.
  ///
  /// [model] Nothing else follows from it: what UIKit's default implementations do is not published.
  final func reportNoSuper(in method: Method, to tracer: Tracer?) {
    guard let tracer, tracer.isListening, !methodsWithoutSuper.contains(method) else { return }
    methodsWithoutSuper.append(method)
    tracer.report(.noSuper(self, method.word))
  }
  // end
}
