import ExerciseKit
import Grading
import MiniUIKit

let wrong12_1: [WrongAnswer<(UIView) -> UIView>] = [
  WrongAnswer("the sheet keeps its empty part") { { _ in UIView() } },
  WrongAnswer("the sheet is switched off") { sheet { _, _, _, _ in nil } },
  WrongAnswer("hands the finger to its superview") {
    sheet { sheet, point, hit, handle in
      hit === sheet ? ask(handle, sheet, point) ?? sheet.superview : hit
    }
  },
  WrongAnswer("hands the finger to the map") {
    sheet { sheet, point, hit, handle in
      hit === sheet ? ask(handle, sheet, point) ?? sheet.superview?.subviews.first : hit
    }
  },
  WrongAnswer("asks the map alone") {
    sheet { sheet, point, hit, handle in
      hit === sheet
        ? ask(handle, sheet, point) ?? sheet.superview?.subviews.first?.hitTest(point, with: nil)
        : hit
    }
  },
  WrongAnswer("only the panel is asked") {
    sheet { sheet, point, _, handle in
      let hit = sheet.subviews.first?.hitTest(point, with: nil, from: sheet)
      return hit ?? ask(handle, sheet, point)
    }
  },
  WrongAnswer("the panel itself, not what lies in it") {
    sheet { sheet, point, _, handle in
      sheet.subviews.last {
        $0.frame.contains(point) && !$0.isHidden && $0.isUserInteractionEnabled
      }
    }
  },
  WrongAnswer("frames decide, gates do not") {
    sheet { sheet, point, hit, handle in
      sheet.subviews.contains { $0.frame.contains(point) } ? hit : ask(handle, sheet, point)
    }
  },
  WrongAnswer("asks from the back") {
    sheet { sheet, point, _, handle in
      if sheet.isHidden || !sheet.isUserInteractionEnabled { return nil }
      for view in sheet.subviews {
        if let hit = view.hitTest(point, with: nil, from: sheet) { return hit }
      }
      return ask(handle, sheet, point)
    }
  },
  WrongAnswer("forgets its own gates") {
    sheet { sheet, point, _, handle in
      for view in sheet.subviews.reversed() {
        if let hit = view.hitTest(point, with: nil, from: sheet) { return hit }
      }
      return ask(handle, sheet, point)
    }
  },
  WrongAnswer("stops at a hidden view that contains the point") {
    sheet { sheet, point, hit, handle in
      if hit == nil { return nil }
      let part = sheet.subviews.last {
        $0.point(inside: $0.convert(point, from: sheet), with: nil)
      }
      guard let part else { return ask(handle, sheet, point) }
      return part.hitTest(point, with: nil, from: sheet)
    }
  },
  WrongAnswer("switches itself off where it is empty") {
    sheet { sheet, point, hit, handle in
      if hit === sheet { sheet.isUserInteractionEnabled = false }
      return hit === sheet ? ask(handle, sheet, point) : hit
    }
  },
  WrongAnswer("lets through all that is empty") {
    sheet { sheet, _, hit, _ in hit === sheet ? nil : hit }
  },
  WrongAnswer("asks the handle first") {
    sheet { sheet, point, hit, handle in
      guard let hit else { return nil }
      return ask(handle, sheet, point) ?? (hit === sheet ? nil : hit)
    }
  },
  WrongAnswer("asks the handle in the sheet's coordinates") {
    sheet { sheet, point, hit, handle in
      hit === sheet ? handle.hitTest(point, with: nil) : hit
    }
  },
  WrongAnswer("converts from the handle instead of to it") {
    sheet { sheet, point, hit, handle in
      hit === sheet ? handle.hitTest(handle.convert(point, to: sheet), with: nil) : hit
    }
  },
  WrongAnswer("takes the sheet's point for one of the panel's") {
    sheet { sheet, point, hit, handle in
      guard hit === sheet else { return hit }
      return handle.hitTest(handle.convert(point, from: handle.superview), with: nil)
    }
  },
  WrongAnswer("takes the handle's area without its gates") {
    sheet { sheet, point, hit, handle in
      guard hit === sheet else { return hit }
      return handle.point(inside: sheet.convert(point, to: handle), with: nil) ? handle : nil
    }
  },
  WrongAnswer("answers with the handle wherever it is empty") {
    sheet { sheet, _, hit, handle in hit === sheet ? handle : hit }
  },
  WrongAnswer("gives the handle 20 points above the panel, whatever it accepts") {
    sheet { sheet, point, hit, handle in
      guard hit === sheet, let panel = handle.superview else { return hit }
      let strip = CGRect(x: 0, y: panel.frame.minY - 20, width: panel.frame.width, height: 20)
      return strip.contains(point) ? handle : nil
    }
  },
  WrongAnswer("counts with 20 points around the handle") {
    sheet { sheet, point, hit, handle in
      guard hit === sheet else { return hit }
      let area = handle.convert(handle.bounds.insetBy(dx: -20, dy: -20), to: sheet)
      let isOn = !handle.isHidden && handle.alpha >= 0.01 && handle.isUserInteractionEnabled
      return isOn && area.contains(point) ? handle : nil
    }
  },
  WrongAnswer("takes a faded handle for one that is on") {
    sheet { sheet, point, hit, handle in
      guard hit === sheet else { return hit }
      guard !handle.isHidden, handle.isUserInteractionEnabled else { return nil }
      return handle.point(inside: sheet.convert(point, to: handle), with: nil) ? handle : nil
    }
  },
  WrongAnswer("takes it for granted that there is a handle", ends: .crashed) {
    sheet(NeedsItsHandle())
  },
]

/// A sheet that answers by a closure, which gets the sheet, the point, super's answer and the handle.
func sheet(_ answer: @escaping SheetByClosure.Answer) -> (UIView) -> UIView {
  sheet(SheetByClosure(answer))
}

/// A sheet of any design, for the grader's handle.
func sheet(_ sheet: AnySheet) -> (UIView) -> UIView {
  { handle in
    sheet.handle = handle
    return sheet
  }
}

class AnySheet: UIView {
  weak var handle: UIView?
}

private final class NeedsItsHandle: AnySheet {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit === self else { return hit }
    guard let handle else { fatalError("unwrapped nil") }
    return handle.hitTest(convert(point, to: handle), with: event)
  }
}

final class SheetByClosure: AnySheet {
  typealias Answer = (
    _ sheet: UIView, _ point: CGPoint, _ hit: UIView?, _ handle: UIView
  ) -> UIView?
  private let answer: Answer

  init(_ answer: @escaping Answer) {
    self.answer = answer
    super.init(frame: .zero)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard let handle else { return hit === self ? nil : hit }
    return answer(self, point, hit, handle)
  }
}

extension UIView {
  /// Asks a view about a point of another one.
  fileprivate func hitTest(_ point: CGPoint, with event: UIEvent?, from view: UIView) -> UIView? {
    hitTest(convert(point, from: view), with: event)
  }
}

/// What the handle says to a point of the sheet.
private func ask(_ handle: UIView, _ sheet: UIView, _ point: CGPoint) -> UIView? {
  handle.hitTest(sheet.convert(point, to: handle), with: nil)
}

/// Right: the sheet's area is where the handle, or one of its subviews, finds a view.
final class OwnArea: AnySheet {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
      && (subviews + [handle].compactMap { $0 }).contains {
        $0.hitTest($0.convert(point, from: self), with: event) != nil
      }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? handle : hit
  }
}
