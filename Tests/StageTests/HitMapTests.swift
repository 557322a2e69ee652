import MiniUIKit
import Stage
import TestKit
import Testing

/// Which view a finger would hit, cell by cell.
@Suite(.provedOnce(.stage)) struct HitMapTests {
  @Test
  func `each cell has the letter of the view that owns its middle`() throws {
    let run = try Scenes.siblings()
    expectEqual(
      run.hitMap,
      [
        "tttttttttttttttttt",
        "rrrrrrrrgggggggggt",
        "rrrrrrrrgggggggggt",
        "rrrrrrrrgggggggggt",
        "rrrrrrrrgggggggggt",
        "rrrrrrrrgggggggggt",
        "gggggggggggggggggt",
        "gggggggggggggggggt",
        "gggggggggggggggggt",
        "gggggggggggggggggt",
        "gggggggggggggggggt",
        "gggggggggggggggggt",
        "ggggggggbbbbbbbbbt",
        "ggggggggbbbbbbbbbt",
        "ggggggggbbbbbbbbbt",
        "ggggggggbbbbbbbbbt",
        "ggggggggbbbbbbbbbt",
        "ggggggggbbbbbbbbbt",
        "tttttttttttttttttt",
        "yyyyyyyyyyyyyyyyyt",
        "yyyyyyyyyyyyyyyyyt",
        "yyyyyyyyyyyyyyyyyt",
        "yyyyyyyyyyyyyyyyyt",
        "tttttttttttttttttt",
        "g grey",
        "r red",
        "b blue",
        "y yellow",
        "t root",
        "* touch (46, 154)",
      ])
  }

  @Test
  func `a hidden view owns nothing`() throws {
    let run = try Scenes.siblings { $0.isHidden = true }
    expectEqual(
      run.hitMap,
      [
        "tttttttttttttttttt",
        "rrrrrrrrgggggggggt",
        "rrrrrrrrgggggggggt",
        "rrrrrrrrgggggggggt",
        "rrrrrrrrgggggggggt",
        "rrrrrrrrgggggggggt",
        "gggggggggggggggggt",
        "gggggggggggggggggt",
        "gggggggggggggggggt",
        "gggggggggggggggggt",
        "gggggggggggggggggt",
        "gggggggggggggggggt",
        "gggggggggggggggggt",
        "gggggggggggggggggt",
        "gggggggggggggggggt",
        "gggggggggggggggggt",
        "gggggggggggggggggt",
        "gggggggggggggggggt",
        "tttttttttttttttttt",
        "yyyyyyyyyyyyyyyyyt",
        "yyyyyyyyyyyyyyyyyt",
        "yyyyyyyyyyyyyyyyyt",
        "yyyyyyyyyyyyyyyyyt",
        "tttttttttttttttttt",
        "g grey",
        "r red",
        "y yellow",
        "t root",
        "* touch (46, 154)",
      ])
  }

  @Test
  func `HT-10 what hangs out of the parent belongs to the root`() throws {
    let run = try Scenes.hangingChild()
    expectEqual(
      run.hitMap,
      [
        "rrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrr",
        "rpppppppppppppppppppppprrrrrrrrrrrrr",
        "rpppppppppppppppppppppprrrrrrrrrrrrr",
        "rpppppppppppppppppppppprrrrrrrrrrrrr",
        "rpppppppppppppppppppppprrrrrrrrrrrrr",
        "rpppppppppppppppppppppprrrrrrrrrrrrr",
        "rpcccccccccccccccccccccrrrrrrrrrrrrr",
        "rpcccccccccccccccccccccrrrrrrrrrrrrr",
        "rpcccccccccccccccccccccrrrrrrrrrrrrr",
        "rpcccccccccccccccccccccrrrrrrrrrrrrr",
        "rpcccccccccccccccccccccrrrrrrrrrrrrr",
        "rrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrr",
        "rrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrr",
        "rrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrr",
        "rrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrr",
        "rrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrr",
        "rrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrr",
        "rrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrr",
        "rrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrr",
        "rrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrr",
        "rrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrr",
        "rrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrr",
        "rrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrr",
        "p parent",
        "c child",
        "r root",
        "* touch (250, 400)",
      ])
  }

  @Test
  func `HT-8 the corners of a turned view's frame are not its own`() throws {
    let run = try Scenes.turnedSquare()
    expectEqual(
      run.hitMap,
      [
        "rrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrr",
        "rrrrrrrrrrrrrrrrrssrrrrrrrrrrrrrrrrr",
        "rrrrrrrrrrrrrrrssssssrrrrrrrrrrrrrrr",
        "rrrrrrrrrrrrrssssssssssrrrrrrrrrrrrr",
        "rrrrrrrrrrrssssssssssssssrrrrrrrrrrr",
        "rrrrrrrrrssssssssssssssssssrrrrrrrrr",
        "rrrrrrrssssssssssssssssssssssrrrrrrr",
        "rrrrrssssssssssssssssssssssssssrrrrr",
        "rrrssssssssssssssssssssssssssssssrrr",
        "rrrssssssssssssssssssssssssssssssrrr",
        "rrrrrssssssssssssssssssssssssssrrrrr",
        "rrrrrrrssssssssssssssssssssssrrrrrrr",
        "rrrrrrrrrssssssssssssssssssrrrrrrrrr",
        "rrrrrrrrrrrssssssssssssssrrrrrrrrrrr",
        "rrrrrrrrrrrrrssssssssssrrrrrrrrrrrrr",
        "rrrrrrrrrrrrrrrssssssrrrrrrrrrrrrrrr",
        "rrrrrrrrrrrrrrrrrssrrrrrrrrrrrrrrrrr",
        "rrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrr",
        "s square",
        "r root",
        "* touch (100, 200)",
      ])
  }

  @Test
  func `a window without a hole owns all the screen`() throws {
    let run = try Scenes.twoWindows()
    expectEqual(
      run.hitMap,
      [
        "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
        "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
        "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
        "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
        "aaaaaaeeeeeeeeeeeeeeeeeeeeeeeeaaaaaa",
        "aaaaaaeeeeeeeeeeeeeeeeeeeeeeeeaaaaaa",
        "aaaaaaeeeeeeeeeeeeeeeeeeeeeeeeaaaaaa",
        "aaaaaaeeeeeeeeeeeeeeeeeeeeeeeeaaaaaa",
        "aaaaaaeeeeeeeeeeeeeeeeeeeeeeeeaaaaaa",
        "aaaaaaeeeeeeeeeeeeeeeeeeeeeeeeaaaaaa",
        "aaaaaaeeeeeeeeeeeeeeeeeeeeeeeeaaaaaa",
        "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
        "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
        "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
        "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
        "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
        "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
        "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
        "a alerts",
        "e alert",
        "* touch (120, 200)",
      ])
  }

  @Test
  func `letters come from the name, the first that is free`() throws {
    let run = try Scenes.run { stage throws(ScriptError) in
      for (index, name) in ["red", "read", "A", "reader"].enumerated() {
        let frame = CGRect(x: 20, y: 100 + 60 * Double(index), width: 200, height: 60)
        stage.root.addSubview(view(name, frame, .red))
      }
    }
    expectLines(Array(run.hitMap.suffix(5)), ["r red", "e read", "A A", "a reader", "t root"])
  }

  @Test
  func `letters that look like others come last`() throws {
    let run = try Scenes.run { stage throws(ScriptError) in
      for (index, name) in ["card", "close", "oil", "lilo"].enumerated() {
        let frame = CGRect(x: 20, y: 100 + 60 * Double(index), width: 200, height: 60)
        stage.root.addSubview(view(name, frame, .red))
      }
    }
    expectLines(Array(run.hitMap.suffix(5)), ["c card", "s close", "o oil", "l lilo", "r root"])
  }

  @Test
  func `where nobody is hit there is a point`() throws {
    let run = try Scenes.run { stage throws(ScriptError) in
      stage.window.isUserInteractionEnabled = false
      stage.root.addSubview(view("box", CGRect(x: 20, y: 100, width: 100, height: 40), .red))
    }
    let lines = run.hitMap
    expect(lines.dropLast().allSatisfy { $0.allSatisfy { $0 == "." } })
    expectEqual(lines.last, ". nobody")
  }
}
