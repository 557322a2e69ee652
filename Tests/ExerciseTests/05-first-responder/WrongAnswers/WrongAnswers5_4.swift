import Grading
import MiniUIKit

let wrong5_4: [WrongAnswer<Hander>] = [
  WrongAnswer(
    "always resigns",
    gets: "name, street, city; return in name: street is right, your answer is nobody.",
    Diagnosis5_4.alwaysResigns, rule: Diagnosis5_4.rule
  ) { hander(.resigns) },
  WrongAnswer(
    "starts again after the last",
    gets: "name, street, city; return in city: nobody is right, your answer is name.",
    Diagnosis5_4.startsAgainAfterTheLast, rule: Diagnosis5_4.rule
  ) { hander(.wraps) },
  WrongAnswer(
    "stays in the last field",
    gets: "name, street, city; return in city: nobody is right, your answer is city.",
    Diagnosis5_4.staysInTheLastField, rule: Diagnosis5_4.rule
  ) { hander(.stays) },
  WrongAnswer(
    "stops at a disabled field",
    gets: "name, street (off), city, code; return in name: city is right, your answer is name.",
    Diagnosis5_4.stopsAtADisabledField, rule: Diagnosis5_4.rule
  ) { hander(.ignoresOff) },
  WrongAnswer(
    "looks for the first enabled field but its own",
    gets: "name, street, city; return in street: city is right, your answer is name.",
    Diagnosis5_4.looksForTheFirstEnabledFieldBut, rule: Diagnosis5_4.rule
  ) { hander(.anyOther) },
  WrongAnswer(
    "goes to the last one",
    gets: "name, street, city; return in name: street is right, your answer is city.",
    Diagnosis5_4.goesToTheLastOne, rule: Diagnosis5_4.rule
  ) { hander(.last) },
  WrongAnswer(
    "resigns only in the very last field",
    gets: "name, street, city (off); return in street: nobody is right, your answer is street.",
    Diagnosis5_4.resignsTooLate, rule: Diagnosis5_4.rule
  ) { hander(.onlyLastResigns) },
  WrongAnswer(
    "resigns before it hands over",
    gets: """
      name, street, city; return in name, the keyboard: stays up is right, your answer is goes \
      down and comes up.
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
}

/// Goes on to the next field, rightly (with a loop) or with one mistake.
final class AnyHander: UITextFieldDelegate {
  var fields: [UITextField] = []
  let design: HandDesign
  init(_ design: HandDesign) { self.design = design }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
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
