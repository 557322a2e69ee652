import MiniUIKit

/// A scroll view (0, 100, 300, 300) with twice its height of content, and a view of 100 × 100 at the
/// content's upper left corner.
final class ScrollScene<Content: UIView> {
  let world = World()
  let scroll: UIScrollView
  let content: Content
  let listener = ScrollListener()

  init(_ content: Content, in scroll: UIScrollView = UIScrollView()) {
    (self.scroll, self.content) = (scroll, content)
    scroll.frame = CGRect(0, 100, 300, 300)
    scroll.contentSize = CGSize(300, 600)
    scroll.delegate = listener
    content.frame = CGRect(0, 0, 100, 100)
    world.add("scroll", scroll)
    world.add("content", content, to: scroll)
  }

  /// What the content and the scroll view hear and do, as lines.
  var lines: [String] {
    world.events.filter {
      ["control", "touch", "scroll", "ask"].contains($0.kind)
        && ["content", "scroll"].contains($0.who)
    }.map { "\($0.who) \($0.what)" }
  }

  /// What the content hears.
  var heard: [String] { lines.filter { $0.hasPrefix("content") && !$0.contains("->") } }

  /// Drags the finger that is down, a frame for each place.
  func drag(to places: [CGFloat], x: CGFloat = 50) throws {
    try world.drag(places.map { CGPoint(x, $0) })
  }

  /// Puts a finger down at the first place, waits, and drags it to the others; it stays down.
  func press(_ places: CGFloat..., x: CGFloat = 50, after wait: Seconds = 0) throws {
    try world.down(x, places[0])
    if wait > 0 { try world.wait(wait) }
    try drag(to: Array(places.dropFirst()), x: x)
  }

  /// Drags up at a speed in points a second, for some frames, and lifts while the finger moves.
  func flick(_ speed: CGFloat, frames: Int = 12, from start: CGFloat = 390) throws {
    try world.down(50, start)
    for frame in 1...frames {
      try world.frame()
      try world.move(50, start - speed * CGFloat(frame) * CGFloat(Clock.seconds(Clock.frame)))
    }
    try world.up()
  }
}

/// Notes what a scroll view tells its delegate.
final class ScrollListener: UIScrollViewDelegate {
  /// What it is told of a drag with a motion after it.
  static let wholeDrag = [
    "willBeginDragging at 0", "didScroll", "willEndDragging", "didEndDragging true",
    "willBeginDecelerating", "didScroll", "didEndDecelerating",
  ]

  var calls: [String] = []
  var offsets: [CGPoint] = []
  var velocity = CGPoint.zero
  var target: (CGPoint) -> CGPoint = { $0 }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if calls.last != "didScroll" { calls.append("didScroll") }
    offsets.append(scrollView.contentOffset)
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    calls.append("willBeginDragging at \(Int(scrollView.contentOffset.y))")
  }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    calls.append("willEndDragging")
    self.velocity = velocity
    targetContentOffset.pointee = target(targetContentOffset.pointee)
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    calls.append("didEndDragging \(decelerate)")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    calls.append("willBeginDecelerating")
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    calls.append("didEndDecelerating")
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    calls.append("didEndScrollingAnimation")
  }
}

/// A scroll view whose answers can be set.
final class AnsweringScrollView: UIScrollView {
  var shouldBegin = true
  var shouldCancel: Bool?
  private(set) var asked: [String] = []

  override func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool {
    asked.append("begin \(view.name)")
    return shouldBegin
  }
  override func touchesShouldCancel(in view: UIView) -> Bool {
    asked.append("cancel \(view.name)")
    return shouldCancel ?? super.touchesShouldCancel(in: view)
  }
}
