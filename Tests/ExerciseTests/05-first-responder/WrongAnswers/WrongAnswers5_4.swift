import Grading
import MiniUIKit

let wrong5_4: [WrongAnswer<Hander>] = [
  WrongAnswer("always resigns") { hander(.resigns) },
  WrongAnswer("starts again after the last") { hander(.wraps) },
  WrongAnswer("stays in the last field") { hander(.stays) },
  WrongAnswer("stops at a disabled field") { hander(.ignoresOff) },
  WrongAnswer("looks for the first enabled field but its own") { hander(.anyOther) },
  WrongAnswer("goes to the last one") { hander(.last) },
  WrongAnswer("resigns only in the very last field") { hander(.onlyLastResigns) },
  WrongAnswer("goes by the place on the screen") { hander(.byPlace) },
  WrongAnswer("throws disabled fields away") { hander(.throwsAway) },
  WrongAnswer("counts its own way through the fields") { hander(.counts) },
  WrongAnswer("asks the superview for its fields") { hander(.bySubviews) },
  WrongAnswer("asks whether fingers are let in, too") { hander(.touchable) },
  WrongAnswer("resigns before it hands over") { hander(.resignsFirst) },
  WrongAnswer("looks for fields in the same superview") { hander(.sameSuperview) },
  WrongAnswer("leaves out fields that are filled in") { hander(.emptyOnes) },
  WrongAnswer("leaves out hidden fields") { hander(.shownOnes) },
  WrongAnswer("disables the field that is left") { hander(.locks) },
  WrongAnswer("looks for the next enabled field") { hander(.asksEnabled) },
  WrongAnswer("asks for the permission, and not the field") { hander(.asksPermission) },
  WrongAnswer("resigns when the next enabled field refuses") { hander(.givesUp) },
]

enum HandDesign {
  case loop
  case resigns
  case wraps
  case stays
  case ignoresOff
  case resignsFirst
  case anyOther
  case last
  case onlyLastResigns
  case backwards
  case byPlace
  case throwsAway
  case counts
  case touchable
  case bySubviews
  case sameSuperview
  case emptyOnes
  case shownOnes
  case locks
  case asksEnabled
  case asksPermission
  case givesUp
}

/// Goes on to the next field, rightly (with a loop) or with one mistake.
final class AnyHander: UITextFieldDelegate {
  var fields: [UITextField] = []
  let design: HandDesign
  private var place = 0
  init(_ design: HandDesign) { self.design = design }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    switch design {
    case .backwards:
      let after = fields.split(separator: textField, omittingEmptySubsequences: false).last
      if after?.first(where: { $0.becomeFirstResponder() }) == nil {
        textField.resignFirstResponder()
      }
      return false
    case .byPlace, .throwsAway, .counts, .touchable, .bySubviews, .sameSuperview,
      .emptyOnes, .shownOnes, .locks, .asksEnabled, .asksPermission:
      return next(after: textField)?.becomeFirstResponder() ?? textField.resignFirstResponder()
    case .givesUp:
      return next(after: textField)?.becomeFirstResponder() ?? false
        ? true : textField.resignFirstResponder()
    default: return handOver(from: textField)
    }
  }

  private func next(after field: UITextField) -> UITextField? {
    switch design {
    case .byPlace:
      return fields.filter { $0.isEnabled && $0.frame.minY > field.frame.minY }
        .min { $0.frame.minY < $1.frame.minY }
    case .bySubviews:
      let siblings = field.superview?.subviews.compactMap { $0 as? UITextField } ?? []
      return siblings.drop { $0 !== field }.dropFirst().first(where: \.isEnabled)
    case .sameSuperview, .emptyOnes, .shownOnes, .locks:
      let next = fields.drop { $0 !== field }.dropFirst().first {
        switch design {
        case .sameSuperview: $0.isEnabled && $0.superview === field.superview
        case .emptyOnes: $0.isEnabled && !$0.hasText
        case .shownOnes: $0.isEnabled && !$0.isHidden
        default: $0.isEnabled
        }
      }
      if design == .locks, next != nil { field.isEnabled = false }
      return next
    case .asksPermission:
      return fields.drop { $0 !== field }.dropFirst().first { $0.canBecomeFirstResponder }
    case .asksEnabled, .givesUp:
      return fields.drop { $0 !== field }.dropFirst().first { $0.isEnabled }
    case .touchable:
      return fields.drop { $0 !== field }.dropFirst()
        .first { $0.isEnabled && $0.isUserInteractionEnabled }
    case .throwsAway:
      fields.removeAll { !$0.isEnabled && $0 !== field }
      return fields.drop { $0 !== field }.dropFirst().first
    default:
      place += 1
      while place < fields.count, !fields[place].isEnabled { place += 1 }
      if place < fields.count { return fields[place] }
      place = 0
      return nil
    }
  }

  private func handOver(from textField: UITextField) -> Bool {
    if design == .resigns { return textField.resignFirstResponder() }
    if design == .resignsFirst { textField.resignFirstResponder() }
    if design == .anyOther || design == .last {
      let others = fields.filter { $0 !== textField && $0.isEnabled }
      let isBehind = textField !== fields.last
      let other = isBehind ? design == .last ? others.last : others.first : nil
      return other?.becomeFirstResponder() ?? textField.resignFirstResponder()
    }
    var hasPassed = false
    for field in fields + (design == .wraps ? fields : []) {
      if hasPassed, field.becomeFirstResponder() || design == .ignoresOff { return true }
      if field === textField { hasPassed = true }
    }
    if design == .onlyLastResigns, textField !== fields.last { return false }
    if design != .stays { textField.resignFirstResponder() }
    return false
  }
}

func hander(_ design: HandDesign) -> Hander {
  let hander = AnyHander(design)
  return Hander(delegate: hander) { hander.fields = $0 }
}
