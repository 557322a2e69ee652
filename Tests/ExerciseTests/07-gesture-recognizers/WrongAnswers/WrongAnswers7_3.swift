import ExerciseKit
import Grading
import MiniUIKit

let wrong7_3: [WrongAnswer<AnyAlbum>] = [
  WrongAnswer(
    "only lets the pictures take fingers",
    gets: "Three pictures, a tap on the first: expected sea, but your code gives nothing.",
    "No recognizer sits on sea, and there is one on elk.", rule: Diagnosis7_3.oneView
  ) { album(.shared) },
  WrongAnswer(
    "only makes a recognizer for each",
    gets: "Three pictures, a tap on the first: expected sea, but your code gives nothing.",
    "The hit test passes sea by: the view does not take fingers.", rule: Diagnosis7_3.imageView
  ) { album(.deaf) },
  WrongAnswer(
    "puts one recognizer on the view behind the pictures",
    gets: "Three pictures, a tap on the first: expected sea, but your code gives root.",
    "root is no picture: that is the name of the recognizer's view.", rule: Diagnosis7_3.oneView
  ) { album(.behind) },
  WrongAnswer(
    "repairs the first picture only",
    gets: "Three pictures, a tap on the second: expected hut, but your code gives nothing.",
    "The hit test passes hut by: the view does not take fingers.", rule: Diagnosis7_3.imageView
  ) { album(.first) },
  WrongAnswer(
    "has each picture tell the album twice",
    gets: "Three pictures, a tap on the first: expected sea, but your code gives sea, sea.",
    Diagnosis7_3.opensSeveralNames, rule: Diagnosis7_3.acts
  ) { album(.twice) },
  WrongAnswer(
    "watches the view behind the pictures, too",
    gets: "Three pictures, a tap between two: expected nothing, but your code gives root.",
    Diagnosis7_3.opensBesideThePictures, rule: Diagnosis7_3.collect
  ) { album(.both) },
  WrongAnswer(
    "gives the recognizers no target",
    gets: "Three pictures, a tap on the first: expected sea, but your code gives nothing.",
    Diagnosis7_3.opensNothing, rule: Diagnosis7_3.acts
  ) { album(.untold) },
  WrongAnswer(
    "opens each picture only once",
    gets: "Three pictures, the second tapped twice: expected hut, hut, but your code gives hut.",
    Diagnosis7_3.opensEachPictureOnce, rule: Diagnosis7_3.acts
  ) { album(.once) },
  WrongAnswer(
    "opens the name of the first picture",
    gets: "Three pictures, a tap on the second: expected hut, but your code gives sea.",
    Diagnosis7_3.opensTheNameOfAnother, rule: Diagnosis7_3.acts
  ) { album(.firstName) },
  WrongAnswer(
    "presses instead of tapping",
    gets: """
      A finger that moves across all three pictures: expected nothing, but your code gives sea.
      """,
    Diagnosis7_3.opensADrag, rule: Diagnosis7_3.decide
  ) { album(.press) },
  WrongAnswer(
    "waits for two taps",
    gets: "Three pictures, a tap on the first: expected sea, but your code gives nothing.",
    Diagnosis7_3.recognizesNoTap, rule: Diagnosis7_3.oneTap
  ) { album(.doubleTap) },
  WrongAnswer(
    "knows three pictures",
    gets: "Five pictures, a tap on the fifth: expected owl, but your code gives nothing.",
    "The hit test passes owl by: the view does not take fingers.", rule: Diagnosis7_3.imageView
  ) { album(.three) },
  WrongAnswer(
    "compares frames with a place on the screen",
    gets: """
      Three pictures in a panel, a tap on the second: expected hut, but your code gives nothing.
      """,
    Diagnosis7_3.comparesPlaces, rule: Diagnosis7_3.collect
  ) { album(.frames) },
  WrongAnswer(
    "takes no subclasses",
    gets: "Three pictures, a tap on the second: expected hut, but your code gives nothing.",
    "The hit test passes hut by: the view does not take fingers.", rule: Diagnosis7_3.imageView
  ) { album(.exactly) },
  WrongAnswer(
    "holds for no time, and asks for no state",
    gets: "Three pictures, a tap on the first: expected sea, but your code gives sea, sea.",
    Diagnosis7_3.opensAtSeveralStates, rule: Diagnosis7_3.states
  ) { album(.heldFor0) },
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
