import MiniUIKit
import Stage

/// Where the panel of the sheet may come to rest: its upper edge, from the top of the screen.
enum Detent {
  static let high: CGFloat = 100
  static let half: CGFloat = 420
  static let low: CGFloat = 700
}

/// A sheet as large as the screen, only a part of which takes touches: the panel.
final class Sheet: UIView {
  /// Whether the empty part lets fingers through.
  var letsThrough = true

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return letsThrough && hit === self ? nil : hit
  }
}

/// The handle of the panel, larger for a finger than for the eye.
final class Handle: UIView {
  /// How far its area reaches beyond its edges.
  var room: CGFloat = 20

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    CGRect(
      x: -room, y: -room, width: bounds.width + 2 * room, height: bounds.height + 2 * room
    ).contains(point)
  }
}

/// Who may move at the beginning of a drag in the table.
enum Agreement {
  /// Nothing has been agreed.
  case none
  /// One of the two, for the whole drag.
  case oneOfTwo
  /// Both, and they share the way.
  case shared
  /// Both, each as if it were alone.
  case both
}

/// A bottom sheet over a map: the handle, a search field and a table lie in its panel.
class SheetScreen: UIViewController, UIGestureRecognizerDelegate, UITableViewDelegate,
  UITableViewDataSource
{
  let map = dressed(UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 812)), "map", .green)
  let here = dressed(
    UIButton(frame: CGRect(x: 20, y: 320, width: 120, height: 44)), "here", .orange)
  let sheet = dressed(Sheet(frame: CGRect(x: 0, y: 0, width: 375, height: 812)), "sheet")
  let panel = dressed(
    UIView(frame: CGRect(x: 0, y: Detent.half, width: 375, height: 712)), "panel", .white)
  let handle = dressed(Handle(frame: CGRect(x: 162, y: 8, width: 50, height: 6)), "handle", .gray)
  let search: UITextField
  let table: UITableView
  let pan = UIPanGestureRecognizer()
  /// What happens when a row is selected.
  var didSelect: (Int) -> Void = { _ in }

  var agreement = Agreement.oneOfTwo
  /// Whether the rows are views; without them a touch on a row hits the table.
  var hasCells = false
  /// Share: the translation counts from the place where the panel was.
  var isClamped = true
  /// Settle: the panel continues to a detent when it is let go.
  var hasDetents = false
  /// Keyboard: the panel returns when the keyboard goes, even under a finger that drags it.
  var obeysInDrag = false
  /// Share: a finger that isn't in the table moves the rows, too.
  var sharesEverywhere = false
  /// Whether a scroll over the rows is shared; it has no finger there (chapter 16).
  var sharesScrolls = false

  /// Settle: how the panel gets to its detent; at once, as long as nobody says otherwise.
  var glide: (SheetScreen, CGFloat) -> Void = { screen, place in screen.top = place }

  private var startTop: CGFloat = 0
  private var startPlace: CGFloat?
  private var isSharing = false
  private var topBefore: CGFloat?

  /// The upper edge of the panel.
  var top: CGFloat {
    get { panel.frame.minY }
    set { panel.frame.origin.y = newValue }
  }

  /// Makes a screen with a search field and a table, which it puts into the panel.
  init(search: UITextField = UITextField(), table: UITableView = UITableView(frame: .zero)) {
    self.search = dressed(search, "search", .yellow)
    self.table = dressed(table, "table", .white)
    search.frame = CGRect(x: 16, y: 40, width: 343, height: 40)
    table.frame = CGRect(x: 0, y: 92, width: 375, height: 620)
  }

  /// Puts everything on the root.
  func build() {
    view.addSubview(map)
    map.addSubview(here)
    here.addTarget(self, action: SheetScreen.didLocate, for: .touchUpInside, name: "didLocate")
    table.numberOfRows = 40
    if hasCells { table.dataSource = self }
    buildSheet()
  }

  /// Puts the sheet in front of what is on the root.
  func buildSheet() {
    view.addSubview(sheet)
    sheet.addSubview(panel)
    panel.addSubview(search)
    panel.addSubview(table)
    panel.addSubview(handle)
    table.rowHeight = 60
    table.delegate = self
    table.reloadData()
    pan.addTarget(self, action: SheetScreen.didPan, name: "didPan")
    pan.delegate = self
    panel.addGestureRecognizer(pan)
    if agreement == .oneOfTwo { table.panGestureRecognizer.require(toFail: pan) }
  }

  func didLocate() {}
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    didSelect(indexPath.row)
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "place")
      ?? UITableViewCell(style: .default, reuseIdentifier: "place")
    cell.backgroundColor = .white
    return cell
  }
}

// Share and Settle: the panel follows the finger, and comes to rest.
extension SheetScreen {
  func didPan(_ pan: UIPanGestureRecognizer) {
    if pan.state == .began { startTop = top }
    if pan.state == .began {
      isSharing = isForBoth  // commonly no for a finger on the handle
      if isSharing { noteStart() }
    }
    if isSharing { share() } else { follow(pan) }
    if pan.state == .ended || pan.state == .cancelled { startPlace = nil }
    if top > Detent.high, search.isFirstResponder { search.resignFirstResponder() }
    if pan.state == .ended, hasDetents, top > Detent.high {
      let place = restingPlace(of: top, speed: pan.velocity(in: view).y)
      glide(self, place)
    }
  }

