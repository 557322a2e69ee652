import MiniUIKit
import Stage

/// A scroll view in a scroll view.
let nested = [
  Experiment(
    "10G", "A box in a page, dragged beyond the box's end", kinds: ["scroll"],
    showsChain: false,
    parameters: [
      .number("start", 40, in: 0...100, "how far the box is scrolled before"),
      .flag("bounces", false, "the box's bounces"),
      .number("way", 150, in: -150...150, "how far up the finger goes"),
      .number("back", 0, in: -150...150, "how far down it comes back after that"),
      .flag("transfers", true, "the box's transfersVerticalScrollingToParent"),
    ], touch: CGPoint(x: 180, y: 340), pictures: [.map, .plot]
  ) { stage throws(ScriptError) in
    let page = UIScrollView(frame: CGRect(x: 40, y: 120, width: 280, height: 360))
    page.contentSize = CGSize(width: 280, height: 1080)
    let box = UIScrollView(frame: CGRect(x: 20, y: 100, width: 240, height: 160))
    box.contentSize = CGSize(width: 240, height: 260)
    box.bounces = stage.flag("bounces")
    box.transfersVerticalScrollingToParent = stage.flag("transfers")
    page.addSubview(dressed(box, "box", .yellow))
    stage.root.addSubview(dressed(page, "page", .white))
    box.bounds.origin.y = stage.number("start")
    let legs = [-stage.number("way"), stage.number("back")].filter { $0 != 0 }
    try stage.slide(legs.map { CGPoint(x: 0, y: $0) }, from: stage.touch)
    let offsets = [page, box].map { decimals(Double($0.contentOffset.y)) }
    stage.recording.add(Table("Offsets afterwards:", [["page", "box"], offsets]))
  },
  Experiment(
    "10G2", "A row of cards in a page, dragged upward", kinds: ["gesture", "scroll"],
    showsChain: false,
    parameters: [
      .word("way", "up", of: ["up", "sideways", "around"], "where the finger goes")
    ], touch: CGPoint(x: 180, y: 300), pictures: [.map]
  ) { stage throws(ScriptError) in
    let page = UIScrollView(frame: CGRect(x: 40, y: 120, width: 280, height: 360))
    page.contentSize = CGSize(width: 280, height: 1080)
    let cards = UIScrollView(frame: CGRect(x: 20, y: 100, width: 240, height: 160))
    cards.contentSize = CGSize(width: 960, height: 160)
    page.addSubview(dressed(cards, "cards", .yellow))
    stage.root.addSubview(dressed(page, "page", .white))
    let (up, side) = (CGPoint(x: 0, y: -60), CGPoint(x: -60, y: 0))
    let legs = ["up": [up], "sideways": [side], "around": [up, side]]
    try stage.slide(legs[stage.word("way")] ?? [], from: stage.touch)
    let offsets = [
      decimals(Double(page.contentOffset.y)), decimals(Double(cards.contentOffset.x)),
    ]
    stage.recording.add(Table("Offsets afterwards:", [["page, down", "cards, right"], offsets]))
  },
]

extension Stage {
  /// Drags along some legs, each in three steps, and rests before the finger is lifted.
  func slide(_ legs: [CGPoint], from start: CGPoint) throws(ScriptError) {
    var place = start
    try finger.down(at: place)
    for leg in legs {
      for _ in 1...3 {
        try wait(0.05)
        place = CGPoint(x: place.x + leg.x / 3, y: place.y + leg.y / 3)
        try finger.move(to: place)
      }
    }
    try wait(0.2)
    try finger.up()
    try wait(2)
  }
}
