/// Where the tracer notes what a hit test reports, until the listener hears of it.
///
/// What notes something about a view must see to it that the view is kept.
final class HitTestNotebook {
  private static var smallest: Int { 16 }

  /// When what is noted happened.
  var time: Microseconds = 0
  private var count = 0
  private var capacity = HitTestNotebook.smallest
  /// Not an array, which would ask at every note whether it is shared: half the time of a note.
  private var notes: UnsafeMutablePointer<HitTestNotes.Note>
  private var kept: ContiguousArray<HitTestNotes.Kept> = []

  init() { notes = .allocate(capacity: capacity) }

  deinit { notes.deallocate() }

  var isEmpty: Bool { count == 0 }

  @inline(__always)
  func note(_ view: UIView, _ what: HitTestNotes.Note.What) {
    if count == capacity { grow() }
    (notes + count).initialize(to: HitTestNotes.Note(view: .passUnretained(view), what: what))
    count &+= 1
  }

  @inline(never)
  private func grow() {
    let larger = UnsafeMutablePointer<HitTestNotes.Note>.allocate(capacity: 2 * capacity)
    larger.moveInitialize(from: notes, count: count)
    notes.deallocate()
    (notes, capacity) = (larger, 2 * capacity)
  }

  /// Keeps a view as long as there are notes about it.
  ///
  /// An answer goes up through all views in which it lies and is kept once.
  func keep(_ view: UIView) {
    if case .view(let last) = kept.last, last === view { return }
    kept.append(.view(view))
  }

  /// Keeps all subviews of a view at the price of one, even if some are taken out meanwhile.
  func keepSubviews(of view: UIView) {
    if !view.children.isEmpty { kept.append(.views(view.children)) }
  }

  /// Takes out all notes; what they keep stays kept here as well.
  func takeNotes() -> HitTestNotes {
    let taken = HitTestNotes(at: time, notes, count: count, keeping: kept)
    // The next hit test is often as long as this one.
    (capacity, count) = (max(Self.smallest, count), 0)
    notes = .allocate(capacity: capacity)
    return taken
  }

  /// Lets the views go, when nothing more can be noted about them.
  func letGo() {
    let capacity = kept.count
    kept = []
    kept.reserveCapacity(capacity)
  }
}
