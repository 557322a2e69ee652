import MiniUIKit

/// The delegate of a scene's scroll views and text fields, and the rows of its tables.
final class SceneRows: UITableViewDataSource, UITableViewDelegate, UITextFieldDelegate {
  var count = 3
  var makeContent: () -> UIView? = { nil }
  /// Called with every step of a motion and of a row.
  var onScroll: (UIScrollView, ScrollStep) -> Void = { _, _ in }
  var onRow: (UITableView, RowStep, IndexPath) -> Void = { _, _, _ in }
  var target: (UIScrollView, CGPoint) -> CGPoint = { $1 }
  var highlights: (Int) -> Bool = { _ in true }
  private let callbacks: Callbacks

  init(_ callbacks: Callbacks) { self.callbacks = callbacks }

  // MARK: - Rows

  func numberOfSections(in tableView: UITableView) -> Int { 2 }
  /// Half of the rows, and the odd one in the first section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    callbacks.onMoment(.numberOfRows, tableView)
    return (count + 1 - section) / 2
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    callbacks.onMoment(.cellForRow, tableView)
    return tableView.dequeueReusableCell(withIdentifier: "row") ?? makeCell()
  }
  private func makeCell() -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: "row")
    if let content = makeContent() { cell.contentView.addSubview(content) }
    return cell
  }
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    callbacks.onMoment(.shouldHighlight, tableView)
    return highlights(indexPath.row)
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    onRow(tableView, .highlight, indexPath)
    callbacks.onMoment(.didHighlight, tableView)
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    onRow(tableView, .unhighlight, indexPath)
    callbacks.onMoment(.didUnhighlight, tableView)
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    callbacks.onMoment(.willSelect, tableView)
    return indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onRow(tableView, .select, indexPath)
    callbacks.onMoment(.didSelect, tableView)
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    callbacks.onMoment(.didDeselect, tableView)
  }

  // MARK: - Motion

  private func tell(_ scroll: UIScrollView, _ step: ScrollStep, _ moment: Moment) {
    onScroll(scroll, step)
    callbacks.onMoment(moment, scroll)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    tell(scrollView, .didScroll(scrollView.contentOffset), .didScroll)
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    tell(scrollView, .willBeginDragging, .willBeginDragging)
  }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    targetContentOffset.pointee = target(scrollView, targetContentOffset.pointee)
    tell(scrollView, .willEndDragging, .willEndDragging)
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    tell(scrollView, .didEndDragging(willDecelerate: decelerate), .didEndDragging)
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    tell(scrollView, .willBeginDecelerating, .willBeginDecelerating)
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    tell(scrollView, .didEndDecelerating, .didEndDecelerating)
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    tell(scrollView, .didEndScrollingAnimation, .didEndScrollingAnimation)
  }
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    callbacks.onMoment(.shouldScrollToTop, scrollView)
    return true
  }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    callbacks.onMoment(.didScrollToTop, scrollView)
  }

  // MARK: - Scale

  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    callbacks.onMoment(.viewForZooming, scrollView)
    return scrollView.subviews.first
  }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    tell(scrollView, .willBeginZooming, .willBeginZooming)
  }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { tell(scrollView, .didZoom, .didZoom) }
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { tell(scrollView, .didEndZooming, .didEndZooming) }

  // MARK: - Text

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    callbacks.onMoment(.shouldBeginEditing, textField)
    return true
  }
  func textFieldDidBeginEditing(_ textField: UITextField) {
    callbacks.onMoment(.didBeginEditing, textField)
  }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    callbacks.onMoment(.shouldEndEditing, textField)
    return true
  }
  func textFieldDidEndEditing(_ textField: UITextField) {
    callbacks.onMoment(.didEndEditing, textField)
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    callbacks.onMoment(.shouldReturn, textField)
    return true
  }
}
