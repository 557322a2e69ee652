import MiniUIKit

/// What the file of exercise 5.9 has, as the reader gets it.
enum Stub5_9 {
  class CodeScreen: UIViewController {
    let pad = CodePad(frame: CGRect(x: 20, y: 100, width: 300, height: 60))

    func appear() {
      pad.becomeFirstResponder()
      view.addSubview(pad)
    }

    func close() {
      pad.resignFirstResponder()
    }
  }

  class CodePad: UIView {
    private(set) var code = ""
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))

    override var inputAccessoryView: UIView? { bar }

    var hasText: Bool { !code.isEmpty }
    func insertText(_ text: String) { code += text }
    func deleteBackward() { code = String(code.dropLast()) }
  }
}
