import UIKit

// listing: hold
/// Says when one finger holds it; the action of a pan that takes the touch sets `isPanned`.
final class HoldView: UIView {
  var onHold: (Bool) -> Void = { _ in }
  var isPanned = false { didSet { isHeld = isTouched || isPanned } }
  private var isTouched = false { didSet { isHeld = isTouched || isPanned } }
  private var isHeld = false { didSet { if isHeld != oldValue { onHold(isHeld) } } }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    isTouched = true
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    isTouched = false
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    isTouched = false
  }
  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { isTouched = false }  // on older systems no cancelled came
  }
}
// end

/// A story that waits while a finger holds it, above a bar that moves its time.
final class StoryViewController: UIViewController {
  private let story = HoldView(frame: CGRect(x: 20, y: 120, width: 335, height: 400))
  private let bar = UIView(frame: CGRect(x: 20, y: 560, width: 335, height: 60))
  private var time: CGFloat = 10 { didSet { show() } }
  private var preview: CGFloat? { didSet { show() } }
  private var isPaused = false { didSet { show() } }
  private var menu: Task<Void, Never>?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    story.backgroundColor = .systemBlue
    story.onHold = { [weak self] isHeld in self?.hold(isHeld) }
    story.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(didSwipe)))
    view.addSubview(story)
    bar.backgroundColor = .systemGray
    bar.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(didScrub)))
    view.addSubview(bar)
    show()
  }

  // listing: menu
  private func hold(_ isHeld: Bool) {
    isPaused = isHeld
    menu?.cancel()  // at every end, and before a new beginning
    guard isHeld else { return }
    menu = Task { [weak self] in
      do { try await Task.sleep(nanoseconds: 1_000_000_000) } catch { return }  // it was cancelled
      self?.openMenu()
    }
  }
  // end

  private func openMenu() { title = "menu" }

  @objc private func didSwipe(_ pan: UIPanGestureRecognizer) {
    story.isPanned = pan.state == .began || pan.state == .changed
  }

  // listing: scrub
  @objc private func didScrub(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began, .changed:
      preview = time + pan.translation(in: bar).x / 10
    case .ended, .cancelled:
      if pan.state == .ended { time = preview ?? time }
      preview = nil  // whatever the end
    default: break  // a pan that fails doesn't call this
    }
  }
  // end

  private func show() { title = "\(Int(preview ?? time)) s\(isPaused ? ", paused" : "")" }
}

/// Places with a slider each, as large as the rating.
final class RatingsViewController: UITableViewController {
  private let names = ["harbour", "market", "tower"]
  private var ratings: [Float] = [0, 0, 0]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Ratings"
    tableView.register(RatingCell.self, forCellReuseIdentifier: "place")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "place", for: indexPath)
    let row = indexPath.row
    cell.textLabel?.text = "\(names[row]) \(Int(ratings[row]))"
    guard let place = cell as? RatingCell else { return cell }
    if !place.slider.isTracking { place.slider.value = ratings[row] }
    place.onRate = { [weak self] slider in self?.didRate(slider) }
    return cell
  }

  // listing: rows
  private func didRate(_ slider: UISlider) {
    let point = slider.convert(slider.bounds.origin, to: tableView)
    guard let indexPath = tableView.indexPathForRow(at: point) else { return }
    ratings[indexPath.row] = slider.value
    tableView.reconfigureRows(at: [indexPath])  // reloadRows brings a new cell
  }
  // end
}

/// A row with a slider from 0 to 5.
final class RatingCell: UITableViewCell {
  let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 160, height: 30))
  /// What is done when the slider has moved; set for each row, while its target is added once.
  var onRate: (UISlider) -> Void = { _ in }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    slider.maximumValue = 5
    accessoryView = slider
    slider.addTarget(self, action: #selector(didSlide), for: .valueChanged)
  }

  @objc private func didSlide() { onRate(slider) }

  required init?(coder: NSCoder) { fatalError("This cell is made in code.") }
}
