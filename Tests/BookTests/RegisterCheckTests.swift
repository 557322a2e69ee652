import Authoring
import TestKit
import Testing

/// Proof that the check of the register can fail.
@Suite(.provedOnce(.book)) struct RegisterCheckTests {
  private let good = """
    # The register of myths

    ## Hit testing

    ### C0-1, C1-2 · "A claim"

    **The claim.** Red is blue.

    **The test.** Look:

    <!-- run: chapter2 2A -->
    ```text
    ```

    **The right model.** Red is red.

    ## The chain

    ### C2-3 · "Another"

    **The claim.** Blue is red.

    **The test.** No run shows it.

    **The right model.** Blue is blue.

    ## All claims

    | article | claims |
    |---|---|
    | S000 | [C0-1](#a) |
    | others | [C1-2](#b) [C2-3](#c) |
    """

  private func findings(_ old: String = "", _ new: String = "") -> [String] {
    let text = old.isEmpty ? good : good.replacing(old, with: new)
    return checkRegister(Page(file: "R.md", text: text)).map { $0.message }
  }

  @Test func `a register in order is accepted, and its claims are known`() {
    expectEqual(findings(), [])
    expectEqual(Page(file: "R.md", text: good).claims, ["C0-1", "C1-2", "C2-3"])
  }

  @Test func `an entry without id, part or test is found`() {
    expectEqual(findings("### C2-3 ·", "### Blue ·").count, 2)
    expectEqual(findings("**The claim.** Blue", "Blue").count, 1)
    expectEqual(findings("No run shows it.", "Nobody knows.").count, 1)
    expectEqual(findings("<!-- run: chapter2 2A -->", "").count, 1)
  }

  @Test func `a claim told twice, not listed, or without entry is found`() {
    expectEqual(findings("### C2-3 ·", "### C2-3, C0-1 ·"), ["C0-1 has an entry already"])
    expectEqual(findings("[C2-3](#c)", ""), ["All claims does not name C2-3"])
    expectEqual(findings("[C2-3](#c)", "[C2-3](#c) [C4-5](#d)"), ["no entry is about C4-5"])
  }
}
