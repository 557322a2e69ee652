import MiniUIKit

/// What the file of exercise 5.5 has, as the reader gets it.
enum Stub5_5 {
  class UndoScreen: UIViewController {
    private(set) var undos = 0
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 44))

    func appear() {
      view.addSubview(field)
      becomeFirstResponder()
    }

    func stopTyping() {
      view.endEditing(true)
    }

    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      undos += 1
    }
  }
}
