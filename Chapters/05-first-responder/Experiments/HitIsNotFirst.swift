import MiniUIKit
import Stage

/// A plain view and a button are tapped while a field is first responder, and then another field.
let hitIsNotFirst = [
  Experiment(
    "5C", "Four taps: which view is hit, and which is first responder?", kinds: ["responder"],
    tellsLeftOut: false, touch: CGPoint(x: 80, y: 225), pictures: [.scene]
  ) { stage throws(ScriptError) in
    // listing: taps
    let street = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 44))
    let card = view("card", CGRect(x: 20, y: 200, width: 120, height: 50), .gray)
    let send = UIButton(frame: CGRect(x: 200, y: 200, width: 120, height: 50))
    let city = UITextField(frame: CGRect(x: 20, y: 300, width: 300, height: 44))
    stage.root.addSubview(dressed(street, "street", .yellow))
    stage.root.addSubview(card)
    stage.root.addSubview(dressed(send, "send", .blue))
    stage.root.addSubview(dressed(city, "city", .yellow))
    street.becomeFirstResponder()
    // end
    var rows = [["touch", "hit view", "first responder"]]
    let others = [CGPoint(x: 250, y: 225), CGPoint(x: 30, y: 420), CGPoint(x: 80, y: 320)]
    for point in [stage.touch] + others {
      let hit = stage.owner(at: point)?.name ?? "nothing"
      try stage.finger.tap(at: point)
      try stage.wait(0.5)
      rows.append([
        "(" + decimals(Double(point.x)) + ", " + decimals(Double(point.y)) + ")", hit,
        stage.window.firstResponder?.name ?? "nothing",
      ])
    }
    stage.recording.add(Table("Hit view and first responder after each tap:", rows))
  }
]
