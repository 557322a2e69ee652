import Grading
import MiniUIKit

let wrong5_4: [WrongAnswer<Hander>] = [
  WrongAnswer(
    "always resigns",
    gets: "name, street, city; return in name: expected street, but your code gives nothing.",
    Diagnosis5_4.alwaysResigns, rule: Diagnosis5_4.order
  ) { hander(.resigns) },
  WrongAnswer(
    "starts again after the last",
    gets: "name, street, city; return in city: expected nothing, but your code gives name.",
    Diagnosis5_4.startsAgainAfterTheLast, rule: Diagnosis5_4.order
  ) { hander(.wraps) },
  WrongAnswer(
    "stays in the last field",
    gets: "name, street, city; return in city: expected nothing, but your code gives city.",
    Diagnosis5_4.staysInTheLastField, rule: Diagnosis5_4.rule
  ) { hander(.stays) },
  WrongAnswer(
    "stops at a disabled field",
    gets: "name, street (off), city; return in name: expected city, but your code gives name.",
    Diagnosis5_4.stopsAtADisabledField, rule: Diagnosis5_4.order
  ) { hander(.ignoresOff) },
  WrongAnswer(
    "looks for the first enabled field but its own",
    gets: "name, street, city; return in street: expected city, but your code gives name.",
    Diagnosis5_4.looksForTheFirstEnabledFieldBut, rule: Diagnosis5_4.order
  ) { hander(.anyOther) },
  WrongAnswer(
    "goes to the last one",
    gets: "name, street, city; return in name: expected street, but your code gives city.",
    Diagnosis5_4.goesToTheLastOne, rule: Diagnosis5_4.order
  ) { hander(.last) },
  WrongAnswer(
    "resigns only in the very last field",
    gets: """
      name, street, city (off); return in street: expected nothing, but your code gives street.
      """,
    Diagnosis5_4.resignsTooLate, rule: Diagnosis5_4.rule
  ) { hander(.onlyLastResigns) },
  WrongAnswer(
    "goes by the place on the screen",
    gets: """
      Fields in another order on the screen: name, street, city; return in name: expected street, \
      but your code gives nothing.
      """,
    Diagnosis5_4.goesByThePlace, rule: Diagnosis5_4.order
  ) { hander(.byPlace) },
  WrongAnswer(
    "throws disabled fields away",
    gets: """
      street is enabled between two returns; return in name: expected street, but your code gives \
      city.
      """,
    Diagnosis5_4.remembers, rule: Diagnosis5_4.order
  ) { hander(.throwsAway) },
  WrongAnswer(
    "counts its own way through the fields",
    gets: """
      The user is back in name; return in name once more: expected street, but your code gives city.
      """,
    Diagnosis5_4.remembers, rule: Diagnosis5_4.order
  ) { hander(.counts) },
  WrongAnswer(
    "asks the superview for its fields",
    gets: """
      Fields in another order in their superview: name, street, city; return in name: expected \
      street, but your code gives another view.
      """,
    Diagnosis5_4.asksTheSuperview, rule: Diagnosis5_4.order
  ) { hander(.bySubviews) },
  WrongAnswer(
    "asks whether fingers are let in, too",
    gets: """
      street is enabled and lets no finger in; return in name: expected street, but your code \
      gives city.
      """,
    Diagnosis5_4.asksWhetherItLetsFingersIn, rule: Diagnosis5_4.order
  ) { hander(.touchable) },
  WrongAnswer(
    "resigns before it hands over",
    gets: """
      name, street, city; return in name, the keyboard: expected stays up, but your code gives \
      goes down and comes up.
      """,
    Diagnosis5_4.resignsBeforeItHandsOver, rule: Diagnosis5_4.handingOver
  ) { hander(.resignsFirst) },
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
}

/// Goes on to the next field, rightly (with a loop) or with one mistake.
final class AnyHander: UITextFieldDelegate {
  var fields: [UITextField] = []
  let design: HandDesign
  private var place = 0
  init(_ design: HandDesign) { self.design = design }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    switch design {
    case .backwards, .byPlace, .throwsAway, .counts, .touchable, .bySubviews:
      return next(after: textField)?.becomeFirstResponder() ?? textField.resignFirstResponder()
    default: return handOver(from: textField)
    }
  }

  private func next(after field: UITextField) -> UITextField? {
    switch design {
    case .backwards:
      return fields.split(separator: field, omittingEmptySubsequences: false).last?
        .first(where: \.isEnabled)
    case .byPlace:
      return fields.filter { $0.isEnabled && $0.frame.minY > field.frame.minY }
        .min { $0.frame.minY < $1.frame.minY }
    case .bySubviews:
      let siblings = field.superview?.subviews.compactMap { $0 as? UITextField } ?? []
      return siblings.drop { $0 !== field }.dropFirst().first(where: \.isEnabled)
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
      if hasPassed, field.isEnabled || design == .ignoresOff {
        return field.becomeFirstResponder()
      }
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