  /// The panel alone goes where the finger goes.
  private func follow(_ pan: UIPanGestureRecognizer) {
    let way = pan.translation(in: view).y
    top = isClamped ? clamped(startTop + way) : top + way
  }

  private func clamped(_ place: CGFloat) -> CGFloat {
    min(max(place, Detent.high), Detent.low)
  }

  /// The next detent in the direction of a quick finger, else the nearest one.
  func restingPlace(of top: CGFloat, speed: CGFloat) -> CGFloat {
    let all = [Detent.high, Detent.half, Detent.low]
    if speed <= -500 { return all.last { $0 < top } ?? Detent.high }
    if speed >= 500 { return all.first { $0 > top } ?? Detent.low }
    return all.min { abs($0 - top) < abs($1 - top) } ?? top
  }
}

// Decide and Share: panel or table?
extension SheetScreen {
  /// Whether the finger came down in the table.
  private var isInTable: Bool {
    table.panGestureRecognizer.numberOfTouches > 0 || sharesScrolls && table.isDragging
  }
  /// Whether panel and rows share this drag.
  private var isForBoth: Bool { agreement == .shared && (isInTable || sharesEverywhere) }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard agreement == .oneOfTwo else { return true }
    // The panel's pan declines what the table can use.
    if !isInTable || top > Detent.high { return true }
    return pan.velocity(in: panel).y > 0 && table.contentOffset.y <= 0
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard agreement == .shared || agreement == .both else { return false }
    // listing: both
    // In gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:), a yes for these two:
    return gestureRecognizer === pan && otherGestureRecognizer === table.panGestureRecognizer
    // end
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if agreement == .shared { putRight(scrollView) }
  }

  // listing: share
  /// Notes the number on the track; whichever pan begins first calls this.
  private func noteStart() {
    guard startPlace == nil else { return }
    startPlace = table.contentOffset.y - (top - Detent.high)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { noteStart() }

  private func share() {
    guard let startPlace else { return }
    let place = startPlace - pan.translation(in: view).y
    top = clamped(Detent.high + max(0, -place))
    table.contentOffset.y = max(0, place)
  }

  /// Called by `scrollViewDidScroll`: the table has pulled at its rows by itself.
  private func putRight(_ scrollView: UIScrollView) {
    if scrollView.isDragging { share() }
    if scrollView.contentOffset.y < 0 { scrollView.contentOffset.y = 0 }
  }
  // end
}

// Hear and Keyboard: the background tap and the keyboard.
extension SheetScreen {
  /// Lets a tap on the map close the keyboard.
  func closeKeyboardByTap(asks: Bool, cancels: Bool) {
    let tap = UITapGestureRecognizer(
      target: self, action: SheetScreen.didTapBackground, name: "didTapBackground")
    if asks { tap.delegate = self }
    tap.cancelsTouchesInView = cancels
    view.addGestureRecognizer(tap)
  }

  func didTapBackground() { view.endEditing(true) }

  /// The tap takes part only in touches of the map itself.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    gestureRecognizer === pan || touch.view === map
  }

  /// Up with the keyboard, back without it, unless a finger has the sheet.
  func keyboard(_ note: KeyboardNotification) {
    switch note.name {
    case .willShow:
      if topBefore == nil { topBefore = top }
      top = Detent.high
    case .willHide:
      let isHeld = pan.state == .began || pan.state == .changed
      if let before = topBefore, !isHeld || obeysInDrag { top = before }
      topBefore = nil
    default: break
    }
  }
}

/// A stage whose controller is a `SheetScreen`.
@Sendable
func sheetStage(_ settings: Settings) -> Stage {
  Stage(settings: settings, viewController: named("screen", SheetScreen()))
}

extension Stage {
  /// The stage's controller, if it is a `SheetScreen`.
  var screen: SheetScreen? { viewController as? SheetScreen }

  /// Comes down and goes to some heights, a tenth of a second apart; notes where things are.
  ///
  /// - Parameters:
  ///   - ways: How far from where it came down, downwards, at each step.
  ///   - start: Where it comes down.
  ///   - screen: The screen whose panel and table are noted.
  /// - Throws: `ScriptError` if the finger is down already.
  func drag(_ ways: [CGFloat], from start: CGPoint, on screen: SheetScreen) throws(ScriptError) {
    var rows = [["finger", "panel", "rows"]]
    func note(_ way: String) {
      let (top, offset) = (Double(screen.top), Double(screen.table.contentOffset.y))
      rows.append([way, decimals(top), decimals(offset)])
      self.note("panel", top - Double(Detent.high))
      self.note("rows", offset)
    }
    note("before")
    try finger.down(at: start)
    for way in ways {
      try wait(0.1)
      try finger.move(to: CGPoint(x: start.x, y: start.y + way))
      note(decimals(Double(way)))
    }
    try wait(0.1)
    try finger.up()
    recording.add(Table("Panel's upper edge, and how far the rows are scrolled:", rows))
  }
}
