import ExerciseKit
import Grading
import MiniUIKit
import Stage
import WrittenExercises

@testable import Solutions14

/// A screen with ways to pay, of any design.
struct Payment {
  let screen: UIView
  let log: () -> [String]
  /// The tiles that are lit.
  let lit: () -> [String]
  let isHintOpen: () -> Bool
}

/// Makes a screen with tiles of these names.
typealias Payments = (_ names: [String]) -> Payment

let exercise14_2: Grader<Diagnosed<Payments>> = Grader(
  written14_2,
  solution: {
    Diagnosed(Solutions14.causes14_2()) { names in
      let screen = Solutions14.PaymentScreen(tiles: names)
      return Payment(
        screen: screen, log: { screen.log },
        lit: { screen.tiles.filter(\.isHighlighted).map(\.title) },
        isHintOpen: { screen.isHintOpen })
    }
  },
  alternatives: [
    { right14_2(.stackGivesWay) }, { right14_2(.infoOutside) }, { right14_2(.tileIsAsked) },
  ], wrong: wrong14_2,
  statement: [
    .tells("“I tap"), .tells("Only the edge"),
    .asks("Name the cause", "Your diagnosis", "The report's touch", "A tap on the", "Random scene"),
    .asks("These must", "A tap on the i"),
    .asks("A tile is lit", "A finger rests", "A finger comes down on the i"),
    .asks("A finger that leaves", "A finger leaves", "A tap beside"),
    .asks("A tap closes", "The hint is open"),
    .asks("Worked touch", "The report's touch"),
  ]
) { make in
  try judge(make().causes, diagnosis14_2)
  func scene(
    _ name: String, of names: [String] = ["visa", "cash"], _ taps: [(Double, Double)]
  ) throws {
    try playing(name) {
      let (stage, payment) = (Stage(), make().screen(names))
      stage.root.addSubview(payment.screen)
      for (x, y) in taps {
        try stage.finger.tap(at: CGPoint(x: x, y: y))
        try stage.wait(1)
      }
      let (got, wanted) = (payment.log(), expected(names, taps))
      let told = why(got, wanted.filter { !$0.isEmpty })
      let isDead = got.isEmpty && told == Diagnosis14_2.notCured
      try expect(
        listed(got), is: listed(wanted.filter { !$0.isEmpty }), name,
        otherwise: isDead ? changed(payment.screen) ?? told : told, rule: Diagnosis14_2.inside)
    }
  }
  try scene("The report's touch, (187, 184)", [(187, 184)])
  try scene("A tap on the icon, (40, 160)", [(40, 160)])
  try scene("A tap on the price, (120, 160)", [(120, 160)])
  try scene("A tap on the rim, (24, 160)", [(24, 160)])
  try scene("A tap on the i, (323, 164)", [(323, 164)])
  try scene("A tap on the edge of the i, (303, 144)", [(303, 144)])
  try scene("A tap beside the i, (301, 164)", [(301, 164)])
  try scene("A tap on cash, (187, 264)", [(187, 264)])
  try scene("A tap on the i of cash, (323, 264)", [(323, 264)])
  try scene("A tap beside the tiles, (187, 214)", [(187, 214)])
  try scene("A tap beside the tiles, (10, 160)", [(10, 160)])
  try scene("A tap beside the tiles, (187, 600)", [(187, 600)])
  try scene("Two taps on visa and one on its i", [(187, 164), (187, 164), (323, 164)])
  try press("A finger rests on visa", at: (187, 164), is: ["visa"], Diagnosis14_2.dark, make)
  try press("A finger rests on the price of cash", at: (120, 260), is: ["cash"], nil, make)
  try press(
    "A finger comes down on the i and rests", at: (323, 164), is: [], Diagnosis14_2.litByInfo, make)
  try press("A finger rests beside the tiles", at: (187, 600), is: [], nil, make)
  for (way, ends) in [([500.0], "far away"), ([500, 164], "on it again")] {
    let name = "A finger leaves visa and is lifted \(ends)"
    try playing(name) {
      let (stage, payment) = (Stage(), make().screen(["visa", "cash"]))
      stage.root.addSubview(payment.screen)
      try stage.finger.down(at: CGPoint(x: 187, y: 164))
      for y in way {
        try stage.wait(0.2)
        try stage.finger.move(to: CGPoint(x: 187, y: y))
        if y == 500 {
          try expect(
            "lit: \(listed(payment.lit()))", is: "lit: nothing", name,
            otherwise: Diagnosis14_2.staysLit, rule: Diagnosis14_2.working)
        }
      }
      try stage.finger.up()
      try expect(
        listed(payment.log()), is: way.count == 1 ? "nothing" : "pay visa", name,
        otherwise: way.count == 1 ? Diagnosis14_2.left : Diagnosis14_2.notCured,
        rule: Diagnosis14_2.working)
    }
  }
  try playing("An alert comes up while a finger rests on visa") {
    let (stage, payment) = (Stage(), make().screen(["visa", "cash"]))
    stage.root.addSubview(payment.screen)
    try stage.finger.down(at: CGPoint(x: 187, y: 164))
    try stage.wait(0.2)
    try stage.finger.cancel()
    try expect(
      "lit: \(listed(payment.lit())); \(listed(payment.log()))", is: "lit: nothing; nothing",
      "An alert comes up while a finger rests on visa", otherwise: Diagnosis14_2.staysLit,
      rule: Diagnosis14_2.working)
  }
  for (place, x, y) in [("on visa", 187.0, 184.0), ("beside the tiles", 187, 600)] {
    let name = "The hint is open, a tap \(place)"
    try playing(name) {
      let (stage, payment) = (Stage(), make().screen(["visa", "cash"]))
      stage.root.addSubview(payment.screen)
      try stage.finger.tap(at: CGPoint(x: x, y: y))
      try expect(
        payment.isHintOpen() ? "open" : "closed", is: "closed", name,
        otherwise: Diagnosis14_2.hint, rule: Diagnosis14_2.working)
    }
  }
  try randomScenes(1...30) { name, random in
    let names = Array(["visa", "cash", "post", "coin", "bank"].prefix(random.int(in: 1...5)))
    var taps: [(Double, Double)] = []
    for _ in 0..<random.int(in: 1...4) {
      let tile = Double(random.int(in: 0...names.count - 1))
      let isNear = random.bool()
      let x = random.bool() ? random.coordinate(295...350) : random.coordinate(0...374)
      taps.append(
        (x, isNear ? 120 + 100 * tile + random.coordinate(0...87) : random.coordinate(0...811)))
    }
    let words = taps.map { coordinates($0.0, $0.1) }.joined(separator: " and ")
    try scene("\(name): tiles \(listed(names)), taps \(words)", of: names, taps)
  }
}

