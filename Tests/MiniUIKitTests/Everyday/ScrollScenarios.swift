import MiniUIKit
import TestKit
import Testing

/// Screens that scroll, as people build them every day.
@Suite(.provedOnce(.engine)) struct ScrollScenarios {
  /// A list of rows of 100 points on the whole screen, and what it holds.
  private final class Screen: UIViewController {
    let list = UIScrollView(frame: CGRect(0, 0, 375, 812))
    let listener = ScrollListener()
    var log: [String] = []

    override func viewDidLoad() {
      list.contentSize = CGSize(375, 3000)
      list.delegate = listener
      list.traceName = "list"
      view.addSubview(list)
    }
    func didTap() { log.append("tap") }

    /// A view of some rows in the list.
    func put<View: UIView>(_ view: View, atRow row: Int, rows: Int) -> View {
      view.frame = CGRect(x: 0, y: 100 * row, width: 375, height: 100 * rows)
      list.addSubview(view)
      return view
    }
  }

  private let screen = Screen()
  private let world: World

  init() { world = World(viewController: screen) }

  /// Drags a finger, 20 points a frame, rests, and lifts it.
  private func drag(
    _ other: World? = nil, from start: (x: CGFloat, y: CGFloat), by way: (x: CGFloat, y: CGFloat)
  ) throws {
    let world = other ?? world
    let steps = (max(way.x.magnitude, way.y.magnitude) / 20).rounded(.down)
    try world.down(start.x, start.y)
    try world.drag(
      stride(from: 1, through: steps, by: 1).map {
        CGPoint(start.x + $0 / steps * way.x, start.y + $0 / steps * way.y)
      })
    try world.wait(0.2)
    try world.up()
    try world.wait(3)
  }

  @Test func `comments scroll to their end, then the page goes on, if it may`() throws {
    let comments = screen.put(UITableView(), atRow: 2, rows: 3)
    comments.rowHeight = 50
    comments.numberOfRows = 8
    try drag(from: (100, 450), by: (0, -210))
    expectEqual(comments.contentOffset.y, 100)
    expectEqual(screen.list.contentOffset.y, 100)
    // Back again, in one drag: first the page, then the comments.
    try drag(from: (100, 150), by: (0, 160))
    expectEqual(comments.contentOffset.y, 0)
    expectEqual(screen.list.contentOffset.y, 50)

    comments.removeFromSuperview()
    screen.list.contentOffset = .zero
    let chat = screen.put(UIScrollView(), atRow: 2, rows: 3)
    chat.contentSize = CGSize(375, 400)
    chat.transfersVerticalScrollingToParent = false
    try world.down(100, 450)
    try world.drag((1...15).map { CGPoint(100, 450 - 20 * CGFloat($0)) })
    expect(chat.contentOffset.y > 100 && screen.list.contentOffset.y == 0)
    try world.up()
    try world.wait(3)
    expectEqual(chat.contentOffset.y, 100)
    expectEqual(screen.list.contentOffset.y, 0)
  }

  @Test func `a carousel in a list scrolls sideways, and the list up and down`() throws {
    let carousel = screen.put(UIScrollView(), atRow: 2, rows: 2)
    carousel.contentSize = CGSize(1500, 200)
    try drag(from: (300, 300), by: (-100, 5))
    expectEqual(carousel.contentOffset.x, 90)
    expectEqual(screen.list.contentOffset.y, 0)
    try drag(from: (300, 300), by: (-5, -100))
    expectEqual(carousel.contentOffset.x, 90)
    expectEqual(screen.list.contentOffset.y, 90)
  }

  @Test func `a picture scaled up moves to its edge, and then the next comes`() throws {
    let zoom = ZoomScene()
    let pager = UIScrollView(frame: CGRect(0, 100, 300, 300))
    pager.contentSize = CGSize(600, 300)
    pager.isPagingEnabled = true
    zoom.world.add("pager", pager)
    zoom.scroll.frame.origin.y = 0
    pager.addSubview(zoom.scroll)
    // At its usual size a picture is no obstacle.
    try drag(zoom.world, from: (250, 250), by: (-200, 0))
    expectEqual(pager.contentOffset.x, 300)
    try drag(zoom.world, from: (50, 250), by: (200, 0))
    expectEqual(pager.contentOffset.x, 0)
    // Scaled, it has 75 points to its right edge; the finger goes 240.
    zoom.scroll.zoomScale = 1.5
    try drag(zoom.world, from: (270, 250), by: (-260, 0))
    expectEqual(zoom.scroll.contentOffset, CGPoint(150, 75))
    expectEqual(pager.contentOffset.x, 300)
  }

  @Test func `a button under the finger that stops a list is not tapped by it`() throws {
    let button = screen.put(UIButton(), atRow: 0, rows: 30)
    button.addTarget(screen, action: Screen.didTap, for: .touchUpInside)
    try world.down(100, 600)
    try world.drag((1...8).map { CGPoint(100, 600 - 30 * CGFloat($0)) })
    try world.up()
    try world.wait(0.3)
    expect(screen.list.isDecelerating)
    try world.tap(100, 300)
    expect(!screen.list.isDecelerating)
    expectEqual(screen.log, [])
    try world.wait(1)
    try world.tap(100, 300)
    expectLines(screen.log, ["tap"])
  }

  @Test func `a second finger zooms a map that the first one drags already`() throws {
    let zoom = ZoomScene()
    zoom.scroll.zoomScale = 2
    try zoom.world.down(60, 300, finger: 1)
    try zoom.world.drag([CGPoint(60, 280), CGPoint(60, 250)])
    try zoom.world.down(160, 250, finger: 2)
    let place = zoom.seen(160, 250)
    try zoom.world.drag((1...4).map { CGPoint(160 + 15 * CGFloat($0), 250) }, finger: 2)
    expect(zoom.scroll.zoomScale > 2.5 && zoom.scroll.isDragging)
    // Where a finger came down, the map stays under it, but for the points until the pinch began.
    expectNear(zoom.seen(220, 250).x, place.x, within: 10)
    try zoom.world.up(finger: 2)
    try zoom.world.drag([CGPoint(60, 220)])
    expect(zoom.scroll.isDragging, "one finger drags on")
    try zoom.world.up()
  }

  @Test func `a list that is locked under a finger stands still, moved it goes on`() throws {
    try world.stroke((100, 600), (100, 560), (100, 500), end: nil)
    screen.list.isScrollEnabled = false
    try world.drag([CGPoint(100, 400)])
    screen.list.isScrollEnabled = true
    try world.drag([CGPoint(100, 300)])
    expectEqual(screen.list.contentOffset.y, 90, "this finger scrolls no more")
    try world.up()
    try world.wait(2)
    expectEqual(screen.list.contentOffset.y, 90)
    try drag(from: (100, 600), by: (0, -60))
    expectEqual(screen.list.contentOffset.y, 140)

    screen.list.contentOffset = .zero
    try world.stroke((100, 600), (100, 560), end: nil)
    expectEqual(screen.list.contentOffset.y, 30)
    screen.list.setContentOffset(CGPoint(0, 500), animated: false)
    expectEqual(screen.list.contentOffset.y, 500)
    try world.drag([CGPoint(100, 550)])
    expectEqual(screen.list.contentOffset.y, 40)
    try world.wait(0.2)
    try world.up()
    screen.list.setContentOffset(CGPoint(0, 500), animated: true)
    try world.wait(1)
    expectEqual(screen.list.contentOffset.y, 500)
  }

  @Test func `a list below a map scrolls by the overlay that has its pan`() throws {
    let overlay = world.add("overlay", CGRect(0, 0, 375, 812))
    let button = UIButton(frame: CGRect(50, 500, 100, 100))
    button.addTarget(screen, action: Screen.didTap, for: .touchUpInside)
    overlay.addSubview(button)
    overlay.addGestureRecognizer(screen.list.panGestureRecognizer)
    try drag(from: (300, 600), by: (0, -100))
    expectEqual(screen.list.contentOffset.y, 90)
    try world.tap(100, 550)
    expectLines(screen.log, ["tap"], "what lies on the overlay works as before")
  }

  @Test func `a list pulled down shows a spinner while an inset holds it`() throws {
    final class Refresher: UIScrollViewDelegate {
      var refreshes = 0
      func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
      ) {
        guard scrollView.contentOffset.y < -60 else { return }
        refreshes += 1
        scrollView.contentInset.top = 60
        targetContentOffset.pointee.y = -60
      }
    }
    let refresher = Refresher()
    screen.list.delegate = refresher
    try drag(from: (100, 200), by: (0, 80))
    expect(refresher.refreshes == 0 && screen.list.contentOffset.y == 0)
    try drag(from: (100, 200), by: (0, 200))
    expectEqual(refresher.refreshes, 1)
    expectEqual(screen.list.contentOffset.y, -60)
    screen.list.contentInset.top = 0
    screen.list.setContentOffset(.zero, animated: true)
    try world.wait(1)
    expectEqual(screen.list.contentOffset.y, 0)
  }

  @Test func `a drag of the list hides the keyboard if it is told so, a tap does not`() throws {
    let field = UITextField(frame: CGRect(20, 20, 200, 40))
    screen.list.addSubview(field)
    screen.list.keyboardDismissMode = .onDrag
    try world.tap(50, 40)
    try world.wait(1)
    expect(field.isFirstResponder)
    try world.tap(300, 300)
    expect(field.isFirstResponder)
    try world.wait(1)
    try drag(from: (300, 400), by: (0, -60))
    expect(!field.isFirstResponder)
  }
}
