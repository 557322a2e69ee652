/// The app's event fetch thread: sleeps on the mach port, takes events from it (Source1), and
/// signals a Source0 of the main run loop, which does the work (EV-22, EV-23).
///
/// [model] There is one real thread only; what the fetch thread does is shown by the trace.
final class EventFetcher {
  private let tracer: Tracer
  private let runLoop: MainRunLoop
  private let handle: (HIDEvent) -> Void
  /// The events between the two threads, the oldest first.
  private var queue: ContiguousArray<HIDEvent> = []

  init(tracer: Tracer, runLoop: MainRunLoop, handle: @escaping (HIDEvent) -> Void) {
    (self.tracer, self.runLoop, self.handle) = (tracer, runLoop, handle)
  }

  /// Source1: a message has come in at the mach port.
  func receive(_ event: HIDEvent) {
    queue.append(event)
    receive(handleOldest)
  }

  /// Source0: the main thread takes an event from the queue.
  private func handleOldest() { handle(queue.removeFirst()) }

  /// Source1: a message has come in that is not of touches.
  func receive(_ work: @escaping () -> Void) {
    tracer.report(.system(.source1, .wake))
    runLoop.signalSource0(work)
  }
}
