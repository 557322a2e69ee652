/// The samples of pencils whose force is an estimate, until the measured one has come (EV-42).
struct Estimates {
  private var soFar = 0
  private var waiting: [(index: Int, sample: UITouch, touch: UITouch)] = []

  /// Takes note of a touch's newest sample.
  mutating func note(_ touch: UITouch, isEstimate: Bool) {
    touch.estimatedProperties = isEstimate ? .force : []
    touch.estimatedPropertiesExpectingUpdates = touch.estimatedProperties
    touch.estimationUpdateIndex = nil
    guard isEstimate else { return }
    soFar += 1
    touch.estimationUpdateIndex = soFar
    waiting.append((soFar, touch.copy(), touch))
  }

  /// Takes a sample out; nil if it waits for nothing.
  mutating func take(_ index: Int) -> (sample: UITouch, touch: UITouch)? {
    guard let place = waiting.firstIndex(where: { $0.index == index }) else { return nil }
    let (_, sample, touch) = waiting.remove(at: place)
    return (sample, touch)
  }
}

extension EventDispatcher {
  // listing: update
  /// A pencil has measured what was an estimate, or never will (EV-42): the recognizers that have the
  /// touch hear it, and its view, also after the touch is over.
  ///
  /// [model] A view that heard nothing of the touch hears nothing of this.
  func update(force: CGFloat?, of index: Int) {
    guard let (sample, touch) = estimates.take(index) else { return }
    if let force {
      sample.force = force
      sample.estimatedProperties.remove(.force)
    }
    sample.estimatedPropertiesExpectingUpdates.remove(.force)
    for recognizer in touch.recognizers where recognizer.tracks(touch) {
      tracer.report(.estimate(recognizer, index))
      recognizer.touchesEstimatedPropertiesUpdated([sample])
    }
    guard let view = touch.hitView, touch.hearing != .nothing else { return }
    tracer.report(.estimate(view, index))
    view.touchesEstimatedPropertiesUpdated([sample])
  }
  // end
}
