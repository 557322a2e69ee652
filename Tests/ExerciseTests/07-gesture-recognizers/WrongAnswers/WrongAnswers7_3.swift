import ExerciseKit
import Grading
import MiniUIKit

let wrong7_3: [WrongAnswer<AnyAlbum>] = [
  WrongAnswer("only lets the pictures take fingers") { album(.shared) },
  WrongAnswer("only makes a recognizer for each") { album(.deaf) },
  WrongAnswer("puts one recognizer on the view behind the pictures") { album(.behind) },
  WrongAnswer("repairs the first picture only") { album(.first) },
  WrongAnswer("has each picture tell the album twice") { album(.twice) },
  WrongAnswer("watches the view behind the pictures, too") { album(.both) },
  WrongAnswer("gives the recognizers no target") { album(.untold) },
  WrongAnswer("opens each picture only once") { album(.once) },
  WrongAnswer("opens the name of the first picture") { album(.firstName) },
  WrongAnswer("presses instead of tapping") { album(.press) },
  WrongAnswer("waits for two taps") { album(.doubleTap) },
  WrongAnswer("knows three pictures") { album(.three) },
  WrongAnswer("compares frames with a place on the screen") { album(.frames) },
  WrongAnswer("takes no subclasses") { album(.exactly) },
  WrongAnswer("holds for no time, and asks for no state") { album(.heldFor0) },
]

func album(_ way: SomeAlbum.Way) -> AnyAlbum {
  let album = SomeAlbum()
  album.way = way
  return AnyAlbum(controller: album, watch: { album.watch($0) }, opened: { album.opened })
}

final class SomeAlbum: UIViewController {
  enum Way {
    case shared, deaf, behind, first, twice, list, both, untold, once, firstName, press
    case screen, asksThePictures, three, doubleTap, frames, exactly, heldFor0
  }
  var way = Way.list
  var opened: [String] = []
  private var firstName = ""
  private var pictures: [UIImageView] = []

  func watch(_ pictures: [UIImageView]) {
    let shared = tap()
    firstName = pictures.first?.name ?? ""
    self.pictures = pictures
    if way == .screen || way == .asksThePictures || way == .frames {
      let action = way == .screen ? SomeAlbum.didTapScreen : SomeAlbum.didTapSomewhere
      view.addGestureRecognizer(
        UITapGestureRecognizer(target: self, action: action, name: "didTap"))
    }
    for (number, picture) in pictures.enumerated() {
      if way == .three, number > 2 { break }
      if way == .exactly, type(of: picture) != UIImageView.self { continue }
      if way == .frames { continue }
      if way != .deaf, way != .first || number == 0 { picture.isUserInteractionEnabled = true }
      switch way {
      case .shared: picture.addGestureRecognizer(shared)
      case .behind: picture.superview?.addGestureRecognizer(shared)
      case .twice:
        let recognizer = tap()
        recognizer.addTarget(self, action: SomeAlbum.didTap, name: "again")
        picture.addGestureRecognizer(recognizer)
      case .list: picture.gestureRecognizers = [tap()]
      case .both:
        picture.superview?.addGestureRecognizer(shared)
        picture.addGestureRecognizer(tap())
      case .untold: picture.addGestureRecognizer(UITapGestureRecognizer())
      case .press:
        let press = UILongPressGestureRecognizer(
          target: self, action: SomeAlbum.didPress, name: "didPress")
        press.minimumPressDuration = 0
        picture.addGestureRecognizer(press)
      case .doubleTap:
        let double = tap()
        double.numberOfTapsRequired = 2
        picture.addGestureRecognizer(double)
      case .heldFor0:
        let press = UILongPressGestureRecognizer(
          target: self, action: SomeAlbum.didHold, name: "didHold")
        press.minimumPressDuration = 0
        picture.addGestureRecognizer(press)
      case .screen, .asksThePictures, .frames: break
      case .deaf, .first, .once, .firstName, .three, .exactly: picture.addGestureRecognizer(tap())
      }
    }
  }

  private func tap() -> UITapGestureRecognizer {
    UITapGestureRecognizer(target: self, action: SomeAlbum.didTap, name: "didTap")
  }

  func didTap(_ tap: UITapGestureRecognizer) {
    let name = tap.view?.name ?? "no view"
    if way == .once, opened.contains(name) { return }
    opened.append(way == .firstName ? firstName : name)
  }

  /// One recognizer for the whole screen: the hit test says which picture was tapped.
  func didTapScreen(_ tap: UITapGestureRecognizer) {
    let hit = view.hitTest(tap.location(in: view), with: nil)
    if let picture = hit as? UIImageView { opened.append(picture.name) }
  }

  /// One recognizer for the whole screen: each picture says whether it was tapped.
  func didTapSomewhere(_ tap: UITapGestureRecognizer) {
    for picture in pictures {
      let isHit =
        way == .frames
        ? picture.frame.contains(tap.location(in: nil))
        : picture.bounds.contains(tap.location(in: picture))
      if isHit { opened.append(picture.name) }
    }
  }

  /// Is called for each state of a press.
  func didHold(_ press: UILongPressGestureRecognizer) {
    opened.append(press.view?.name ?? "no view")
  }

  func didPress(_ press: UILongPressGestureRecognizer) {
    if press.state == .ended { opened.append(press.view?.name ?? "no view") }
  }
}
