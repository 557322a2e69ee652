import UIKit

/// A map below a drawer with rows.
final class MapViewController: UIViewController {
  private let here = UIButton(type: .system)
  private let list = UIButton(type: .system)
  private let drawer = DrawerViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGreen
    here.setTitle("Here", for: .normal)
    here.frame = CGRect(x: 20, y: 320, width: 120, height: 44)
    here.addTarget(self, action: #selector(didTapHere), for: .touchUpInside)
    list.setTitle("List", for: .normal)
    list.frame = CGRect(x: 20, y: 260, width: 120, height: 44)
    list.addTarget(self, action: #selector(didTapList), for: .touchUpInside)
    for each in [here, list] { view.addSubview(each) }
    addChild(drawer)
    drawer.view.frame = view.bounds
    drawer.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(drawer.view)
    drawer.didMove(toParent: self)
  }

  @objc private func didTapHere() { here.setTitle("Here!", for: .normal) }
  @objc private func didTapList() { showList(UITableViewController()) }

  // listing: system
  /// UIKit's own sheet, where it can do what you want.
  func showList(_ list: UIViewController) {
    if let sheet = list.sheetPresentationController {
      sheet.detents = [.custom { _ in 110 }, .medium(), .large()]  // our three, since iOS 16
      sheet.selectedDetentIdentifier = .medium  // and half up at first
      sheet.prefersScrollingExpandsWhenScrolledToEdge = true  // rows at their top raise it first
      sheet.largestUndimmedDetentIdentifier = .medium  // up to there, the map can be touched
      sheet.prefersGrabberVisible = true
    }
    present(list, animated: true)
  }
  // end
}

/// A view of which only the subviews are to be touched.
final class ClearView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

final class DrawerViewController: UIViewController, UITableViewDataSource, UITableViewDelegate,
  UIGestureRecognizerDelegate
{
  private let panel = UIView()
  private let search = UITextField()
  private let table = UITableView()
  private lazy var pan = UIPanGestureRecognizer(target: self, action: #selector(didPan))
  private var animator: UIViewPropertyAnimator?
  private var startPlace: CGFloat?
  private var isInTable = false
  private var rowsRest = false
  private var topBefore: CGFloat?

  private let high: CGFloat = 100
  private var detents: [CGFloat] { [high, view.bounds.midY, view.bounds.maxY - 110] }
  private var top: CGFloat {
    get { panel.frame.minY }
    set { panel.frame.origin.y = newValue }
  }

  override func loadView() { view = ClearView() }

  override func viewDidLoad() {
    super.viewDidLoad()
    panel.backgroundColor = .systemBackground
    view.addSubview(panel)
    search.placeholder = "Search"
    search.borderStyle = .roundedRect
    search.addTarget(self, action: #selector(didSearch), for: .primaryActionTriggered)
    for each in [search, table] { panel.addSubview(each) }
    table.contentInsetAdjustmentBehavior = .never
    table.dataSource = self
    table.delegate = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: "place")
    pan.delegate = self
    pan.allowedScrollTypesMask = .continuous  // two fingers on a trackpad, chapter 16
    pan.maximumNumberOfTouches = 1  // a second finger, on the rows, is the table's alone
    panel.addGestureRecognizer(pan)
    for (name, action) in [
      (UIResponder.keyboardWillShowNotification, #selector(keyboardWillShow)),
      (UIResponder.keyboardWillHideNotification, #selector(keyboardWillHide)),
    ] {
      NotificationCenter.default.addObserver(self, selector: action, name: name, object: nil)
    }
  }

  @objc private func didSearch() { search.resignFirstResponder() }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let place = top == 0 ? detents[1] : min(top, detents[2])  // a turned screen is lower
    panel.frame = CGRect(
      x: 0, y: place, width: view.bounds.width, height: view.bounds.height - high)
    search.frame = CGRect(x: 16, y: 24, width: panel.bounds.width - 32, height: 36)
    table.frame = CGRect(
      x: 0, y: 70, width: panel.bounds.width, height: panel.bounds.height - 70)
    if topBefore == nil { table.contentInset.bottom = view.safeAreaInsets.bottom }
  }

  // listing: sideways
  /// A sideways finger may be a row's swipe.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let speed = pan.velocity(in: view)
    return abs(speed.y) >= abs(speed.x)
  }
  // end

  /// How far the rows can be scrolled.
  private var lastOffset: CGFloat {
    let full = table.contentSize.height + table.adjustedContentInset.bottom
    return max(0, full - table.bounds.height)
  }

  // listing: share
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer === table.panGestureRecognizer
  }

  private func noteStart() {
    rowsRest = false
    let (mine, rows) = (pan.numberOfTouches, table.panGestureRecognizer.numberOfTouches)
    guard startPlace == nil, pan.state != .failed, mine > 0 || rows == 0 else { return }
    if animator?.isRunning == true { animator?.stopAnimation(true) }  // caught, where it is
    isInTable = rows > 0 || mine == 0 && table.isDragging  // came down there, or scrolls it
    startPlace = (isInTable ? table.contentOffset.y : 0) - (top - high)  // top: panel.frame.minY
  }

  private func share() {
    if pan.state == .failed { startPlace = nil }  // this drag is the rows' alone
    guard let startPlace else { return }
    let place = startPlace - pan.translation(in: view).y
    top = min(max(high - place, high), detents[2])
    let offset = min(max(0, place), lastOffset)
    if isInTable, abs(offset - table.contentOffset.y) > 0.5 { table.contentOffset.y = offset }
    rowsRest = place < 0  // the panel isn't all the way up
  }
  // end

  // listing: pans
  @objc private func didPan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began, .changed:
      noteStart()
      share()
      if top > high { leaveSearch() }
    case .ended, .cancelled:
      startPlace = nil
      settle(speed: pan.state == .ended ? pan.velocity(in: view).y : 0)
    default: break
    }
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { noteStart() }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { if scrollView.isDragging { share() } }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    if pan.state != .began && pan.state != .changed { startPlace = nil }  // else didPan does it
    if rowsRest { targetContentOffset.pointee = scrollView.contentOffset }
  }
  // end

  // listing: keyboard
  @objc private func keyboardWillShow(_ note: Any) {
    topBefore = topBefore ?? top  // it may be announced again
    top = high
    let info = (note as? NSNotification)?.userInfo
    let frame = info?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
    table.contentInset.bottom = frame?.height ?? 0  // the last rows can be pulled above it
  }

  @objc private func keyboardWillHide() {
    let isHeld = pan.state == .began || pan.state == .changed
    if let before = topBefore, !isHeld { top = min(before, detents[2]) }
    topBefore = nil
    table.contentInset.bottom = view.safeAreaInsets.bottom
  }

  private func leaveSearch() {
    guard search.isFirstResponder else { return }
    topBefore = nil  // the panel stays with the finger, however late the message comes
    search.resignFirstResponder()
  }
  // end

  // listing: settle
  private func settle(speed: CGFloat) {
    guard top > high else { return }  // the finger was the rows', and so is its speed
    let goal =
      abs(speed) < 500
      ? detents.min { abs($0 - top) < abs($1 - top) }
      : speed < 0 ? detents.last { $0 < top } : detents.first { $0 > top }
    guard let place = goal, place != top else { return }
    let animator = UIViewPropertyAnimator(duration: 0.4, dampingRatio: 0.9) { self.top = place }
    animator.startAnimation()
    self.animator = animator
  }
  // end

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "place", for: indexPath)
    cell.textLabel?.text = "Place \(indexPath.row)"
    return cell
  }
}
