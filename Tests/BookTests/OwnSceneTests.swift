import Authoring
import BookSite
import Foundation
import LiveBook
import Stage
import TestKit
import Testing

/// A scene that a reader builds from words: what is read, what it does, and what its code is.
@Suite(.provedOnce(.book)) struct OwnSceneTests {
  private let page = LivePage()

  private func build(_ lines: String...) -> String {
    page.answer("build\n" + lines.joined(separator: "\n"))
  }

  private func object(_ answer: String) throws -> [String: Any] {
    try #require(
      try JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any], "\(answer)")
  }

  /// The lines of some kinds in the run of the scene that is built.
  private func lines(_ kinds: String...) throws -> [String] {
    _ = page.answer("film own")
    return try page.answer("run").split(separator: "\n").compactMap { line in
      let fact = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      guard let kind = fact?["kind"] as? String, kinds.contains(kind) else { return nil }
      return "\(fact?["who"] ?? "") \(fact?["what"] ?? "")"
    }
  }

  private func reasons(_ x: Int, _ y: Int) throws -> [String] {
    let answer = page.answer("why \(x) \(y)")
    let all = try JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [[String]]
    return try #require(all, "\(answer)").map { $0.joined(separator: " ") }
  }

  // MARK: - What it does

  @Test func `without a finger one taps the middle of the last view, wherever it lies`() throws {
    _ = try object(build("view card 20,100 300x200 orange", "  button buy 30,40 120x44"))
    expectEqual(try lines("action"), ["viewController buy"])
    let record = try object(page.answer("record book"))
    expectEqual(record["touch"] as? [Double], [110, 162])
  }

  @Test func `a tap that waits for a double tap, by the names that the trace has`() throws {
    _ = try object(
      build(
        "view photo 40,160 295x260", "  tap waits for doubleTap(photo)", "  tap x2",
        "finger taps 180,280 x2"))
    expectEqual(try lines("action"), ["viewController doubleTap(photo)"])
    _ = try object(
      build("view photo 40,160 295x260", "  tap", "  tap x2", "finger taps 180,280 x2"))
    expectEqual(
      Array(try lines("action").prefix(2)),
      ["viewController tap(photo)", "viewController doubleTap(photo)"])
  }

  @Test func `recognizers have the names by which the trace calls them`() throws {
    let lines = [
      "view card 0,0 200x200", "  tap", "  tap x2", "  tap", "  tap x3", "  tap x2", "  long press",
      "  swipe up", "  pinch", "  rotation", "  pan", "pan",
    ]
    let code = try #require(
      object(page.answer("build\n" + lines.joined(separator: "\n")))["app"] as? String)
    let named = code.matches(of: #/\.name = "([^"]+)"/#).map { String($0.1) }
    _ = page.answer("film own")
    let record = try object(page.answer("record book"))
    let traced = (record["recognizers"] as? [[String: Any]] ?? []).compactMap {
      $0["name"] as? String
    }
    expectEqual(named.sorted(), traced.sorted())
    expectEqual(named.count, 11)
  }

  @Test(arguments: [
    ("", ["viewController pan(card)"]),
    ("  pinch with others", ["viewController pan(card)", "viewController pinch(card)"]),
    ("  pan off", ["viewController pan(card)"]),
  ])
  func `two fingers move at the same time, and a delegate allows two gestures`(
    more: String, actions: [String]
  ) throws {
    _ = try object(
      build(
        "view card 0,100 375x400 multitouch", "  pan", more, "finger drags 150,300 to 90,300 0.3",
        "finger 2 drags 220,300 to 350,300 0.3"))
    expectEqual(Set(try lines("action")).sorted(), actions)
  }

  @Test func `a list takes the touch of a view, unless it must not cancel`() throws {
    for (more, last) in [("", "row cancelled"), (" cancels off delays off", "row ended")] {
      _ = try object(
        build(
          "scroll list 0,120 375x420 content 375x1200" + more, "  view row 40,60 300x300",
          "finger drags 100,300 to 100,240 1"))
      expectEqual(try lines("touch").last { $0.hasPrefix("row ") }, last)
    }
  }

  @Test(arguments: [
    "hidden", "alpha 0.005", "interaction off", "clips", "exclusive", "green", "white",
  ])
  func `what is said behind a view is set on it`(word: String) throws {
    let facts = try object(build("view card 0,100 100x100 \(word)"))
    let code = try #require(facts["engine"] as? String)
    let settings = [
      "hidden": "card.isHidden = true", "alpha 0.005": "card.alpha = 0.005",
      "interaction off": "card.isUserInteractionEnabled = false",
      "clips": "card.clipsToBounds = true", "exclusive": "card.isExclusiveTouch = true",
      "green": "\"card\", .green)", "white": "\"card\", .white)",
    ]
    expect(code.contains(try #require(settings[word])), "\(code)")
    let isHit = try lines("hitTest").contains("window -> card")
    expectEqual(isHit, !["hidden", "alpha 0.005", "interaction off"].contains(word))
  }

  // MARK: - Why not

  @Test func `each view says why it is not hit`() throws {
    _ = try object(
      build(
        "view card 40,160 200x200", "  button buy 150,150 100x100",
        "  button shy 10,10 40x40 hidden",
        "view veil 0,300 375x100 alpha 0.05", "  label word 10,10 50x20",
        "view off 300,0 50x50 interaction off", "  button dead 0,0 50x50"))
    expectEqual(
      try reasons(50, 200),
      [
        "card is hit", "buy does not lie under the point", "shy is hidden",
        "veil does not lie under the point",
        "word lies in veil, which does not lie under the point and asks nobody in it",
        "off has its interaction off", "dead lies in off, which has its interaction off",
      ])
    expectEqual(
      Array(try reasons(200, 320).prefix(4)),
      [
        "card is not asked: veil lies in front and is hit",
        "buy is not asked: veil lies in front and is hit", "shy is hidden", "veil is hit",
      ])
    expectEqual(
      try reasons(270, 420)[1],
      "buy lies in card, which does not lie under the point and asks nobody in it")
    _ = try object(build("view card 40,160 200x200", "  button buy 0,0 50x50"))
    expectEqual(try reasons(50, 170), ["card is asked, and buy in it is hit", "buy is hit"])
  }

  @Test func `the areas cover the screen once, and each is hit where it says`() throws {
    let facts = try object(
      build(
        "scroll list 0,120 375x420 content 375x1200", "  button buy -20,60 140x80",
        "view card 200,500 150x100", "  view flag 100,80 100x100",
        "view veil 10,130 30.5x400 alpha 0.02"))
    let areas = try #require(facts["areas"] as? [[Any]])
    var sum = 0.0
    for area in areas {
      let numbers = area[2...].compactMap { $0 as? Double }
      try #require(numbers.count == 4)
      sum += numbers[2] * numbers[3]
      let middle = (numbers[0] + numbers[2] / 2, numbers[1] + numbers[3] / 2)
      let hit = try reasons(Int(middle.0), Int(middle.1)).first {
        $0.hasSuffix(" is hit") && !$0.contains(",") && !$0.contains(":")
      }
      expectEqual(hit ?? "root is hit", "\(area[0]) is hit", "\(area)")
    }
    expectEqual(sum, 375 * 812)
    expectEqual(
      Set(areas.compactMap { $0[0] as? String }), ["root", "list", "buy", "card", "flag", "veil"])
  }

  // MARK: - What cannot be read

  static let unread: [(lines: [String], message: String)] = [
    (["view"], "Line 1: a name, a place and a size follow view, as in: view card 20,100 300x200"),
    (
      ["view card 20 300x200"],
      "Line 1: the place of card is two numbers and a comma, as in: view card 20,100 300x200"
    ),
    (
      ["view card 20,100 300"],
      "Line 1: the size of card is two numbers and an x, as in: view card 20,100 300x200"
    ),
    (
      ["view card 20,100 300x-2"],
      "Line 1: the size of card is two numbers and an x, as in: view card 20,100 300x200"
    ),
    (["view card 20,100 300x200", "", "view card 0,0 1x1"], "Line 3: there is a card already."),
    (
      ["view class 20,100 300x200"],
      "Line 1: the name class is needed for something else; take another."
    ),
    (
      ["view 3d 20,100 300x200"],
      "Line 1: a name has at most 20 letters and digits, the first a letter."
    ),
    (["view card 20,100 300x200 pink"], "Line 1: pink cannot be said of a view."),
    (["view card 20,100 300x200 disabled"], "Line 1: disabled cannot be said of a view."),
    (
      ["view card 20,100 300x200 alpha 2"],
      "Line 1: alpha is a number from 0 to 1, as in: alpha 0.5"
    ),
    (
      ["view card 99999999,0 1x1"],
      "Line 1: the place of card is two numbers and a comma, as in: view card 20,100 300x200"
    ),
    (
      ["view card 0,0 9x9", "  tap waits for pan(card)"],
      "Line 2: there is no other recognizer pan(card); there are tap(card)."
    ),
    (["view card 0,0 9x9", "  tap soon"], "Line 2: soon cannot be said of a tap."),
    (["view card 0,0 9x9", "  pan 7"], "Line 2: the number 7 means nothing here."),
    (
      ["view card 0,0 9x9", "finger taps"],
      "Line 2: a finger taps 60,150 or presses 60,150 0.6 or drags 60,150 to 60,50 0.3"
    ),
    (
      ["view card 0,0 9x9", "finger drags 1,1 0.3"],
      "Line 2: a drag goes somewhere, as in: finger drags 60,150 to 60,50 0.3"
    ),
    (["view card 0,0 9x9", "finger taps 1,1 twice"], "Line 2: nothing is known about twice here."),
    (["view card 0,0 9x9", "wait 11"], "Line 2: a pause has 0 to 10 seconds, as in: wait 0.5"),
    (
      ["", "view caf\u{E9} 0,0 9x9"],
      "Line 2: only plain letters, digits and signs are read, and spaces before a line."
    ),
    ([""], "Line 1: there is no view yet; begin with view card 20,100 300x200"),
    (["finger taps 1,1"], "Line 1: there is no view yet; begin with view card 20,100 300x200"),
  ]

  @Test(arguments: unread)
  func `a line that cannot be read is told in a sentence, and the scene before stays`(
    lines: [String], message: String
  ) throws {
    _ = try object(build("view before 0,100 100x100"))
    expectEqual(page.answer("build\n" + lines.joined(separator: "\n")), "No: " + message)
    expect(try self.lines("hitTest").contains("window -> before"))
  }

  @Test func `no bytes stop the engine`() {
    let words = [
      "view", "a", "b1", "20,100", "300x200", "-0,.", "x", "tap", "x2", "x99", "finger", "taps",
      "drags",
      "to", "1,1", "2", "0.5", "hidden", "alpha", "content", "scroll", "waits", "for", "pan", "\n",
      "  ",
      "\n  ", "\u{0}", "\u{1F600}", "switch", "wait", "99999", "99999,99999", "0x0", "99999x99999",
    ]
    var seed: UInt64 = 7
    func next(_ limit: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % limit
    }
    var built = 0
    for _ in 0..<800 {
      let text = (0..<(1 + next(14))).map { _ in words[next(words.count)] }.joined(separator: " ")
      let answer = page.answer("build\nview base 0,0 375x812\n" + text)
      expect(answer.hasPrefix("{") || answer.hasPrefix("No: Line "), "\(text): \(answer)")
      guard answer.hasPrefix("{") else { continue }
      built += 1
      expect(page.answer("film own").hasPrefix("{") && page.answer("record book").hasPrefix("{"))
    }
    expect(built > 5, "\(built)")
  }

  // MARK: - Code

  /// A scene that says everything that can be said.
  private static let everything = [
    "view card 20,100 300x200 orange clips multitouch exclusive",
    "  button buy 30,40 120x44 blue disabled",
    "  label word 0,0 50x20 interaction on", "  image picture 200,0 50.5x50 green alpha 0.5",
    "  tap waits for doubleTap(card)", "  tap x2 2 fingers cancels off",
    "  long press 0.3 delays on with others",
    "  pan 2 fingers delays off off", "  swipe left", "  pinch", "  rotation with others",
    "switch light 20,320", "slider volume 20,380 200x40",
    "view veil 0,0 20x20 hidden white interaction off",
    "scroll list 0,450 375x300 content 375x900 delays off cancels off paging gray", "pan",
    "finger taps 60,150 x2", "wait 0.5", "finger drags 60,600 to 60,500 to 80,480 0.3",
    "finger 2 presses 100,600 0.6",
  ]

  @Test func `the code for an app is what UIKit's declarations allow`() async throws {
    let scenes = [Self.everything] + BuildPage.examples.map(\.lines)
    let findings = try await withUIKit { uikit in
      try scenes.enumerated().flatMap { place, lines in
        let facts = try object(page.answer("build\n" + lines.joined(separator: "\n")))
        let code = try #require(facts["app"] as? String)
        return try uikit.findings(in: ["App.swift": code], "Scene\(place)")
      }
    }
    expectLines(findings, [])
  }

  @Test func `the code for this package compiles`() throws {
    let facts = try object(page.answer("build\n" + Self.everything.joined(separator: "\n")))
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("main.swift")
    try Data((facts["engine"] as? String ?? "").utf8).write(to: file)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swiftc", "-typecheck", "-swift-version", "6", "-I", Products.modules.path, file.path,
    ]
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let said = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    expectEqual(String(decoding: said, as: UTF8.self), "")
    expectEqual(process.terminationStatus, 0)
  }

  @Test func `every scene that the page offers can be built, and its address is its text`() throws {
    for (title, lines) in BuildPage.examples {
      let text = lines.joined(separator: "\n")
      expect(page.answer("build\n" + text).hasPrefix("{"), "\(title)")
      let back = BuildPage.address(lines).replacing("/", with: "\n").replacing("_", with: " ")
      expectEqual(back, text)
    }
  }
}
