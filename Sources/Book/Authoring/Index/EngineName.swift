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
  /// Whether a subclass in another module can override it, or a class can be subclassed there.
  package var isOpen = false
  /// Whether it is a class.
  package var isClass = false
}

extension BookFiles {
  /// The names that the engine declares publicly in UIKit's types, each once, in order of the files.
  package var engineNames: [EngineName] { engineNames(.namesOfUIKit) }

  /// Every public declaration of the engine, each once, in order of the files.
  var engineDeclarations: [EngineName] { engineNames(.publicly) }

  private func engineNames(_ selection: DeclarationReader.Selection) -> [EngineName] {
    let root = "Sources/MiniUIKit"
    var names: [EngineName] = []
    // Two branches of #if, or a protocol's method and its default, declare the same name.
    var seen: Set<[String]> = []
    for folder in self.names(in: root) {
      for file in self.names(in: "\(root)/\(folder)") where file.hasSuffix(".swift") {
        let path = "\(root)/\(folder)/\(file)"
        var reader = DeclarationReader(file: path, selection)
        reader.read(text(of: path) ?? "")
        names += reader.names.filter { seen.insert([$0.owner, $0.signature]).inserted }
      }
    }
    return names
  }
}
