import MiniUIKit
import Stage
import TestKit
import Testing

/// The screen as a map in characters.
@Suite(.provedOnce(.stage)) struct MapTests {
  @Test
  func `views are boxes with their names, and the touch is marked`() throws {
    let run = try Scenes.siblings()
    expectEqual(
      run.map,
      [
        "",
        "+------+--------+",
        "|red   |grey    |",
        "|   *  |        |",
        "|      |        |",
        "+------+        |",
        "|               |",
        "|               |",
        "|               |",
        "|               |",
        "|               |",
        "|               |",
        "|       +-------+",
        "|       |blue   |",
        "|       |       |",
        "|       |       |",
        "|       |       |",
        "+-------+-------+",
        "",
        "+---------------+",
        "|yellow         |",
        "|               |",
        "+---------------+",
        "",
        "* touch (46, 154)",
      ])
  }

  @Test
  func `a hidden view is dotted, and a line says why it cannot be touched`() throws {
    let run = try Scenes.siblings { $0.isHidden = true }
    expectEqual(
      run.map,
      [
        "",
        "+------+--------+",
        "|red   |grey    |",
        "|   *  |        |",
        "|      |        |",
        "+------+        |",
        "|               |",
        "|               |",
        "|               |",
        "|               |",
        "|               |",
        "|               |",
        "|       .........",
        "|       :blue   :",
        "|       :       :",
        "|       :       :",
        "|       :       :",
        "+-------.........",
        "",
        "+---------------+",
        "|yellow         |",
        "|               |",
        "+---------------+",
        "",
        "* touch (46, 154)",
        "blue: hidden",
      ])
  }

  @Test
  func `a child that hangs out of its parent is drawn in full`() throws {
    let run = try Scenes.hangingChild()
    expectEqual(
      run.map,
      [
        "",
        " +--------------------+",
        " |parent              |",
        " |                    |",
        " |                    |",
        " |                    |",
        " |+-------------------------------+",
        " ||child                          |",
        " ||                               |",
        " ||                               |",
        " +|                               |",
        "  |                               |",
        "  |                               |",
        "  |                               |",
        "  |                               |",
        "  |                               |",
        "  |                        *      |",
        "  |                               |",
        "  |                               |",
        "  |                               |",
        "  |                               |",
        "  +-------------------------------+",
        "",
        "* touch (250, 400)",
      ])
  }

  @Test
  func `what a parent clips is not drawn`() throws {
    let run = try Scenes.hangingChild(clips: true)
    expectEqual(
      run.map,
      [
        "",
        " +--------------------------+",
        " |parent                    |",
        " |                          |",
        " |                          |",
        " |                          |",
        " |                          |",
        " |                          |",
        " | +------------------------+",
        " | |child                   |",
        " | |                        |",
        " | |                        |",
        " | |                        |",
        " | |                        |",
        " +-+------------------------+",
        "",
        "",
        "",
        "",
        "",
        "",
        "                                  *",
        "* touch (250, 400)",
      ])
  }

  @Test
  func `a turned view is drawn by its sides`() throws {
    let run = try Scenes.turnedSquare()
    expectEqual(
      run.map,
      [
        "                 o",
        "                .''.",
        "              .'    '.",
        "            .'square  '.",
        "     *    .'            '.",
        "        .'                '.",
        "      .'                    '.",
        "    .'                        '.",
        "  .'                            '.",
        " o'.                            .'o",
        "    '.                        .'",
        "      '.                    .'",
        "        '.                .'",
        "          '.            .'",
        "            '.        .'",
        "              '.    .'",
        "                '..'",
        "                 o",
        "* touch (100, 200)",
      ])
  }

  @Test
  func `a further window is a box too`() throws {
    let run = try Scenes.twoWindows()
    expectEqual(
      run.map,
      [
        "+alerts----------------------------+",
        "|+--------------------------------+|",
        "||map                             ||",
        "||                                ||",
        "||    +----------------------+    ||",
        "||    |alert                 |    ||",
        "||    |     *                |    ||",
        "||    |                      |    ||",
        "||    |                      |    ||",
        "||    |                      |    ||",
        "||    +----------------------+    ||",
        "||                                ||",
        "||                                ||",
        "||                                ||",
        "||                                ||",
        "||                                ||",
        "|+--------------------------------+|",
        "+----------------------------------+",
        "* touch (120, 200)",
      ])
  }

  @Test
  func `a hidden window is dotted with all that lies in it`() throws {
    let run = try Scenes.twoWindows(shows: false)
    expectEqual(
      run.map,
      [
        ".alerts.............................",
        ":+--------------------------------+:",
        ":|map                             |:",
        ":|                                |:",
        ":|    ........................    |:",
        ":|    :alert                 :    |:",
        ":|    :     *                :    |:",
        ":|    :                      :    |:",
        ":|    :                      :    |:",
        ":|    :                      :    |:",
        ":|    ........................    |:",
        ":|                                |:",
        ":|                                |:",
        ":|                                |:",
        ":|                                |:",
        ":|                                |:",
        ":+--------------------------------+:",
        "....................................",
        "* touch (120, 200)",
        "alerts: hidden",
      ])
  }

  @Test
  func `several touches are numbered`() throws {
    let run = try Scenes.twoFingers()
    expectEqual(
      run.map,
      [
        "",
        " +--------------+  +--------------+",
        " |left          |  |right         |",
        " |              |  |              |",
        " |   1          |  |      2       |",
        " +--------------+  +--------------+",
        "",
        "1 touch (60, 180)",
        "2 touch (250, 180)",
      ])
  }

  @Test(arguments: [
    ("interaction off", 1), ("alpha 0.005", 2), ("alpha 0.01", 3),
  ])
  func `a view that is off has a line with the reason`(reason: String, change: Int) throws {
    let run = try Scenes.siblings { blue in
      if change == 1 { blue.isUserInteractionEnabled = false }
      if change == 2 { blue.alpha = 0.005 }
      if change == 3 { blue.alpha = 0.01 }
    }
    let map = run.map
    expectEqual(map.last, "blue: " + reason)
    expectEqual(map.contains { $0.contains(":blue") }, (change != 1), "dotted if nothing is seen")
  }

  @Test
  func `a name without room is shortened, and a line has it in full`() throws {
    let run = try Scenes.run { stage throws(ScriptError) in
      for number in 0..<3 {
        let x = 20.0 + 110 * Double(number)
        stage.root.addSubview(
          view("button \(number)", CGRect(x: x, y: 100, width: 44, height: 44), .blue))
      }
    }
    expectEqual(
      run.map,
      [
        "", " +but0+        +but1+        +bu2+", " +----+        +----+        +---+", "",
        "but0: button 0", "but1: button 1", "bu2: button 2",
      ])
  }

  @Test
  func `a short name that could be another's begins with a capital`() throws {
    let run = try Scenes.run { stage throws(ScriptError) in
      stage.root.addSubview(view("form", CGRect(x: 20, y: 100, width: 200, height: 100)))
      stage.root.addSubview(view("field", CGRect(x: 250, y: 100, width: 26, height: 80)))
    }
    expectEqual(run.map.last, "F: field")
  }

  @Test
  func `a touch at the same place is marked once`() throws {
    let run = try Scenes.run { stage throws(ScriptError) in
      stage.root.addSubview(view("box", CGRect(x: 20, y: 100, width: 200, height: 100)))
      for _ in 0..<3 { try stage.finger.tap(at: CGPoint(x: 50, y: 150)) }
    }
    expectEqual(run.map.filter { $0.contains("*") }.count, 2)
    expectEqual(run.map.last, "* touch (50, 150)")
  }

  @Test(arguments: [
    CGRect(x: 0, y: 0, width: 375, height: 812),
    CGRect(x: 0, y: 400, width: 375, height: 20), CGRect(x: 180, y: 0, width: 10, height: 812),
    CGRect(x: 100, y: 100, width: 1, height: 1),
    CGRect(x: -500, y: -500, width: 2000, height: 2000),
  ])
  func `a map never has more than 36 columns and 24 rows`(frame: CGRect) throws {
    let run = try Scenes.run { stage throws(ScriptError) in
      stage.root.addSubview(view("ü", frame, .red))
      try stage.finger.tap(at: CGPoint(x: 375, y: 812))
    }
    let (map, hits) = (run.map.filter { !$0.contains("touch") }, run.hitMap)
    #expect(map.count <= 25)
    expect(map.allSatisfy { $0.utf8.count <= 36 && $0.allSatisfy { $0.isASCII } })
    expect(hits.allSatisfy { $0.utf8.count <= 36 })
  }
}
