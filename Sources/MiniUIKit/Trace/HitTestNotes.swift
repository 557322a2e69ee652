/// What a hit test reported, in a form that is quick to write.
///
/// It can be read at any later time: the notes keep every view in them alive.
final class HitTestNotes {
  /// What happened to a view.
  ///
  /// Counting a reference to each view would take longer than asking it, so a note only borrows
  /// what others keep.
  struct Note {
    enum What {
      case asked(CGPoint)
      case point(isInside: Bool)
      case answered(Unmanaged<UIView>?)
    }

    let view: Unmanaged<UIView>
    let what: What
  }

  /// What keeps views alive: a reference to one, or to all that lie in another one.
  enum Kept {
    case view(UIView)
    case views([UIView])
  }

  /// When all of it happened.
  let time: Microseconds
  let count: Int
  private let notes: UnsafeMutablePointer<Note>
  private let kept: ContiguousArray<Kept>

  /// Takes over the memory in which notes stand, and with it what keeps their views alive.
  init(
    at time: Microseconds, _ notes: UnsafeMutablePointer<Note>, count: Int,
    keeping kept: ContiguousArray<Kept>
  ) {
    (self.time, self.notes, self.count, self.kept) = (time, notes, count, kept)
  }

  deinit { notes.deallocate() }

  /// What a note says, as a typed value.
  func event(at place: Int) -> TraceEvent {
    precondition((0..<count).contains(place), "A batch has no event at that place.")
    let note = notes[place]
    let view = note.view.takeUnretainedValue()
    switch note.what {
    case .asked(let point): return .hitTestAsked(view, point)
    case .point(let isInside): return .point(view, isInside: isInside)
    case .answered(let hit): return .hitTestAnswered(view, hit?.takeUnretainedValue())
    }
  }
}
