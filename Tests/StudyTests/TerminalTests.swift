#if os(Linux)
  import Foundation
  import TestKit
  import Testing

  /// The built command at a real terminal.
  @Suite(.provedOnce(.study)) struct TerminalTests {
    private let interrupt = "\u{3}"

    @Test func `a quiz is asked and answered at a terminal`() throws {
      let book = try TestBook()
      try book.write(".study/quiz.txt", "2.1 missed\n")
      let terminal = try Terminal(["quiz", "2"], in: book.root)
      expect(terminal.shows("Your answer (a, b): "))
      terminal.type("b\n")
      expect(terminal.shows("Right."))
      expect(terminal.shows("Your answer (a, b, c): "))
      terminal.type("q\n")
      expect(terminal.shows("Right: 1. Missed: 0."))
      expectEqual(terminal.end(), 0)
    }

    @Test func `the end of input ends a quiz, too`() throws {
      let book = try TestBook()
      let terminal = try Terminal(["quiz", "2"], in: book.root)
      expect(terminal.shows("Your answer"))
      terminal.type("\u{4}")
      expect(terminal.shows("Right: 0. Missed: 0."))
      expectEqual(terminal.end(), 0)
    }

    @Test func `Ctrl-C in a quiz keeps the answers and leaves the terminal as it was`() throws {
      let book = try TestBook()
      try book.write(".study/quiz.txt", "2.1 missed\n")
      let terminal = try Terminal(["quiz", "2"], in: book.root)
      expect(terminal.shows("Your answer (a, b): "))
      terminal.type("b\n")
      expect(terminal.shows("Your answer (a, b, c): "))
      terminal.type("half a li" + interrupt)
      expect(terminal.shows("The quiz has ended; your answers are kept."))
      expectEqual(terminal.end(), 130)
      expectEqual(terminal.settings, terminal.settingsBefore)
      try expectEqual(book.read(".study/quiz.txt"), "2.1 right\n")
    }

    @Test func `a search asks at a terminal, and Ctrl-C ends it`() throws {
      let book = try TestBook()
      try book.write(
        "Chapters/symptoms.md",
        """
        ## Five questions

        ### Which window

        Look.

        | you find | go to |
        |---|---|
        | yes | [Who was hit](#who-was-hit) |

        ### Who was hit

        Look again.

        | you find | go to |
        |---|---|
        | no | [Which window](#which-window) |

        """)
      let terminal = try Terminal(["find"], in: book.root)
      expect(terminal.shows("Your answer (1, l or q): "))
      terminal.type("1\n")
      expect(terminal.shows("Your answer (1, b, l or q): "))
      terminal.type(interrupt)
      expect(terminal.shows("The search has ended."))
      expectEqual(terminal.end(), 130)
      expectEqual(terminal.settings, terminal.settingsBefore)
    }

    @Test func `a solution is asked for with yes or no`() throws {
      let book = try TestBook()
      for (answer, isShown) in [("n\n", false), ("y\n", true)] {
        let terminal = try Terminal(["solution", "2.1"], in: book.root)
        expect(terminal.shows("(y/n): "))
        terminal.type(answer)
        expect(terminal.shows(isShown ? "func answer()" : "Then it stays hidden."))
        expectEqual(terminal.end(), 0)
      }
    }

    @Test func `Ctrl-C at the question about a solution shows nothing and notes nothing`() throws {
      let book = try TestBook()
      let terminal = try Terminal(["solution", "2.1"], in: book.root)
      expect(terminal.shows("(y/n): "))
      terminal.type(interrupt)
      expectEqual(terminal.end(), 130)
      try expect(!book.list("").contains(".study"))
    }

    @Test func `watching ends with Ctrl-C, while swift runs and afterwards`() throws {
      // The sample book cannot be built, which swift says; what matters here is the way out.
      let book = try TestBook()
      let leftBefore = try temporaryFiles()
      for moment in ["Watching exercise 2.1", "Not graded; the last lines were:"] {
        let terminal = try Terminal(["watch", "2.1"], in: book.root)
        expect(terminal.shows(moment))
        terminal.type(interrupt)
        expect(terminal.shows("Watching has ended."))
        expectEqual(terminal.end(), 130)
        expectEqual(terminal.settings, terminal.settingsBefore)
      }
      try expectEqual(temporaryFiles().subtracting(leftBefore), [])
    }

    @Test func `while an exercise is watched, keys work without Return, and q gives them back`()
      throws
    {
      let book = try TestBook()
      let terminal = try Terminal(["watch", "2.1"], in: book.root)
      expect(terminal.shows("Not graded; the last lines were:"))
      expect(terminal.settings != terminal.settingsBefore)
      terminal.type("h")
      expect(terminal.shows("Hint 1 of 3 for exercise 2.1"))
      terminal.type("s")
      expect(terminal.shows("Exercise 2.1 ★ · order · 3 minutes"))
      terminal.type("n")
      expect(terminal.shows("Watching exercise 2.2"))
      terminal.type("q")
      expect(terminal.shows("Watching has ended."))
      expectEqual(terminal.end(), 0)
      expectEqual(terminal.settings, terminal.settingsBefore)
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGABRT])
    func `however watching ends, the keyboard is as it was`(number: Int32) throws {
      let book = try TestBook()
      let terminal = try Terminal(["watch", "2.1"], in: book.root)
      expect(terminal.shows("Not graded; the last lines were:"))
      expect(terminal.settings != terminal.settingsBefore)
      terminal.signal(number)
      _ = terminal.end()
      expectEqual(terminal.settings, terminal.settingsBefore)
    }

    private func temporaryFiles() throws -> Set<String> {
      let folder = FileManager.default.temporaryDirectory.path
      return Set(
        try FileManager.default.contentsOfDirectory(atPath: folder).filter {
          $0.hasPrefix("study-") && $0.hasSuffix(".jsonl")
        })
    }
  }
#endif
