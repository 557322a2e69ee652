import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A photo with a caption, in a navigation controller: both can be dragged at once, a pinch and a
/// rotation change the two together, and a swipe back begins at the edge and beside them.
final class PhotoViewController: UIViewController, UIGestureRecognizerDelegate {
  private let canvas = UIView()
  private let photo = UIImageView(image: UIImage(systemName: "photo"))
  private let caption = UILabel()
  private let single = UITapGestureRecognizer()
  private let double = UITapGestureRecognizer()
  private let pinch = UIPinchGestureRecognizer()
  private let rotation = UIRotationGestureRecognizer()
  private let movePhoto = TalkingPan()
  private let moveCaption = TalkingPan()
  private var isConnected = false

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    title = "Photo"
    arrange()
    addGestures()
    addTargets()
  }

  // listing: gestures
  private func arrange() {  // photo and caption side by side
    canvas.frame = view.bounds
    canvas.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    photo.frame = CGRect(x: 40, y: 160, width: 280, height: 280)
    caption.frame = CGRect(x: 40, y: 480, width: 200, height: 44)
    caption.text = "Drag me"
    view.addSubview(canvas)
    for each in [photo, caption] {
      each.isUserInteractionEnabled = true  // off in image views and labels
      canvas.addSubview(each)
    }
  }

  private func addGestures() {
    double.numberOfTapsRequired = 2
    single.require(toFail: double)  // late, on purpose
    for each in [movePhoto, moveCaption] { each.maximumNumberOfTouches = 1 }  // each its thumb
    for each in [pinch, rotation] { each.delegate = self }
    for each in [single, double, pinch, rotation] { canvas.addGestureRecognizer(each) }
    photo.addGestureRecognizer(movePhoto)
    caption.addGestureRecognizer(moveCaption)
    moveCaption.name = "moveCaption"
    movePhoto.name = "movePhoto"
  }
  // end

  // listing: together
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    let pair: Set = [gestureRecognizer, otherGestureRecognizer]
    return pair == [pinch, rotation]
  }

  override func viewDidAppear(_ animated: Bool) {  // now the navigation controller is there
    super.viewDidAppear(animated)
    guard let navigation = navigationController, !isConnected else { return }
    isConnected = true  // a requirement holds from now on; once is enough
    for pan in [movePhoto, moveCaption] {
      if let pop = navigation.interactivePopGestureRecognizer { pan.require(toFail: pop) }
      if #available(iOS 26, *), let pop = navigation.interactiveContentPopGestureRecognizer {
        pop.require(toFail: pan)  // a swipe on these two moves them; beside them it should go back
      }
    }
  }
  // end

  private func addTargets() {
    single.addTarget(self, action: #selector(didTap))
    double.addTarget(self, action: #selector(didDoubleTap))
    pinch.addTarget(self, action: #selector(didPinch(_:)))
    rotation.addTarget(self, action: #selector(didRotate(_:)))
    for each in [movePhoto, moveCaption] { each.addTarget(self, action: #selector(didDrag(_:))) }
  }

  @objc private func didTap() {
    // The lights go out. (A bar that is hidden would take the swipe back along.)
    overrideUserInterfaceStyle = overrideUserInterfaceStyle == .dark ? .unspecified : .dark
  }

  @objc private func didDoubleTap() {
    canvas.transform =
      canvas.transform == .identity ? CGAffineTransform(scaleX: 2, y: 2) : .identity
  }

  @objc private func didPinch(_ pinch: UIPinchGestureRecognizer) {
    canvas.transform = canvas.transform.scaledBy(x: pinch.scale, y: pinch.scale)
    pinch.scale = 1
  }

  @objc private func didRotate(_ rotation: UIRotationGestureRecognizer) {
    canvas.transform = canvas.transform.rotated(by: rotation.rotation)
    rotation.rotation = 0
  }

  @objc private func didDrag(_ pan: UIPanGestureRecognizer) {
    guard let view = pan.view else { return }
    let offset = pan.translation(in: canvas)
    view.center = CGPoint(x: view.center.x + offset.x, y: view.center.y + offset.y)
    pan.setTranslation(.zero, in: canvas)
  }
}

// listing: talking
// Needs import UIKit.UIGestureRecognizerSubclass.
/// Prints which recognizers want to exclude it.
final class TalkingPan: UIPanGestureRecognizer {
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    print(name ?? "pan", "may be excluded by", preventingGestureRecognizer)
    return super.canBePrevented(by: preventingGestureRecognizer)
  }
}
// end
