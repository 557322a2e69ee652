import ExerciseKit
import Grading

let wrong9_3: [WrongAnswer<Saving>] = [
  WrongAnswer("leaves it as it is") { saving(.unchanged) },
  WrongAnswer("lets nothing be cancelled") { saving(.cancelsNothing) },
  WrongAnswer("asks whether it may begin") { saving(.shouldBegin) },
  WrongAnswer("gives save a veto") { saving(.vetoOnly) },
  WrongAnswer("does not delay the end") { saving(.undelayed) },
  WrongAnswer("neither delays nor cancels") { saving(.undelayedAndGentle) },
  WrongAnswer("forgets the long press") { saving(.zoomOnly) },
  WrongAnswer("lets the press cancel nothing") { saving(.gentlePress) },
  WrongAnswer("switches the double tap off") { saving(.noZoom) },
  WrongAnswer("takes the photo's own touches only") { saving(.ownOnly) },
  WrongAnswer("leaves out all controls") { saving(.allControls) },
  WrongAnswer("asks where the finger is") { saving(.byPlace) },
  WrongAnswer("saves with the finger's coming down") { saving(.atDown) },
  WrongAnswer("saves with every event of a touch") { saving(.everyEvent) },
  WrongAnswer("switches a recognizer off for good") { saving(.forGood) },
  WrongAnswer("leaves out all buttons") { saving(.allButtons) },
  WrongAnswer("gives save a veto, and delays the end of no touch") { saving(.vetoing) },
]

enum SavingDesign {
  case delegates, ignoring, vetoing, unchanged, cancelsNothing, shouldBegin, vetoOnly, undelayed
  case undelayedAndGentle, zoomOnly, gentlePress, noZoom, ownOnly, allControls, byPlace, atDown
  case forGood, allButtons, everyEvent
}

func saving(_ design: SavingDesign) -> Saving {
  let photo = AnyPhoto(design)
  return Saving(
    photo: photo, save: photo.save, counts: { (photo.saves, photo.zooms, photo.menus) },
    build: { photo.build() })
}

/// Right as `delegates`, which asks an object of each recognizer's own, and as `ignoring`, with
/// recognizers that ignore such touches.
private final class AnyPhoto: UIView, UIGestureRecognizerDelegate {
  private let design: SavingDesign
  let save: UIButton
  private let chooser: Chooser
  private(set) var (saves, zooms, menus) = (0, 0, 0)

  init(_ design: SavingDesign) {
    self.design = design
    let hasVeto = design == .vetoing || design == .vetoOnly
    save = hasVeto ? RefusingButton(frame: .zero) : UIButton(frame: .zero)
    save.frame = CGRect(x: 240, y: 20, width: 60, height: 40)
    chooser = Chooser(save)
    super.init(frame: .zero)
  }

  func build() {
    addSubview(save)
    var event: UIControl.Event = design == .atDown ? .touchDown : .touchUpInside
    if design == .everyEvent { event = .allTouchEvents }
    save.addTarget(self, action: AnyPhoto.didSave, for: event, name: "didSave")
    let zoom = design == .ignoring ? IgnoringTap() : UITapGestureRecognizer()
    zoom.numberOfTapsRequired = 2
    zoom.addTarget(self, action: AnyPhoto.didZoom, name: "didZoom")
    let hold = design == .ignoring ? IgnoringPress() : UILongPressGestureRecognizer()
    hold.addTarget(self, action: AnyPhoto.didHold, name: "didHold")
    (zoom as? IgnoringTap)?.spared = save
    (hold as? IgnoringPress)?.spared = save
    for each in [zoom, hold] as [UIGestureRecognizer] {
      addGestureRecognizer(each)
      switch design {
      case .delegates: each.delegate = chooser
      case .shouldBegin, .ownOnly, .allControls, .allButtons, .byPlace, .atDown, .forGood,
        .everyEvent:
        each.delegate = self
      case .vetoing, .undelayed: each.delaysTouchesEnded = false
      case .cancelsNothing: each.cancelsTouchesInView = false
      case .undelayedAndGentle:
        (each.delaysTouchesEnded, each.cancelsTouchesInView) = (false, false)
      default: break
      }
    }
    if design == .zoomOnly || design == .gentlePress { zoom.delegate = self }
    if design == .gentlePress { hold.cancelsTouchesInView = false }
    if design == .noZoom {
      zoom.isEnabled = false
      hold.delegate = self
    }
  }

  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    design != .shouldBegin || !save.frame.contains(recognizer.location(in: self))
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    switch design {
    case .shouldBegin: return true
    case .ownOnly: return touch.view === self
    case .allControls: return !(touch.view is UIControl)
    case .allButtons: return !(touch.view is UIButton)
    case .forGood:
      if touch.view === save { gestureRecognizer.isEnabled = false }
      return touch.view !== save
    case .byPlace: return !save.frame.contains(touch.location(in: self))
    default: return touch.view !== save
    }
  }

  private func didSave() { saves += 1 }
  private func didZoom() { zooms += 1 }
  private func didHold(_ press: UILongPressGestureRecognizer) {
    if press.state == .began { menus += 1 }
  }
}

/// Refuses every recognizer of another view.
private final class RefusingButton: UIButton {
  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.view === self
  }
}

/// Keeps the touches of one view from recognizers.
private final class Chooser: UIGestureRecognizerDelegate {
  private weak var spared: UIView?
  init(_ spared: UIView) { self.spared = spared }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    touch.view !== spared
  }
}

private final class IgnoringTap: UITapGestureRecognizer {
  weak var spared: UIView?
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches where touch.view === spared { ignore(touch, for: event) }
    let rest = touches.filter { $0.view !== spared }
    if !rest.isEmpty { super.touchesBegan(rest, with: event) }
  }
}

private final class IgnoringPress: UILongPressGestureRecognizer {
  weak var spared: UIView?
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches where touch.view === spared { ignore(touch, for: event) }
    let rest = touches.filter { $0.view !== spared }
    if !rest.isEmpty { super.touchesBegan(rest, with: event) }
  }
}
