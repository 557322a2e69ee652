import Foundation
import Testing

@testable import TestKit

/// Where tests look for what is built with them, in each way in which they are started.
@Suite(.provedOnce(.tools)) struct ProductsTests {
  private func folder(
    _ arguments: [String], bundles: [String] = [], program: String? = nil
  ) -> String {
    Products.folder(arguments: arguments, bundles: bundles, program: program).path
  }

  @Test func `on Linux the tests are a program, whatever its first argument says`() {
    let program = "/book/.build/x86_64/debug/LifeOfATouchPackageTests.xctest"
    expectEqual(
      folder(["/nowhere/helper"], bundles: ["/nowhere"], program: program),
      "/book/.build/x86_64/debug")
    expectEqual(folder([program]), "/book/.build/x86_64/debug")
  }

  @Test func `on macOS a helper of the toolchain is told where the bundle lies`() {
    let bundle = "/book/.build/arm64/debug/LifeOfATouchPackageTests.xctest"
    expectEqual(
      folder([
        "/Xcode/libexec/swift/pm/swiftpm-testing-helper", "--test-bundle-path",
        bundle + "/Contents/MacOS/LifeOfATouchPackageTests", "--testing-library", "swift-testing",
      ]), "/book/.build/arm64/debug")
    expectEqual(folder(["/helper", "--test-bundle-path"]), "/")
  }

  @Test func `in Xcode the loaded bundles tell`() {
    let products = "/Users/me/Library/Developer/Xcode/DerivedData/x/Build/Products/Debug"
    expectEqual(
      folder(
        ["/Applications/Xcode.app/Contents/Developer/Platforms/xctest"],
        bundles: ["/Applications/Xcode.app/Contents/Developer", products + "/BookTests.xctest"],
        program: nil), products)
  }
}
