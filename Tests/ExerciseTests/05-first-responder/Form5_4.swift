import Grading
import MiniUIKit
import Stage

/// A form with fields one below the other, and the delegate that hands over.
final class Form {
  static let names = ["name", "street", "city", "code", "land", "phone"]
  let desk = Desk()
  let fields: [AskedField]
  private let hander: Hander
  private let refuser = Refuser()
  private var falls = 0

  /// A form.
  ///
  /// - Parameters:
  ///   - count: How many fields it has.
  ///   - off: The fields that are disabled.
  ///   - shut: The fields whose delegate refuses.
  ///   - locked: The fields whose class refuses.
  ///   - places: The fields' rows on the screen; nil stands for the order of the array.
  ///   - make: Makes the reader's delegate.
  init(
    _ count: Int, off: Set<Int>, shut: Set<Int> = [], locked: Set<Int> = [],
    places: [Int]? = nil, _ make: () -> Hander
  ) {
    fields = (0..<count).map { index in
      let field = AskedField(
        frame: CGRect(x: 20, y: 40 + 60 * (places?[index] ?? index), width: 200, height: 40))
      (field.traceName, field.isEnabled) = (Form.names[index], !off.contains(index))
      field.mayBecome = !locked.contains(index)
      return field
    }
    hander = make()
    for (index, field) in fields.enumerated() {
      desk.root.addSubview(field)
      field.delegate = shut.contains(index) ? refuser : hander.delegate
    }
    hander.setFields(fields)
    desk.phone.application.observeKeyboard { [weak self] in
      if $0.name == .willHide { self?.falls += 1 }
    }
  }

  /// All fields in their order.
  var shown: String {
    fields.map { field in
      field.name
        + (!field.isEnabled
          ? " (off)"
          : field.delegate === refuser
            ? " (its delegate refuses)" : field.mayBecome ? "" : " (may not)")
    }.joined(separator: ", ")
  }

  /// Lets a field become first responder.
  func open(_ index: Int) {
    (fields[index].isEnabled, fields[index].mayBecome) = (true, true)
    fields[index].delegate = hander.delegate
  }

  private func can(_ field: AskedField) -> Bool {
    field.isEnabled && field.mayBecome && field.delegate !== refuser
  }

  /// Presses return in a field, and compares what is first responder then.
  func press(
    in start: Int, _ scene: String, why: String? = nil, rule: String = Diagnosis5_4.rule
  ) throws {
    fields[start].becomeFirstResponder()
    try desk.stage.wait(1)
    falls = 0
    let next = fields.indices.first { $0 > start && can(fields[$0]) }
    let before = shown
    playing(scene) { desk.phone.type("\n") }
    let wanted = next.map { Form.names[$0] } ?? "nothing"
    let got = desk.first(of: Array(zip(Form.names, fields)))
    let reason = why ?? self.reason(got, from: start, next: next)
    try expect(
      got, is: wanted, scene, why: [got: reason],
      rule: got == Form.names[start] ? rule : Diagnosis5_4.order)
    try expect(
      shown, is: before, scene + ", which fields are enabled",
      otherwise: Diagnosis5_4.changesTheFields, rule: Diagnosis5_4.order)
    if next != nil {
      try expect(
        falls == 0 ? "stays up" : "goes down and comes up", is: "stays up",
        scene + ", the keyboard",
        why: ["goes down and comes up": Diagnosis5_4.resignsBeforeItHandsOver],
        rule: Diagnosis5_4.handingOver)
    }
  }

  private func reason(_ got: String, from start: Int, next: Int?) -> String {
    let isRefused = fields.dropFirst(start + 1).first.map {
      $0.isEnabled && ($0.delegate === refuser || !$0.mayBecome)
    }
    if got == "nothing" {
      return isRefused ?? false ? Diagnosis5_4.resignsAtARefusal : Diagnosis5_4.alwaysResigns
    }
    if got == Form.names[start] {
      if next != nil { return stopped(at: fields[start + 1]) }
      return start == fields.count - 1
        ? Diagnosis5_4.staysInTheLastField : Diagnosis5_4.resignsTooLate
    }
    if next == nil { return Diagnosis5_4.startsAgainAfterTheLast }
    let index = Form.names.firstIndex(of: got) ?? 0
    return index < start
      ? Diagnosis5_4.looksForTheFirstEnabledFieldBut : Diagnosis5_4.goesToTheLastOne
  }

  /// Why the field stayed, by the one after it.
  private func stopped(at field: AskedField) -> String {
    if !field.isEnabled { return Diagnosis5_4.stopsAtADisabledField }
    if !field.mayBecome { return Diagnosis5_4.stopsAtNoPermission }
    if field.delegate === refuser { return Diagnosis5_4.stopsAtARefusal }
    return "The field stayed first responder: no other one was told, or it was told itself."
  }
}

/// A text field whose permission can be taken away.
final class AskedField: UITextField {
  var mayBecome = true

  override var canBecomeFirstResponder: Bool { mayBecome && super.canBecomeFirstResponder }
}

/// A delegate that lets no field begin.
private final class Refuser: UITextFieldDelegate {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { false }
}
