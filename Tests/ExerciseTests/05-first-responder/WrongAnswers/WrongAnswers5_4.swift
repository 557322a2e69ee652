import MiniUIKit

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

/// Hands the focus on, rightly (with a loop) or with one mistake.
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