/// What was changed, although the tile is as dead as before.
private func changed(_ screen: UIView) -> String? {
  func paysEarly(_ view: UIView) -> Bool {
    (view as? UIControl)?.allControlEvents.contains(.touchDown) == true
      || view.subviews.contains(where: paysEarly)
  }
  if screen.gestureRecognizers?.isEmpty ?? true { return Diagnosis14_2.noTapEither }
  return paysEarly(screen) ? Diagnosis14_2.paysEarly : nil
}

/// What each tap should do; empty for nothing.
private func expected(_ names: [String], _ taps: [(Double, Double)]) -> [String] {
  taps.map { x, y in
    for (index, name) in names.enumerated() {
      let (x, y) = (x - 20, y - 120 - 100 * Double(index))
      guard x >= 0, x < 335, y >= 0, y < 88 else { continue }
      let isOnInfo = x >= 283 && x < 323 && y >= 24 && y < 64
      return (isOnInfo ? "explain " : "pay ") + name
    }
    return ""
  }
}

/// What explains the first tap that went wrong.
private func why(_ got: [String], _ wanted: [String]) -> String {
  let place = zip(got, wanted).prefix { $0 == $1 }.count
  let was = place < got.count ? got[place] : ""
  guard place < wanted.count else {
    return wanted.isEmpty
      ? Diagnosis14_2.beside
      : wanted[place - 1].hasPrefix("pay") ? Diagnosis14_2.twice : Diagnosis14_2.paysAsWell
  }
  if wanted[place].hasPrefix("pay") {
    if was.hasPrefix("explain") { return Diagnosis14_2.infoTakes }
    return was.hasPrefix("pay") ? Diagnosis14_2.anotherPays : Diagnosis14_2.notCured
  }
  return was.hasPrefix("pay") ? Diagnosis14_2.paysAsWell : Diagnosis14_2.deadInfo
}

/// A finger rests for a second, and then is lifted: which tiles are lit meanwhile, and none after it.
private func press(
  _ name: String, at point: (Double, Double), is lit: [String], _ why: String?,
  _ make: () -> Diagnosed<Payments>
) throws {
  try playing(name) {
    let (stage, payment) = (Stage(), make().screen(["visa", "cash"]))
    stage.root.addSubview(payment.screen)
    try stage.finger.down(at: CGPoint(x: point.0, y: point.1))
    try stage.wait(0.3)
    try expect(
      "lit: \(listed(payment.lit()))", is: "lit: \(listed(lit))", name,
      otherwise: why, rule: Diagnosis14_2.inside)
    try stage.finger.up()
    try expect(
      "lit: \(listed(payment.lit()))", is: "lit: nothing", "\(name), and then is lifted",
      otherwise: Diagnosis14_2.staysLit, rule: Diagnosis14_2.working)
  }
}
