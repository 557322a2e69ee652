import MiniUIKit
import SeededRandom

extension RandomScene {
  /// A scroll view or a table with everything about it chosen.
  func makeScroll(_ frame: CGRect) -> UIScrollView {
    let seed = UInt64.random(in: 0..<1 << 32, using: &random)
    // The same view gets the same answer each time.
    func answer(_ view: UIView, _ question: UInt64) -> UInt64 {
      var random = SplitMix(
        seed: seed &+ question << 40 &+ UInt64(view.frame.width + 7 * view.frame.height))
      return random.next() % 100
    }
    var answers = ScrollAnswers(reporter: reporter())
    if chance(50) { answers.shouldBegin = { answer($0, 1) < 85 } }
    if chance(50) { answers.shouldCancel = { answer($0, 2) < 40 ? answer($0, 3) < 60 : nil } }
    let scroll: UIScrollView
    if chance(30) {
      let table = ReportingTable(frame: frame)
      answers.onWindow = { [unowned self, unowned table] in noteWindow(of: table) }
      table.answers = answers
      if chance(85) { table.dataSource = rows } else { table.numberOfRows = pick([0, 2, 9]) }
      table.allowsSelection = chance(90)
      scroll = table
    } else {
      let view = makeReporting(frame)
      answers.onWindow = { [unowned self, unowned view] in noteWindow(of: view) }
      view.answers = answers
      view.contentSize = CGSize(width: pick([0, 100, 300, 900]), height: pick([100, 300, 900]))
      if chance(45) { view.maximumZoomScale = 3 }
      view.bouncesZoom = chance(70)
      scroll = view
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
    scroll.transfersVerticalScrollingToParent = chance(80)
    scroll.transfersHorizontalScrollingToParent = chance(80)
    scroll.keyboardDismissMode = chance(30) ? .onDrag : .none
    if chance(20) { scroll.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: 30, right: 10) }
    if chance(20) { scroll.decelerationRate = .fast }
    return scroll
  }

  /// A scroll view of which some are asked about their own recognizers.
  private func makeReporting(_ frame: CGRect) -> ReportingScrollView {
    guard chance(35) else { return ReportingScrollView(frame: frame) }
    let view = AskedScrollView(frame: frame)
    view.own = answers
    return view
  }

  func makeRows() {
    rows.count = pick([1, 4, 30])
    let (retargets, highlights) = (chance(10), pick([1, 1, 2]))
    rows.target = { retargets ? $0.nearestRest(to: CGPoint(x: 20, y: 20)) : $1 }
    rows.highlights = { $0 % highlights == 0 }
    let kind = pick([0, 1, 2])
    rows.makeContent = { [unowned self] in
      kind > 0 ? makeContent(CGRect(x: 0, y: 0, width: 100, height: 30)) : nil
    }
    for number in scrolls.indices {
      // What is scaled is moved by that, too.
      if scrolls[number].maximumZoomScale > 1 { motions.read(.moved(number)) }
      (scrolls[number] as? UITableView)?.reloadData()
    }
  }

  /// What lies in a row, and in no list of the scene.
  private func makeContent(_ frame: CGRect) -> UIView {
    guard !chance(20) else { return UIButton(frame: frame) }
    let view = ReportingView(frame: frame)
    view.reporter = reporter()
    return view
  }

  /// A scroll view that leaves its window, for another one or for none, stops without a word.
  ///
  /// When it comes into its first window, it is not yet among the scene's scroll views.
  private func noteWindow(of scroll: UIScrollView) {
    guard let number = scrolls.firstIndex(where: { $0 === scroll }) else { return }
    motions.read(.left(number))
  }
}
