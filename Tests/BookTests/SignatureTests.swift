import Authoring
import Foundation
import TestKit
import Testing

/// Makes UIKit's declarations known for a while.
func withUIKit<Result>(
  _ body: (UIKitInterface) async throws -> Result
) async throws -> Result {
  let work = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: work) }
  return try await body(UIKitInterface(root: Products.package, work: work))
}

/// The engine beside UIKit, declaration by declaration.
@Suite(.provedOnce(.book)) struct SignatureTests {
  @Test func `what is judged to be as in UIKit is declared so there, and what differs is not`()
    async throws
  {
    try await withUIKit { uikit in
      let audit = try SignatureAudit(
        engine: uikit.declarations(of: "MiniUIKit", in: Products.modules),
        uikit: uikit.declarations())
      let names = try #require(JudgedNames(BookFiles(root: packageRoot, chapters: chapters)))
      expectLines(audit.findings(names), [])
    }
  }

  @Test func `code that UIKit would not call, or not take, is found`() async throws {
    try await withUIKit { uikit in
      let right = """
        import UIKit
        final class Snapper: NSObject, UIScrollViewDelegate {
          func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
          ) { targetContentOffset.pointee.x = 0 }
          @objc func didTap(_ sender: UIButton) {}
          func use(_ button: UIButton) {
            button.addTarget(self, action: #selector(Snapper.didTap), for: .touchUpInside)
          }
        }
        """
      expectLines(try uikit.findings(in: ["App.swift": right], "right"), [])
      for (name, old, new, sentence) in [
        ("inout", "UnsafeMutablePointer<CGPoint>", "inout CGPoint", "nearly matches optional"),
        ("root", "NSObject, UIScroll", "UIScroll", "does not conform to protocol"),
        ("selector", "@objc func", "func", "is not exposed to Objective-C"),
        ("label", "withVelocity velocity", "velocity", "nearly matches optional"),
        ("name", "addTarget(self", "addTargets(self", "has no member 'addTargets'"),
        ("type", "pointee.x = 0", "pointee.x = \"0\"", "cannot assign value of type 'String'"),
      ] {
        let wrong = right.replacingOccurrences(of: old, with: new)
        let found = try uikit.findings(in: ["App.swift": wrong], name)
        expect(found.contains { $0.contains(sentence) }, "\(name): \(found)")
      }
    }
  }
}
