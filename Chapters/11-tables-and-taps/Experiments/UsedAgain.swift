import MiniUIKit
import Stage

/// What is added in `cellForRowAt`.
private enum Addition: CaseIterable {
  case handler
  case target
  case recognizer

  var words: String {
    switch self {
    case .handler: "a UIAction"
    case .target: "the same target and action"
    case .recognizer: "a tap recognizer"
    }
  }
}

/// A cell with a button that is there from the beginning.
private final class BuyCell: UITableViewCell {
  let buy = UIButton(frame: CGRect(x: 250, y: 17, width: 100, height: 44))

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(dressed(buy, "buy", .green))
  }
}

/// A screen that adds something to each cell that it hands out, as many people write it.
private final class AddingScreen: Screen {
  var addition = Addition.handler
  private(set) var runs = 0
  private(set) var made = 0
  private(set) var handedOut = 0

  func didBuy() { runs += 1 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    handedOut += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "buy") ?? makeCell()
    guard let buy = (cell as? BuyCell)?.buy else { return cell }
    switch addition {
    case .handler:
      buy.addAction(UIAction { [unowned(unsafe) self] _ in didBuy() }, for: .touchUpInside)
    case .target: buy.addTarget(self, action: AddingScreen.didBuy, for: .touchUpInside, name: "buy")
    case .recognizer:
      buy.addGestureRecognizer(
        UITapGestureRecognizer(target: self, action: AddingScreen.didBuy, name: "buy"))
    }
    return cell
  }

  private func makeCell() -> UITableViewCell {
    made += 1
    return BuyCell(style: .default, reuseIdentifier: "buy")
  }
}

/// Cells that are used again, and what sticks to them.
let usedAgain = [
  Experiment(
    "11L", "Added in cellForRowAt: what a tap runs after scrolling", kinds: ["action"],
    parameters: [.whole("scrolls", 2, in: 0...6, "how often the table is scrolled down and back")],
    touch: CGPoint(x: 300, y: 300), pictures: []
  ) { stage throws(ScriptError) in
    var rows = [["added each time", "handed out", "cells made", "a tap runs it"]]
    for addition in Addition.allCases {
      let screen = AddingScreen()
      screen.addition = addition
      let inner = Stage(viewController: screen)
      guard let scene = Scene(on: inner) else { return }
      for _ in 0..<Int(stage.number("scrolls")) {
        scene.table.contentOffset.y = 440
        scene.table.contentOffset.y = 0
      }
      try inner.finger.tap(at: stage.touch)
      rows.append([
        addition.words, String(screen.handedOut), String(screen.made),
        String(screen.runs) + " ×",
      ])
    }
    stage.recording.add(Table("A tap on buy in row 2:", rows))
  }
]
