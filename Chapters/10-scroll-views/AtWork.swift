import UIKit

// listing: list
/// A list whose buttons lose a finger that drags; sliders, switches and the like keep theirs.
final class ButtonScrollView: UIScrollView {
  override func touchesShouldCancel(in view: UIView) -> Bool {
    view is UIButton || super.touchesShouldCancel(in: view)
  }
}
// end

// listing: slider
/// A slider that gives its drags to no pager and no list around it.
final class KeepingSlider: UISlider {
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if gestureRecognizer is UIPanGestureRecognizer, gestureRecognizer.view !== self {
      return false
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}
// end

/// Lets a photo be closed by a drag down.
///
/// It's the delegate of a pan on the photo. Keep it in a property; there it's weak.
final class Closer: NSObject, UIGestureRecognizerDelegate {
  private let zoomer: UIScrollView

  init(zoomer: UIScrollView) {
    self.zoomer = zoomer
    super.init()
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
    let speed = pan.velocity(in: zoomer)
    return speed.y > abs(speed.x) && zoomer.zoomScale <= zoomer.minimumZoomScale
      && zoomer.contentOffset.y <= -zoomer.adjustedContentInset.top
  }
}

final class PlacesViewController: UIViewController, UIScrollViewDelegate {
  private let names = (1...40).map { "Place \($0)" }
  private let rowHeight: CGFloat = 60
  private let list = ButtonScrollView()
  private let rows = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    fill()
    connect()
  }

  private func fill() {
    rows.axis = .vertical
    rows.translatesAutoresizingMaskIntoConstraints = false
    list.addSubview(rows)
    NSLayoutConstraint.activate([
      rows.topAnchor.constraint(equalTo: list.contentLayoutGuide.topAnchor),
      rows.bottomAnchor.constraint(equalTo: list.contentLayoutGuide.bottomAnchor),
      rows.leadingAnchor.constraint(equalTo: list.contentLayoutGuide.leadingAnchor),
      rows.trailingAnchor.constraint(equalTo: list.contentLayoutGuide.trailingAnchor),
      rows.widthAnchor.constraint(equalTo: list.frameLayoutGuide.widthAnchor),
    ])
    let slider = KeepingSlider()
    slider.heightAnchor.constraint(equalToConstant: rowHeight).isActive = true
    rows.addArrangedSubview(slider)
    for name in names {
      let button = UIButton(type: .system)
      button.setTitle("Visited \(name)", for: .normal)
      button.heightAnchor.constraint(equalToConstant: rowHeight).isActive = true
      button.addAction(
        UIAction { [weak self] _ in self?.title = name }, for: .primaryActionTriggered)
      rows.addArrangedSubview(button)
    }
  }

  // listing: motion
  private func connect() {
    list.delegate = self
    list.refreshControl = UIRefreshControl()
    list.refreshControl?.addTarget(self, action: #selector(didPull(_:)), for: .valueChanged)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let inset = scrollView.adjustedContentInset  // the list rests at -top, below the bar
    let end = scrollView.contentSize.height + inset.bottom - scrollView.bounds.height
    let target = targetContentOffset.pointee.y
    guard target < end else { return }
    let row = ((target + inset.top) / rowHeight).rounded()
    targetContentOffset.pointee.y = min(row * rowHeight - inset.top, end)
  }

  // After a drag the list comes to rest in one of these two, never in both.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { didRest() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { didRest() }
  // end

  @objc private func didPull(_ control: UIRefreshControl) { control.endRefreshing() }

  private func didRest() { title = "at \(Int(list.contentOffset.y))" }
}
