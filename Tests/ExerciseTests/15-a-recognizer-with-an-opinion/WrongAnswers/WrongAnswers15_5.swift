import Grading
import MiniUIKit
import PieceKit

let wrong15_5: [WrongAnswer<Neighbours>] = [
  WrongAnswer("gives the zoom no name") { neighbours(name: nil) },
  WrongAnswer("gives a name, and no delegate looks for it") { neighbours(ByName([])) },
  WrongAnswer("looks for another spelling") { neighbours(ByName(["Zoom"])) },
  WrongAnswer("asks the other way round") { neighbours(TheOtherWay()) },
  WrongAnswer("lets both recognize") { neighbours(Together()) },
  WrongAnswer("lets UIKit's tap never begin") { neighbours(Refuses()) },
  WrongAnswer("waits for everything") { neighbours(Waits { _ in true }) },
  WrongAnswer("waits for everything, without a name") {
    neighbours(Waits { _ in true }, name: nil)
  },
  WrongAnswer("waits for whatever has a name") { neighbours(Waits { $0.name != nil }) },
  WrongAnswer("waits for all but the name") { neighbours(Waits { $0.name != "zoom" }) },
  WrongAnswer("waits for two taps") {
    neighbours(Waits { ($0 as? UITapGestureRecognizer)?.numberOfTapsRequired == 2 })
  },
  WrongAnswer("waits for the trace's name") { neighbours(ByName(["tap(photo)"]), name: nil) },
  WrongAnswer("zooms after one tap") { neighbours(count: 1) },
  WrongAnswer("zooms after three taps") { neighbours(count: 3) },
  WrongAnswer("leaves the map's plain") { neighbours(map: .plain) },
  WrongAnswer("puts the note before the pin") { neighbours(map: .high) },
  WrongAnswer("leaves the film's plain") { neighbours(film: .plain) },
  WrongAnswer("opens beside the pause") { neighbours(film: .simultaneous) },
  WrongAnswer("swaps map and film") { neighbours(map: .high, film: .simultaneous) },
  WrongAnswer("switches the film off") { neighbours(film: .off) },
  WrongAnswer("opens twice") { neighbours(film: .twice) },
  WrongAnswer("opens twice at the end of one tap") { neighbours(film: .again) },
  WrongAnswer("names map and film as well") {
    neighbours(map: .plain, film: .plain, inside: "zoom")
  },
]

/// The ways to attach a gesture.
private enum Way {
  case plain, high, simultaneous, off, twice, again

  func attach(_ piece: Piece, _ action: @escaping () -> Void, _ name: String?) -> Piece {
    let tap = TapGesture().onEnded(action)
    return switch self {
    case .plain: piece.gesture(tap, name: name)
    case .high: piece.highPriorityGesture(tap, name: name)
    case .simultaneous: piece.simultaneousGesture(tap, name: name)
    case .off: piece.allowsHitTesting(false).highPriorityGesture(tap, name: name)
    case .again: piece.highPriorityGesture(tap.onEnded(action), name: name)
    case .twice: piece.highPriorityGesture(tap, name: name).simultaneousGesture(tap, name: name)
    }
  }
}

private func neighbours(
  _ delegate: any UIGestureRecognizerDelegate = ByName(["zoom"]), name: String? = "zoom",
  count: Int = 2, map: Way = .simultaneous, film: Way = .high, inside: String? = nil
) -> Neighbours {
  Neighbours(
    delegate: delegate,
    photo: { $0.gesture(TapGesture(count: count).onEnded($1), name: name) },
    map: { map.attach($0, $1, inside) }, film: { film.attach($0, $1, inside) })
}

/// Waits for some names.
private final class ByName: UIGestureRecognizerDelegate {
  private let names: [String]
  init(_ names: [String]) { self.names = names }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    names.contains { $0 == otherGestureRecognizer.name }
  }
}

/// Waits for whatever it likes.
private final class Waits: UIGestureRecognizerDelegate {
  private let likes: (UIGestureRecognizer) -> Bool
  init(_ likes: @escaping (UIGestureRecognizer) -> Bool) { self.likes = likes }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    likes(otherGestureRecognizer)
  }
}

private final class TheOtherWay: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer.name == "zoom"
  }
}

private final class Together: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer.name == "zoom"
  }
}

private final class Refuses: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

/// Right: another name and another attachment for the zoom, and a delegate with a list.
func otherwiseNamed() -> Neighbours {
  Neighbours(
    delegate: ByName(["photo.zoom", "photo.turn"]),
    photo: { $0.simultaneousGesture(TapGesture(count: 2).onEnded($1), name: "photo.zoom") },
    map: { $0.simultaneousGesture(TapGesture().onEnded($1), name: "note") },
    film: { $0.highPriorityGesture(TapGesture().onEnded($1), name: "open") })
}

/// Right: the photo has another gesture, which nobody waits for.
func withASecondTap() -> Neighbours {
  Neighbours(
    delegate: ByName(["zoom"]),
    photo: {
      $0.gesture(TapGesture(count: 2).onEnded($1), name: "zoom").simultaneousGesture(TapGesture())
    },
    map: { Way.simultaneous.attach($0, $1, nil) }, film: { Way.high.attach($0, $1, nil) })
}

/// Right: a piece in front of the film takes its touches.
func withACover() -> Neighbours {
  Neighbours(
    delegate: ByName(["zoom"]),
    photo: { $0.highPriorityGesture(TapGesture(count: 2).onEnded($1), name: "zoom") },
    map: { $0.simultaneousGesture(TapGesture().onEnded($1)) },
    film: { film, open in
      let cover = Piece("cover", film.frame).gesture(TapGesture().onEnded(open))
      return Piece("both", CGRect(x: 0, y: 0, width: 300, height: 120), holding: [film, cover])
    })
}

/// Right: containers around the views have the gestures.
func fromOutside() -> Neighbours {
  let page = CGRect(x: 0, y: 0, width: 300, height: 120)
  return Neighbours(
    delegate: Waits { $0.name == "zoom" },
    photo: { $0.contentShape().gesture(TapGesture(count: 2).onEnded($1), name: "zoom") },
    map: { Piece("land", page, holding: [$0]).simultaneousGesture(TapGesture().onEnded($1)) },
    film: { Piece("room", page, holding: [$0]).highPriorityGesture(TapGesture().onEnded($1)) })
}
