import MiniUIKit
import Stage

/// The last page of a small shop: what is in the basket, a field for a coupon, and a button to pay.
final class Shop: UIViewController {
  let basket = dressed(
    UIView(frame: CGRect(x: 20, y: 100, width: 335, height: 180)), "basket", .gray)
  let coupon = dressed(
    UITextField(frame: CGRect(x: 20, y: 300, width: 335, height: 44)), "coupon", .yellow)
  let pay = dressed(UIButton(frame: CGRect(x: 20, y: 380, width: 335, height: 64)), "pay", .orange)
  /// A ring around the button that makes it shine, in front of it.
  let glow = dressed(UIView(frame: CGRect(x: 10, y: 354, width: 355, height: 100)), "glow", .clear)
  private(set) var orders = 0
  private(set) var counted = 0

  /// Puts the three views on the screen, and the ring in front of the button.
  func build() {
    for each in [basket, coupon, pay, glow] { view.addSubview(each) }
    glow.isUserInteractionEnabled = false
  }

  func didPay() { orders += 1 }
  func didCount() { counted += 1 }
  func didTapBackground() { coupon.resignFirstResponder() }

  // listing: suspects
  /// Everything that lies near the button and could have to do with its touches.
  func addSuspects() {
    let background = UITapGestureRecognizer(
      target: self, action: Shop.didTapBackground, name: "didTapBackground")
    view.addGestureRecognizer(background)
    let counter = UITapGestureRecognizer(target: self, action: Shop.didCount, name: "didCount")
    pay.addGestureRecognizer(counter)
    pay.addTarget(self, action: Shop.didPay, for: .touchUpInside, name: "didPay")
  }
  // end

  /// Takes one suspect away again, before a finger comes.
  func remove(_ suspect: String) {
    if suspect == "glow" { glow.removeFromSuperview() }
    if suspect == "cancelling" {
      for each in pay.gestureRecognizers ?? [] { each.cancelsTouchesInView = false }
    }
    let bearer = suspect == "root" ? view : suspect == "counter" ? pay : nil
    for each in bearer?.gestureRecognizers ?? [] { bearer?.removeGestureRecognizer(each) }
  }
}

/// What every user of these screens says.
private let complaint = "“I tap Pay, and nothing happens.”"

/// Where the finger taps: in the middle of the button.
private let onPay = CGPoint(x: 187, y: 412)
private let suspects = ["nothing", "glow", "root", "counter", "cancelling"]

/// The dead button of this chapter, with everything that could be to blame.
let deadButton = [
  Experiment(
    "14K", "Monday: a tap on pay", intro: [complaint],
    kinds: ["touch", "gesture", "control", "action"], showsChain: false,
    parameters: [.word("without", "nothing", of: suspects, "what is taken away first")],
    touch: onPay,
    prediction: Prediction(
      "Which of these keeps the tap from paying?",
      [
        .init("glow", "It lies in front, but it is switched off, so the hit test goes past it."),
        .init("tap(root)", "A button refuses a plain tap further up, so this one never begins."),
        .init("tap(pay)", "It is on the button itself, so the button does not refuse it."),
        .init("none of them", "One of them takes the touch: the button hears cancelled."),
      ]
    ) { run in
      let taker = run.lines("gesture").first { $0.what == "ended" }?.who
      let hit = run.hit()
      return hit == "pay" ? taker ?? "none of them" : hit
    },
    pictures: [.map, .question, .scene, .timeline],
    on: { Stage(settings: $0, viewController: Shop()) }
  ) { stage throws(ScriptError) in
    guard let shop = stage.viewController as? Shop else { return }
    shop.build()
    shop.addSuspects()
    shop.remove(stage.word("without"))
    try stage.finger.tap(at: stage.touch)
  },
  Experiment(
    "14L", "A guess: the root's tap is taken away",
    kinds: ["gesture", "control", "action", "responder"], showsChain: false,
    parameters: [.word("without", "root", of: suspects, "what is taken away first")],
    touch: onPay, pictures: [.map],
    on: { Stage(settings: $0, viewController: Shop()) }
  ) { stage throws(ScriptError) in
    guard let shop = stage.viewController as? Shop else { return }
    shop.build()
    shop.addSuspects()
    shop.remove(stage.word("without"))
    try stage.finger.tap(at: stage.touch)
    for place in [CGPoint(x: 187, y: 322), CGPoint(x: 187, y: 200)] {
      try stage.wait(0.92)
      try stage.finger.tap(at: place)
    }
  },
]

/// The same button and the same complaint, with other causes: one for each of the other questions.
///
/// The days are those of their titles, which must not tell the cause. Counter and root's tap are gone:
/// with them, the controls' and recognizers' lines would tell the days apart at once.
let otherCauses = [
  other("14M", "Tuesday: a tap on pay", kinds: ["hitTest"]) {
    stage, shop in
    // listing: meter
    let meter = UIWindow(windowScene: stage.phone.application.windowScene)
    meter.windowLevel = .statusBar
    let controller = UIViewController()
    controller.view.addSubview(view("fps", CGRect(x: 300, y: 40, width: 55, height: 20), .black))
    meter.rootViewController = controller
    meter.isHidden = false
    // end
    named("meter", meter)
    named("meterView", controller.view)
    shop.addTarget()
  },
  other("14M2", "Thursday: a tap on pay", kinds: ["hitTest"]) { _, shop in
    shop.glow.isUserInteractionEnabled = true
    shop.addTarget()
  },
  other(
    "14M3", "Friday: a tap on pay", kinds: ["gestureTouch", "delay", "touch"],
    parameters: [.flag("named", false, "the recognizer on the root has a name")]
  ) { stage, shop in
    let statistics = Statistics()
    if stage.flag("named") { statistics.name = "statistics" }
    stage.root.addGestureRecognizer(statistics)
    shop.addTarget()
  },
  other(
    "14M4", "Wednesday: a tap on pay",
    kinds: ["touch", "gesture", "control", "action"]
  ) { _, shop in
    // listing: registration
    // Left over from an earlier design, in which pay was a switch:
    shop.pay.addTarget(shop, action: Shop.didPay, for: .valueChanged, name: "didPay")
    // end
  },
]

// listing: statistics
/// Counts how often the screen is touched, and gets every touch before the views do.
final class Statistics: UIGestureRecognizer {
  private(set) var count = 0

  // In an app: init(target:action:).
  override init() {
    super.init()
    delaysTouchesBegan = true
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    count += 1
  }
}
// end

extension Shop {
  func addTarget() {
    pay.addTarget(self, action: Shop.didPay, for: .touchUpInside, name: "didPay")
  }
}

private func other(
  _ id: String, _ title: String, kinds: [String], parameters: [Parameter] = [],
  _ cause: @escaping @Sendable (Stage, Shop) -> Void
) -> Experiment {
  Experiment(
    id, title, intro: [complaint], kinds: kinds, showsChain: false, parameters: parameters,
    touch: onPay,
    pictures: [.map, .scene],
    on: { Stage(settings: $0, viewController: Shop()) }
  ) { stage throws(ScriptError) in
    guard let shop = stage.viewController as? Shop else { return }
    shop.build()
    cause(stage, shop)
    try stage.finger.tap(at: stage.touch)
    try stage.wait(1)
  }
}
