import UIKit

// listing: look
/// Five stars in a stack view; any number of decorations may lie on them.
final class StarControl: UIControl {
  var rating = 0 { didSet { redraw() } }
  private var ratingBefore = 0
  private let stack = UIStackView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    stack.frame = bounds
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stack.distribution = .fillEqually
    for _ in 1...5 { stack.addArrangedSubview(UIImageView()) }
    addSubview(stack)
    redraw()
  }

  required init?(coder: NSCoder) { fatalError("This control is made in code.") }
  // end

  // listing: stars
  // Whatever lies on us, the touch is ours.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event) == nil ? nil : self
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    ratingBefore = rating
    return continueTracking(touch, with: event)
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    rate(by: touch)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isTouchInside { rating = ratingBefore }
    super.endTracking(touch, with: event)
    if rating != ratingBefore { sendActions(for: .valueChanged) }
  }

  override func cancelTracking(with event: UIEvent?) {
    if isTracking { rating = ratingBefore }
    super.cancelTracking(with: event)
  }
  // end

  // listing: rate
  private func rate(by touch: UITouch) {
    let x = touch.location(in: self).x
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let star = Int((isMirrored ? bounds.width - x : x) / bounds.width * 5) + 1
    rating = min(max(star, 1), 5)
  }

  // For constraints; where you set the frame, it doesn't matter.
  override var intrinsicContentSize: CGSize { CGSize(width: 200, height: 40) }

  private func redraw() {
    for (index, view) in stack.arrangedSubviews.enumerated() {
      view.contentMode = .scaleAspectFit
      (view as? UIImageView)?.image = UIImage(systemName: index < rating ? "star.fill" : "star")
    }
  }
  // end

  // listing: voice
  // For VoiceOver, which has no finger for us.
  override var accessibilityValue: String? {
    get { "\(rating) of 5" }
    set {}
  }

  override func accessibilityIncrement() { change(to: rating + 1) }
  override func accessibilityDecrement() { change(to: rating - 1) }

  private func change(to stars: Int) {
    let before = rating
    rating = min(max(stars, 0), 5)
    if rating != before { sendActions(for: .valueChanged) }
  }
}
// end

// listing: screen
final class RatingViewController: UIViewController {
  private let stars = StarControl(frame: CGRect(x: 40, y: 160, width: 200, height: 40))
  private let save = UIButton(type: .system)
  private let words = UILabel(frame: CGRect(x: 40, y: 300, width: 200, height: 44))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    stars.accessibilityLabel = "Rating"
    stars.addTarget(self, action: #selector(didRate(_:)), for: .valueChanged)
    view.addSubview(stars)
    save.frame = CGRect(x: 40, y: 240, width: 200, height: 44)
    save.setTitle("Save", for: .normal)
    save.addAction(
      UIAction { [weak self] _ in self?.didSave() }, for: .primaryActionTriggered)
    view.addSubview(save)
    view.addSubview(words)
  }

  @objc private func didRate(_ sender: StarControl) { words.text = "\(sender.rating) stars" }

  private func didSave() { words.text = "saved" }
}
// end

/// Prints every action that has a selector, and whether an object performed it.
final class WatchfulApp: UIApplication {
  override func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    let isPerformed = super.sendAction(action, to: target, from: sender, for: event)
    print(action, isPerformed ? "performed" : "lost")
    return isPerformed
  }
}

// listing: watch
// In a file main.swift, with no @main at the app delegate:
// UIApplicationMain(
//   CommandLine.argc, CommandLine.unsafeArgv,
//   NSStringFromClass(WatchfulApp.self), NSStringFromClass(AppDelegate.self))
// end

// listing: events
extension UIControl {
  /// Prints what is registered so far, and then the events of the control as it sends them, but not
  /// those of each move and of editing.
  func printEvents() {
    enumerateEventHandlers { action, target, event, _ in
      print("registered for", event.rawValue, action as Any, target as Any)  // 64: touchUpInside
    }
    let names: [(UIControl.Event, String)] = [
      (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"),
      (.touchDragExit, "touchDragExit"), (.touchDragEnter, "touchDragEnter"),
      (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"),
      (.touchCancel, "touchCancel"), (.valueChanged, "valueChanged"),
      (.primaryActionTriggered, "primaryActionTriggered"),
      (.menuActionTriggered, "menuActionTriggered"),
    ]
    for (event, name) in names { addAction(UIAction { _ in print(name) }, for: event) }
  }
}
// end
