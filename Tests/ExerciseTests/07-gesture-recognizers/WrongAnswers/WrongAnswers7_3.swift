import ExerciseKit
import Grading
import MiniUIKit

let wrong7_3: [WrongAnswer<AnyAlbum>] = [
  WrongAnswer(
    "only lets the pictures take fingers",
    gets: "Three pictures, a tap on the first: sea is right, your answer is nothing.",
    "No recognizer sits on sea, and there is one on elk.", rule: Diagnosis7_3.oneView
  ) { album(.shared) },
  WrongAnswer(
    "only makes a recognizer for each",
    gets: "Three pictures, a tap on the first: sea is right, your answer is nothing.",
    "The hit test passes sea by: the view does not take fingers.", rule: Diagnosis7_3.imageView
  ) { album(.deaf) },
  WrongAnswer(
    "puts one recognizer on the view behind the pictures",
    gets: "Three pictures, a tap on the first: sea is right, your answer is root.",
    "No recognizer sits on sea.", rule: Diagnosis7_3.oneView
  ) { album(.behind) },
  WrongAnswer(
    "repairs the first picture only",
    gets: "Three pictures, a tap on the second: hut is right, your answer is nothing.",
    "The hit test passes hut by: the view does not take fingers.", rule: Diagnosis7_3.imageView
  ) { album(.first) },
  WrongAnswer(
    "has each picture tell the album twice",
    gets: "Three pictures, a tap on the first: sea is right, your answer is sea, sea.",
    Diagnosis7_3.hasEachPictureTellTheAlbumTwice, rule: Diagnosis7_3.acts
  ) { album(.twice) },
  WrongAnswer(
    "watches the view behind the pictures, too",
    gets: "Three pictures, a tap between two: nothing is right, your answer is root.",
    Diagnosis7_3.watchesTheViewBehindThePictures, rule: Diagnosis7_3.collect
  ) { album(.both) },
  WrongAnswer(
    "gives the recognizers no target",
    gets: "Three pictures, a tap on the first: sea is right, your answer is nothing.",
    Diagnosis7_3.givesTheRecognizersNoTarget, rule: Diagnosis7_3.acts
  ) { album(.untold) },
  WrongAnswer(
    "opens each picture only once",
    gets: "Three pictures, the second tapped twice: hut, hut is right, your answer is hut.",
    Diagnosis7_3.givesTheRecognizersNoTarget, rule: Diagnosis7_3.acts
  ) { album(.once) },
  WrongAnswer(
    "opens the name of the first picture",
    gets: "Three pictures, a tap on the second: hut is right, your answer is sea.",
    Diagnosis7_3.opensTheNameOfTheFirstPicture, rule: Diagnosis7_3.acts
  ) { album(.firstName) },
  WrongAnswer(
    "presses instead of tapping",
    gets: """
      A finger that moves 300 points down from the second: nothing is right, your answer is hut.
      """,
    Diagnosis7_3.pressesInsteadOfTapping, rule: Diagnosis7_3.decide
  ) { album(.press) },
]

func album(_ way: SomeAlbum.Way) -> AnyAlbum {
  let album = SomeAlbum()
  album.way = way
  return AnyAlbum(controller: album, watch: { album.watch($0) }, opened: { album.opened })
}

final class SomeAlbum: UIViewController {
  enum Way {
    case shared, deaf, behind, first, twice, list, both, untold, once, firstName, press
  }
  var way = Way.list
  var opened: [String] = []
  private var firstName = ""

  func watch(_ pictures: [UIImageView]) {
    let shared = tap()
    firstName = pictures[0].name
    for (number, picture) in pictures.enumerated() {
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
      case .deaf, .first, .once, .firstName: picture.addGestureRecognizer(tap())
      }
    }
  }

  private func tap() -> UITapGestureRecognizer {
    UITapGestureRecognizer(target: self, action: SomeAlbum.didTap, name: "didTap")
  }

  func didTap(_ tap: UITapGestureRecognizer) {
    let name = tap.view?.name ?? "nobody"
    if way == .once, opened.contains(name) { return }
    opened.append(way == .firstName ? firstName : name)
  }

  func didPress(_ press: UILongPressGestureRecognizer) {
    if press.state == .ended { opened.append(press.view?.name ?? "nobody") }
  }
}
