import MiniUIKit

/// What the file of exercise 11.5 has, as the reader gets it.
enum Stub11_5 {
  final class Shop: UITableViewDataSource {
    private(set) var bought: [Int] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "item")
        ?? ItemCell(style: .default, reuseIdentifier: "item")
      let note = UIAction { [self] _ in bought.append(indexPath.row) }
      (cell as? ItemCell)?.buy.addAction(note, for: .touchUpInside)
      return cell
    }
  }

  final class ItemCell: UITableViewCell {
    let buy = UIButton(frame: CGRect(x: 260, y: 4, width: 100, height: 36))

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      contentView.addSubview(buy)
    }
  }
}
