import ExerciseKit
import Grading
import MiniUIKit

let wrong12_1: [WrongAnswer<UIView>] = [
  WrongAnswer(
    "the sheet keeps its empty part",
    gets: "On the empty part, touch (50, 100): map is right, your answer is sheet.",
    Diagnosis12_1.theSheetKeepsItsEmptyPart, rule: Diagnosis12_1.rule
  ) { UIView() },
  WrongAnswer(
    "the sheet is switched off",
    gets: "On the panel, touch (10, 350): panel is right, your answer is map.",
    Diagnosis12_1.theSheetIsSwitchedOff, rule: Diagnosis12_1.rule
  ) { Wrong12_1 { _, _, _ in nil } },
  WrongAnswer(
    "hands the finger to its superview",
    gets: "On the empty part, touch (50, 100): map is right, your answer is root.",
    Diagnosis12_1.handsTheFingerToItsSuperview, rule: Diagnosis12_1.rule
  ) { Wrong12_1 { sheet, _, hit in hit === sheet ? sheet.superview : hit } },
  WrongAnswer(
    "hands the finger to the map",
    gets: "On here, which lies in the map, touch (120, 120): here is right, your answer is map.",
    Diagnosis12_1.handsTheFingerToTheMap, rule: Diagnosis12_1.rule
  ) { Wrong12_1 { sheet, _, hit in hit === sheet ? sheet.superview?.subviews.first : hit } },
  WrongAnswer(
    "asks the map alone",
    gets: """
      On the legend, between map and sheet, touch (20, 160): legend is right, your answer is \
      map.
      """,
    Diagnosis12_1.asksTheMapAlone, rule: Diagnosis12_1.rule
  ) {
    Wrong12_1 { sheet, point, hit in
      hit === sheet ? sheet.superview?.subviews.first?.hitTest(point, with: nil) : hit
    }
  },
  WrongAnswer(
    "only the panel is asked",
    gets: "On the compass, touch (240, 20): compass is right, your answer is map.",
    Diagnosis12_1.onlyThePanelIsAsked, rule: Diagnosis12_1.rule
  ) {
    Wrong12_1 { sheet, point, _ in
      sheet.subviews.first.flatMap { $0.hitTest($0.convert(point, from: sheet), with: nil) }
    }
  },
  WrongAnswer(
    "the panel itself, not what lies in it",
    gets: "On the row, touch (100, 260): row is right, your answer is panel.",
    Diagnosis12_1.thePanelItself, rule: Diagnosis12_1.rule
  ) {
    Wrong12_1 { sheet, point, _ in
      sheet.subviews.last {
        $0.frame.contains(point) && !$0.isHidden && $0.isUserInteractionEnabled
      }
    }
  },
  WrongAnswer(
    "frames decide, gates do not",
    gets: "The panel is hidden, touch (50, 300): map is right, your answer is sheet.",
    Diagnosis12_1.framesDecide, rule: Diagnosis12_1.rule
  ) {
    Wrong12_1 { sheet, point, hit in
      sheet.subviews.contains { $0.frame.contains(point) } ? hit : nil
    }
  },
  WrongAnswer(
    "asks from the back",
    gets: "The compass lies on the panel, touch (60, 250): compass is right, your answer is row.",
    Diagnosis12_1.asksFromTheBack, rule: Diagnosis12_1.rule
  ) {
    Wrong12_1 { sheet, point, _ in
      if sheet.isHidden || !sheet.isUserInteractionEnabled { return nil }
      return sheet.subviews.lazy.compactMap {
        $0.hitTest($0.convert(point, from: sheet), with: nil)
      }.first
    }
  },
  WrongAnswer(
    "forgets its own gates",
    gets: "The sheet is hidden, touch (100, 260): map is right, your answer is row.",
    Diagnosis12_1.forgetsItsOwnGates, rule: Diagnosis12_1.rule
  ) {
    Wrong12_1 { sheet, point, _ in
      sheet.subviews.reversed().lazy.compactMap {
        $0.hitTest($0.convert(point, from: sheet), with: nil)
      }.first
    }
  },
  WrongAnswer(
    "stops at a hidden view that contains the point",
    gets: "A hidden compass lies on the panel, touch (60, 250): row is right, your answer is map.",
    Diagnosis12_1.stopsAtAHiddenView, rule: Diagnosis12_1.rule
  ) {
    Wrong12_1 { sheet, point, hit in
      if hit == nil { return nil }
      let part = sheet.subviews.last {
        $0.point(inside: $0.convert(point, from: sheet), with: nil)
      }
      return part.flatMap { $0.hitTest($0.convert(point, from: sheet), with: nil) }
    }
  },
  WrongAnswer(
    "switches itself off where it is empty",
    gets: """
      On the empty part, and then on the row, touch (100, 260): row is right, your answer is map.
      """,
    Diagnosis12_1.switchesItselfOff, rule: Diagnosis12_1.rule
  ) {
    Wrong12_1 { sheet, _, hit in
      if hit === sheet { sheet.isUserInteractionEnabled = false }
      return hit === sheet ? nil : hit
    }
  },
]

private final class Wrong12_1: UIView {
  let answer: (UIView, CGPoint, UIView?) -> UIView?
  init(_ answer: @escaping (UIView, CGPoint, UIView?) -> UIView?) {
    self.answer = answer
    super.init(frame: .zero)
  }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    answer(self, point, super.hitTest(point, with: event))
  }
}

/// Right: the sheet's area is where one of its subviews finds somebody.
final class OwnArea: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
      && subviews.contains { $0.hitTest($0.convert(point, from: self), with: event) != nil }
  }
}
