/// Things that happened one after the other at the same time: one, or a piece of a hit test.
///
/// The values are made when they are read. A batch that is stored can be read at any later time;
/// until then it keeps the views in it alive. Names are asked of the views themselves, so only a
/// listener that asks when it is called is sure to learn them as they were.
public struct TraceBatch: RandomAccessCollection {
  /// When all of it happened.
  public let time: Microseconds
  private let contents: Contents

  private enum Contents {
    case single(TraceEvent)
    case hitTest(HitTestNotes)
  }

  init(_ event: TraceEvent, at time: Microseconds) {
    (self.time, contents) = (time, .single(event))
  }

  init(_ notes: HitTestNotes) { (time, contents) = (notes.time, .hitTest(notes)) }

  /// The place of the first thing: 0.
  public var startIndex: Int { 0 }

  /// The number of things.
  public var endIndex: Int {
    switch contents {
    case .single: 1
    case .hitTest(let notes): notes.count
    }
  }

  /// What happened, in order; a value is made at each reading.
  public subscript(place: Int) -> TraceEvent {
    switch contents {
    case .single(let event): event
    case .hitTest(let notes): notes.event(at: place)
    }
  }
}
