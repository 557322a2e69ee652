import Authoring
import TestKit
import Testing

/// Proof that the check of the register can fail.
@Suite(.provedOnce(.book)) struct RegisterCheckTests {
  /// A register with something right, a told myth, and a table with one more.
  private let good = """
    # The register of myths

    ## What they got right first

    | what they say | said by | try it | how we know |
    |---|---|---|---|
    | Red is red | Notes | `swift run chapter2 2A --only hitTest` | **[doc]** (HT-2) |

    ## The costliest

    <a id="c0-1"></a>

    ### "A claim"

    Red is blue, they say. Is it?

    ## The chain

    | claim | said by | try it | what is right | how we know |
    |---|---|---|---|---|
    | <a id="c1-2"></a><a id="c2-3"></a>"Blue is red" | Notes | `swift run chapter2 2A --only touch` | \
    **False.** Blue is blue. | **[doc]** (HT-1) |
    """

  private func findings(_ old: String = "", _ new: String = "") -> [String] {
    let text = old.isEmpty ? good : good.replacing(old, with: new)
    let files = BookFiles(root: "/nowhere", chapters: [Sample.chapter])
    return checkRegister(Page(file: "R.md", text: text), in: files).map { $0.message }
  }

  @Test func `a register in order is accepted, and its claims are known`() {
    expectEqual(findings(), [])
    expectEqual(Page(file: "R.md", text: good).claims, ["C0-1", "C1-2", "C2-3"])
  }

  @Test func `a claim told twice, or a row without run or tag is found`() {
    expectEqual(findings("c1-2", "c0-1"), ["C0-1 has an entry already"])
    for only in ["hitTest", "touch"] {
      let run = "`swift run chapter2 2Z --only \(only)`"
      expectEqual(
        findings("`swift run chapter2 2A --only \(only)`", run), ["no run of the book is \(run)"])
    }
    expectEqual(findings("`swift run chapter2 2A --only touch`", "no run shows it"), [])
    expectEqual(findings("**[doc]** (HT-1)", "sure"), ["a row ends with its rule, with a tag"])
    expectEqual(
      findings("\"Blue is red\" | Notes |", "\"Blue is red\" |"), ["a row has 5 cells, not 4"])
    expectEqual(
      findings("| said by | try it | what is right", "| said by | run | what is right"),
      ["a table of the register says what to try, and how we know"])
  }
}
