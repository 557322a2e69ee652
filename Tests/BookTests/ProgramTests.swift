import Authoring
import BookKit
import Foundation
import MiniUIKit
import Stage
import TestKit
import Testing

@Suite(.provedOnce(.book)) struct ProgramTests {
  @Test func `whatever does not exist is refused in one line, with status 2 and no output`() {
    let samples = [
      "2Z", "2a", "2A 2A", "x", "--foo", "-h", "-", "--", "--only", "--only=", "--only x",
      "--only hitTest,", "--only touch --only touch", "--alpha", "--alpha 2", "--alpha -1",
      "--alpha nan", "--alpha inf", "--alpha 0x1", "--alpha 0,5", "--alpha 0.5 --alpha 0.5",
      "--hidden maybe", "--hidden", "--side up", "2B --alpha 1", "2A 2B --alpha 1",
      "2B --touch 1,1",
      "--touch", "--touch 1", "--touch a,b", "--touch 1,2,3", "--touch nan,1", "--touch inf,1",
      "--touch 375,1", "--touch 1,812", "--touch -1,5", "--touch 1e400,1", "--touch 1,",
      "--list --json", "--list --only touch", "--help --touch 1,1", "--svg", "--svg /dev/null/x",
      "--svg /tmp --only touch", "--plain=1", "--json --svg /tmp/x", "--list --list",
      "--play", "2A 2B --play", "2A --play --touch 1,1", "--play --json", "--play=1",
      "--uikit", "2A 2B --uikit", "2A --uikit --json", "2A --uikit=1", "2A --uikit --only touch",
    ]
    for arguments in samples {
      let transcript = Transcript(arguments)
      expectEqual(transcript.status, 2)
      expectEqual(transcript.output, "")
      expect(transcript.errors.hasPrefix("chapter2: "))
      expect(transcript.errors.hasSuffix("\n"))
      expectEqual(transcript.errors.filter { $0 == "\n" }.count, 1)
    }
  }

  @Test func `what was typed cannot break the line that refuses it`() {
    let transcript = Transcript(["2A\n\u{1B}[2J\u{2028}" + String(repeating: "x", count: 500)])
    expectEqual(transcript.errors.filter { $0.isNewline }.count, 1)
    expect(!transcript.errors.contains("\u{1B}"))
    #expect(transcript.errors.count < 200)
  }

  @Test func `an empty argument is no experiment`() {
    expectEqual(Transcript([""]).status, 2)
  }

  @Test func `a script that cannot be played prints nothing but its reason`() {
    let transcript = Transcript(
      "", of: Chapter(2, "T", folder: "02-t", [Sample.full, Sample.broken]))
    expectEqual(transcript.status, 2)
    expectEqual(transcript.output, "")
    expect(transcript.errors.hasPrefix("chapter2: 2C cannot be played: Finger 1 is not"))
  }

  @Test func `without arguments all experiments are shown, an empty line between two`() throws {
    let (first, second) = (try Sample.full.run(), try Sample.bare.run())
    let lines = first.text() + [""] + second.text() + [""]
    expectEqual(Transcript("").lines, lines)
    expectEqual(Transcript("2B 2A").lines, second.text() + [""] + first.text() + [""])
  }

  @Test func `a chapter's number may have two digits`() {
    let run = Experiment("10A", "No finger", pictures: []) { stage throws(ScriptError) in
      try stage.wait(1)
    }
    let variant = Experiment("10A2", "No finger either", pictures: []) { _ in }
    let chapter = Chapter(10, "Two digits", folder: "10-two-digits", [run, variant])
    expectEqual(checkExperiments(chapter).map(\.message), [])
    expectEqual(Transcript("10A2", of: chapter).lines, ["10A2  No finger either", ""])
    expect(Transcript("10B", of: chapter).errors.hasPrefix("chapter10: "))
    expectEqual(Transcript("1A", of: chapter).status, 2)
    let one = Chapter(1, "One digit", folder: "01-one", [run])
    expect(!checkExperiments(one).isEmpty)
  }

  @Test func `a list of kinds that fits into no line is left out`() throws {
    let run = Experiment("2A", "A tap in a list", kinds: ["action"], pictures: []) {
      stage throws(ScriptError) in
      let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      list.contentSize = CGSize(width: 300, height: 900)
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      button.addTarget(
        stage.viewController, action: UIViewController.tap, for: .touchUpInside, name: "tap")
      list.addSubview(button)
      stage.root.addSubview(list)
      try stage.finger.tap(at: CGPoint(x: 50, y: 50))
      try stage.finger.drag(
        through: [CGPoint(x: 50, y: 250), CGPoint(x: 50, y: 150)], over: 0.2)
    }
    let text = try run.run().text()
    expect(text.contains("(shown: action; --json shows more)"))
  }

  @Test func `one run prints its title, map, trace, what is left out, and tables`() throws {
    let run = try Sample.full.run()
    expectEqual(Transcript("2A --plain").lines, run.text() + [""])
    expectEqual(
      run.text(),
      ["2A  A red view", ""] + map(of: run) + [""] + run.trace() + [
        "(shown: hitTest, touch; --only system,point or --json shows more)", "",
        "Facts", "  who  what", "  red  hit",
      ])
  }

  @Test func `only some kinds are the title and the trace`() throws {
    let run = try Sample.full.run()
    let expected = ["2A  A red view", ""] + run.trace(only: ["point", "touch"]) + [""]
    expectEqual(Transcript("2A --only point,touch").lines, expected)
    expectEqual(Transcript("2A --only=point,touch").lines, expected)
    expectEqual(
      Transcript("2A --only row").lines, ["2A  A red view", "", "(no line of these kinds)", ""])
  }

  @Test func `the list has an experiment a line`() {
    expectEqual(Transcript("--list").lines, ["2A  A red view", "2B  No finger", ""])
  }

  @Test func `the JSON has all kinds, or only some`() throws {
    let run = try Sample.full.run()
    expectEqual(Transcript("2A --json").lines, run.json + [""])
    let system = Transcript("2A --json --only system").lines.dropLast()
    expect(!system.isEmpty && system.allSatisfy { $0.contains(#""kind":"system""#) })
  }

  @Test func `touch and parameters change the run`() {
    expect(Transcript("2A --touch 300,700").output.contains("window -> root"))
    expect(Transcript("2A --alpha 0.005").output.contains("window -> root"))
    expect(Transcript("2A --alpha=0.005").output.contains("window -> root"))
    expect(Transcript("2A --hidden yes").output.contains("window -> root"))
    expect(Transcript("2A --side right --touch=246,154").output.contains("window -> red"))
  }

  @Test func `what is varied without naming an experiment goes to those that have it`() {
    expectEqual(Transcript("--touch 300,700").output, Transcript("2A --touch 300,700").output)
    expectEqual(Transcript("--alpha 0.5").output, Transcript("2A --alpha 0.5").output)
  }

  @Test func `help lists every option and what each experiment lets one vary`() {
    let help = Transcript("--help")
    expectEqual(help.status, 0)
    for word in [
      "--only", "--list", "--plain", "--json", "--svg", "--touch", "--help", "2A", "2B",
      "--alpha  how opaque red is: a number from 0 to 1; default 1",
      "--hidden  whether red is hidden: yes or no; default no",
      "--side  where red lies: left, right; default left", "default 46,154",
    ] {
      expect(help.output.contains(word))
    }
    expect(help.lines.allSatisfy { $0.count <= 72 })
  }

  @Test func `figures are written whole, and their paths are printed`() throws {
    let folder = try Folder()
    let transcript = Transcript(["2A", "--svg", folder.root + "/new"])
    expectEqual(transcript.status, 0)
    expectEqual(transcript.lines.first, folder.root + "/new/2A.svg")
    let figure = try #require(try Sample.full.run().figures.first)
    expectEqual(folder.text("new/2A.svg"), figure.svg)
  }

  @Test func `where one figure cannot be written the directory is as it was`() throws {
    let folder = try Folder([
      "2A-question.svg": "mine", "2A.svg/inside": "a folder where the figure should be",
    ])
    let names = folder.names
    let transcript = Transcript(["2A", "--svg", folder.root])
    expectEqual(transcript.status, 2)
    expectEqual(transcript.output, "")
    expectEqual(folder.names, names)
    expectEqual(folder.text("2A-question.svg"), "mine")
  }

  @Test func `what a command that was killed has left goes, and what it took away comes back`()
    throws
  {
    // No process has this number: it is larger than any may be.
    let folder = try Folder([
      ".figures-2147483000/2A.svg": "half", ".figures-2147483000/old/mine.svg": "mine",
    ])
    expectEqual(Transcript(["2A", "--svg", folder.root]).status, 0)
    expectEqual(folder.names, ["2A.svg", "mine.svg"])
    expectEqual(folder.text("mine.svg"), "mine")
  }
}

extension UIViewController {
  fileprivate func tap() {}
}
