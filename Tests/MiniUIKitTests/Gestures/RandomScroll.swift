@testable import MiniUIKit

/// What a scroll view of a random scene answers, and whom it tells what it hears.
struct ScrollAnswers {
  var hear: Hear = { _, _ in }
  var shouldBegin: (UIView) -> Bool = { _ in true }
  /// Nil for what UIKit answers.
  var shouldCancel: (UIView) -> Bool? = { _ in nil }
}

/// A scroll view that tells what it hears, and answers as a seed wants.
final class HearingScrollView: UIScrollView {
  var answers = ScrollAnswers()
  override func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { answers.shouldBegin(view) }
  override func touchesShouldCancel(in view: UIView) -> Bool {
    answers.shouldCancel(view) ?? super.touchesShouldCancel(in: view)
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    answers.hear(touches, .began)
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    answers.hear(touches, .moved)
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    answers.hear(touches, .ended)
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    answers.hear(touches, .cancelled)
    super.touchesCancelled(touches, with: event)
  }
}

/// A table that tells what it hears.
final class HearingTable: UITableView {
  var answers = ScrollAnswers()
  override func touchesShouldCancel(in view: UIView) -> Bool {
    answers.shouldCancel(view) ?? super.touchesShouldCancel(in: view)
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    answers.hear(touches, .began)
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    answers.hear(touches, .moved)
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    answers.hear(touches, .ended)
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    answers.hear(touches, .cancelled)
    super.touchesCancelled(touches, with: event)
  }
}

/// The rows of the tables of a random scene, and the delegate of its scroll views.
final class RandomRows: UITableViewDataSource, UITableViewDelegate {
  var count = 3
  var makeContent: () -> UIView? = { nil }
  /// Called in every delegate method.
  var onScroll: (UIScrollView, ScrollStep) -> Void = { _, _ in }
  var onRow: (UITableView, RowStep, Int) -> Void = { _, _, _ in }
  var target: (UIScrollView, CGPoint) -> CGPoint = { $1 }
  var highlights: (Int) -> Bool = { _ in true }

  func numberOfRows(in tableView: UITableView) -> Int { count }
  func tableView(_ tableView: UITableView, cellForRowAt row: Int) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row") {
      let cell = UITableViewCell(reuseIdentifier: "row")
      if let content = makeContent() { cell.contentView.addSubview(content) }
      return cell
    }
  }
  func tableView(_ tableView: UITableView, shouldHighlightRowAt row: Int) -> Bool {
    highlights(row)
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt row: Int) {
    onRow(tableView, .highlight, row)
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt row: Int) {
    onRow(tableView, .unhighlight, row)
  }
  func tableView(_ tableView: UITableView, didSelectRowAt row: Int) {
    onRow(tableView, .select, row)
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    onScroll(scrollView, .didScroll(scrollView.contentOffset))
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    onScroll(scrollView, .willBeginDragging)
  }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: inout CGPoint
  ) {
    targetContentOffset = target(scrollView, targetContentOffset)
    onScroll(scrollView, .willEndDragging)
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    onScroll(scrollView, .didEndDragging(willDecelerate: decelerate))
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    onScroll(scrollView, .willBeginDecelerating)
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    onScroll(scrollView, .didEndDecelerating)
  }
}

extension RandomScene {
  /// A scroll view or a table with everything about it chosen.
  func makeScroll(_ frame: CGRect, _ number: Int) -> UIScrollView {
    let seed = UInt64.random(in: 0..<1 << 32, using: &random)
    // The same view gets the same answer each time.
    func answer(_ view: UIView, _ question: UInt64) -> UInt64 {
      var random = Seeded(
        seed &+ question << 40 &+ UInt64(view.frame.width + 7 * view.frame.height))
      return random.next() % 100
    }
    let answers = ScrollAnswers(
      hear: hear(number), shouldBegin: { answer($0, 1) < 85 },
      shouldCancel: { answer($0, 2) < 40 ? answer($0, 3) < 60 : nil })
    let scroll: UIScrollView
    if chance(30) {
      let table = HearingTable(frame: frame)
      if chance(50) { table.answers.shouldCancel = answers.shouldCancel }
      table.answers.hear = answers.hear
      if chance(85) { table.dataSource = rows } else { table.numberOfRows = pick([0, 2, 9]) }
      table.allowsSelection = chance(90)
      scroll = table
    } else if chance(60) {
      let view = HearingScrollView(frame: frame)
      if chance(50) { view.answers = answers }
      view.answers.hear = answers.hear
      view.contentSize = CGSize(width: pick([0, 100, 300, 900]), height: pick([100, 300, 900]))
      scroll = view
    } else {
      scroll = UIScrollView(frame: frame)
      scroll.contentSize = CGSize(width: pick([100, 300]), height: pick([100, 300, 900]))
    }
    if chance(80) { scroll.delegate = rows }
    scroll.delaysContentTouches = chance(70)
    scroll.canCancelContentTouches = chance(80)
    scroll.bounces = chance(75)
    scroll.alwaysBounceVertical = chance(25)
    scroll.alwaysBounceHorizontal = chance(10)
    scroll.isPagingEnabled = chance(20)
    scroll.isDirectionalLockEnabled = chance(20)
    scroll.isScrollEnabled = chance(95)
    if chance(20) { scroll.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: 30, right: 10) }
    if chance(20) { scroll.decelerationRate = .fast }
    return scroll
  }

  /// Lets the recognizers of the scroll views take part in all laws.
  func adoptScrollRecognizers(_ target: RandomTarget) {
    for scroll in scrolls {
      scroll.pan.addTarget(target, action: RandomTarget.act, name: "act")
      for recognizer in [scroll.pan, scroll.delay] as [UIGestureRecognizer] {
        answers.numbers[ObjectIdentifier(recognizer)] = recognizers.count
        recognizers.append(recognizer)
      }
    }
  }

  /// Fingers that scroll: quick ones, and short ones that stop a motion.
  func flick(_ finger: Int) throws {
    try report([(finger, .down)])
    let (x, y): (CGFloat, CGFloat) = pick([(30, 0), (-40, 3), (2, 40), (0, -25), (-3, -50)])
    for _ in 0..<pick([2, 4]) {
      try phone.clock.advance(by: 0.017)
      places[finger]?.x += x
      places[finger]?.y += y
      try report([(finger, .moved)], reach: 0.1)
    }
    try report([(finger, .up)])
    if chance(50) {
      try phone.clock.advance(by: pick([0.02, 0.1, 0.3]))
      try tap(finger)
    }
  }

  /// What the delegate hears is checked; now and then it changes something.
  func listenToScrolls() {
    rows.onScroll = { [unowned self] scroll, step in
      guard let number = scrolls.firstIndex(where: { $0 === scroll }) else { return }
      let isBeyond = scroll.clamped(scroll.contentOffset) != scroll.contentOffset
      motion.read(.scroll(number, step, isBeyond: isBeyond))
      if chance(1) { change() }
    }
    rows.onRow = { [unowned self] table, step, row in
      guard let number = scrolls.firstIndex(where: { $0 === table }) else { return }
      motion.read(.row(number, step, row))
      if chance(1) { change() }
    }
  }

  /// Takes a view out of its superview, and notes what stops.
  func remove(_ view: UIView) {
    let moving = scrolls.indices.filter { scrolls[$0].isDescendant(of: view) }
    view.removeFromSuperview()
    if view is UIWindow { return }
    for number in moving { motion.read(.left(number)) }
  }
}
