// What you have written is handed to the graders here, and nowhere else: they are a module of their
// own, which does not import yours, so that no name of yours can reach a grader. For the same reason
// this file names nothing but your module and what the graders declare.

import Grading
import MiniUIKit

@testable import Exercises11
@testable import Graders11

let yours: Graded = [
  exercise11_1.grading { { Exercises11.letRowsHear(of: $0) } },
  exercise11_2.grading { Exercises11.whatHappensToRow2() },
  exercise11_3.grading {
    let cell = Exercises11.PriceCell(style: .default, reuseIdentifier: nil)
    return Priced(cell: cell, buy: cell.buy, title: cell.title, fingers: { cell.fingers })
  },
  exercise11_4.grading { Exercises11.SparesRows() },
  exercise11_5.grading {
    let shop = Exercises11.Shop()
    return Trade(source: shop, bought: { shop.bought })
  },
  exercise11_6.grading {
    Ticks(
      list: Exercises11.CheckList(),
      isTicked: { ($0 as? Exercises11.CheckCell)?.isTicked })
  },
  exercise11_7.grading { Exercises11.pressesThatTellScreensApart() },
  exercise11_8.grading {
    let table = Exercises11.HandTable()
    return Hand(
      table: table, setRowCount: { table.rowCount = $0 }, lit: { table.highlightedRow },
      selected: { table.selectedRow })
  },
  exercise11_9.grading {
    let row = Exercises11.SlidingRow()
    row.build()
    return Slider(row: row, slide: row.slide) { (row.leading, row.trailing) = ($0, $1) }
  },
]
