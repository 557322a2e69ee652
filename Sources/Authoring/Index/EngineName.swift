import Foundation

/// A name that a file declares; for the index a public one, in a type whose name is UIKit's.
package struct EngineName: Equatable {
  /// What a name stands for.
  package enum Kind: Equatable {
    /// A class, a structure, an enumeration or a protocol.
    case type
    /// A method.
    case method
    /// A property.
    case property
    /// A case, or a static constant.
    case constant
  }

  /// What it stands for.
  package let kind: Kind
  /// The word a text says if it means the name: `hitTest`, `didSelectRowAt`, `UIControl.Event`.
  package let key: String
  /// How it is written in full: `hitTest(_:with:)`.
  package let signature: String
  /// The type it belongs to; empty if it is a type itself.
  package let owner: String
  /// The file that declares it, from the package's root.
  package let file: String
}

extension BookFiles {
  /// The names that the engine declares publicly in UIKit's types, each once, in order of the files.
  package var engineNames: [EngineName] {
    let root = "Sources/MiniUIKit"
    var names: [EngineName] = []
    for folder in self.names(in: root) {
      for file in self.names(in: "\(root)/\(folder)") where file.hasSuffix(".swift") {
        let path = "\(root)/\(folder)/\(file)"
        var reader = DeclarationReader(file: path)
        reader.read(text(of: path) ?? "")
        // Two branches of #if, or a protocol's method and its default, declare the same name.
        for name in reader.names
        where !names.contains(where: { $0.owner == name.owner && $0.signature == name.signature }) {
          names.append(name)
        }
      }
    }
    return names
  }
}
