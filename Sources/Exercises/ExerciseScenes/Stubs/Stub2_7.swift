import MiniUIKit

/// What the file of exercise 2.7 has, as the reader gets it.
enum Stub2_7 {
  class PlayerScreen: UIView {
    let back = UIButton(frame: CGRect(x: 10, y: 40, width: 80, height: 44))
    let play = UIButton(frame: CGRect(x: 20, y: 10, width: 80, height: 44))
    let stop = UIButton(frame: CGRect(x: 120, y: 10, width: 80, height: 44))
    let welcome = Welcome(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    func build() {
      let header = UIImageView(frame: CGRect(x: 0, y: 0, width: 320, height: 120))
      header.addSubview(back)
      addSubview(header)

      let toolbar = UIView(frame: CGRect(x: 0, y: 400, width: 0, height: 0))
      toolbar.addSubview(play)
      toolbar.addSubview(stop)
      addSubview(toolbar)

      let shine = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      shine.backgroundColor = .clear
      addSubview(shine)

      welcome.isHidden = true
      addSubview(welcome)
    }
  }

  /// What a new user sees first.
  class Welcome: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { self }
  }
}
