// Scroll views in scroll views: what one cannot use moves another one (SV-13).
//
// [model] Apple says that it is transferred, and not how (DEC-30).

/// A scroll view that was moved in place of one in it.
struct ScrollCarrier {
  let view: Weak<UIScrollView>
  /// How far it was moved, in points of the one whose place it takes.
  var way = CGPoint.zero
}

extension UIScrollView {
  /// Whether a container goes on along an axis where this view is at its end.
  final func handsOver(_ axis: ScrollAxis) -> Bool {
    axis == .horizontal ? transfersHorizontalScrollingToParent : transfersVerticalScrollingToParent
  }

  /// The scroll view it lies in, the nearest one.
  private final var container: UIScrollView? {
    var each = superview
    while let view = each {
      if let scrollView = view as? UIScrollView { return scrollView }
      each = view.superview
    }
    return nil
  }

  /// The scroll views that may move in its place, the nearest first; none beyond one that hands
  /// nothing over.
  private final func containers(_ axis: ScrollAxis) -> [UIScrollView] {
    var list: [UIScrollView] = []
    var each = self
    while each.handsOver(axis), let next = each.container {
      if next.isScrollEnabled, next.drag == nil || next.isCarried(by: self) { list.append(next) }
      each = next
    }
    return list
  }

  /// Whether the drag of another view moves this one.
  private final func isCarried(by leader: UIScrollView) -> Bool {
    drag?.leader == ObjectIdentifier(leader)
  }

  /// How many points of another view a point of this one is, along an axis; 0 if they cannot be
  /// compared.
  private final func points(of view: UIScrollView, _ axis: ScrollAxis) -> CGFloat {
    guard let window, view.window === window else { return 0 }
    let unit = axis == .horizontal ? CGPoint(x: 1, y: 0) : CGPoint(x: 0, y: 1)
    let length = axis.of(convert(unit, to: view)) - axis.of(convert(.zero, to: view))
    return length.magnitude < Decisions.smallestRatio ? 0 : length
  }

  /// How far containers can go on in the place of this view, in its points.
  final func roomInContainers(_ axis: ScrollAxis, _ direction: CGFloat) -> CGFloat {
    containers(axis).reduce(0) { sum, view in
      let ratio = points(of: view, axis)
      return ratio == 0 ? sum : sum + view.room(axis, direction * ratio) / ratio.magnitude
    }
  }

  // listing: handOver
  /// What lies beyond an edge at a place and can be had from containers.
  final func surplus(_ axis: ScrollAxis, at place: CGFloat) -> CGFloat {
    let beyond = moves(axis) ? place - Self.clamp(place, range(axis)) : 0
    guard beyond != 0 else { return 0 }
    let room = roomInContainers(axis, beyond)
    return min(max(beyond, -room), room)
  }

  /// Lets containers move in the place of this view, the nearest one first.
  final func handOver(_ way: CGFloat, _ axis: ScrollAxis) {
    guard way != 0 else { return }
    var rest = way
    for view in containers(axis) where rest.magnitude > ScrollLaws.near {
      guard let place = carrier(view) else { return }
      rest -= carry(place, rest, axis)
    }
  }

  /// A finger that comes back moves first what was moved last.
  final func takeBack(_ axis: ScrollAxis) {
    guard let drag else { return }
    let (handed, free, range) = (axis.of(drag.handed), axis.of(freePlace), range(axis))
    var rest =
      handed > 0
      ? min(0, max(-handed, free - range.upperBound))
      : max(0, min(-handed, free - range.lowerBound))
    for place in drag.carriers.indices.reversed() where rest.magnitude > ScrollLaws.near {
      let way = axis.of(drag.carriers[place].way)
      // What goes against the rest is not what was moved in this direction.
      guard way * rest < 0 else { continue }
      rest -= carry(place, way.magnitude < rest.magnitude ? -way : rest, axis)
    }
  }
  // end

  /// The place of a view among those moved by this drag; nil when the drag is over.
  private final func carrier(_ view: UIScrollView) -> Int? {
    guard let drag else { return nil }
    if let place = drag.carriers.firstIndex(where: { $0.view.object === view }) { return place }
    self.drag?.carriers.append(ScrollCarrier(view: Weak(view)))
    return drag.carriers.count
  }

  /// Whether the drag of this view moves another one, and will let it go.
  private final func counts(on view: UIScrollView) -> Bool {
    drag?.carriers.contains { $0.view.object === view } ?? false
  }

  /// One of those moved by this drag; nil when the drag is over, or another one.
  private final func carrier(at place: Int) -> UIScrollView? {
    guard let carriers = drag?.carriers, carriers.indices.contains(place) else { return nil }
    return carriers[place].view.object
  }

  /// Moves one of them in place of this view.
  ///
  /// - Returns: How far it has moved, in points of this view.
  private final func carry(_ place: Int, _ way: CGFloat, _ axis: ScrollAxis) -> CGFloat {
    guard let view = carrier(at: place) else { return 0 }
    let ratio = points(of: view, axis)
    guard ratio != 0 else { return 0 }
    let moved = view.follow(way * ratio, axis, of: self) / ratio
    // A delegate that heard of it may have ended the drag.
    guard carrier(at: place) === view, var way = drag?.carriers[place].way else { return moved }
    axis.set(&way, axis.of(way) + moved)
    drag?.carriers[place].way = way
    return moved
  }

  /// Moves because another view's drag goes on here, within the range.
  ///
  /// - Returns: How far it has moved.
  private final func follow(_ way: CGFloat, _ axis: ScrollAxis, of leader: UIScrollView) -> CGFloat
  {
    guard isScrollEnabled, window != nil else { return 0 }
    if drag == nil {
      _ = stopByTouch()
      // A delegate that heard of the end may have changed everything.
      guard drag == nil, window != nil, leader.counts(on: self) else { return 0 }
      var drag = ScrollDrag(start: contentOffset)
      drag.leader = ObjectIdentifier(leader)
      self.drag = drag
      announceDrag()
    }
    guard isCarried(by: leader) else { return 0 }
    var place = contentOffset
    let before = axis.of(place)
    let room = room(axis, way)
    axis.set(&place, before + min(max(way, -room), room))
    contentOffset = place
    return axis.of(contentOffset) - before
  }

  // MARK: - The end

  /// The container whose motion goes on when the finger is lifted: the last one moved, if the content
  /// of this view rests at its edge.
  final func carrier(_ axis: ScrollAxis, of drag: ScrollDrag) -> Int? {
    let (handed, place, range) = (axis.of(drag.handed), axis.of(contentOffset), range(axis))
    guard handed != 0, place == (handed > 0 ? range.upperBound : range.lowerBound) else {
      return nil
    }
    return drag.carriers.lastIndex { axis.of($0.way) != 0 }
  }

  /// Lets a container go on by itself, at a speed in points of this view.
  final func release(_ carrier: ScrollCarrier, _ speed: CGPoint) {
    guard let view = carrier.view.object, view.isCarried(by: self) else { return }
    view.letGo(
      CGPoint(
        x: speed.x * points(of: view, .horizontal), y: speed.y * points(of: view, .vertical)))
  }

  /// What leaves its window moves nothing any more, and nothing moves it.
  final func stopHandingOver() {
    guard let drag else { return }
    for carrier in drag.carriers { release(carrier, .zero) }
    self.drag?.carriers = []
    if drag.leader != nil { letGo(.zero) }
  }
}
