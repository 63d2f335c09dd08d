import UIKit

@objc public protocol EntryViewControllerDelegate: AnyObject {
  func entryController(_ controller: EntryViewController, didSave text: String)
}

/// Writes one entry of the journal: a screen of a storyboard in a module of its own.
public class EntryViewController: UIViewController, UITextFieldDelegate {
  @IBOutlet private weak var textField: UITextField!
  @IBOutlet private weak var countLabel: UILabel!
  @IBOutlet private weak var saveButton: UIButton!

  public weak var delegate: EntryViewControllerDelegate?

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "New entry"
    textField.addTarget(self, action: #selector(textChanged(_:)), for: .editingChanged)
    textChanged(textField)
  }

  @objc private func textChanged(_ sender: UITextField) {
    let count = sender.text?.count ?? 0
    countLabel.text = "\(count) characters"
    saveButton.isEnabled = count > 0
  }

  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    (textField.text?.count ?? 0) + string.count <= 10
  }

  @IBAction func save(_ sender: UIButton) {
    delegate?.entryController(self, didSave: textField.text ?? "")
  }

  @IBAction private func clear() {
    textField.text = ""
    textChanged(textField)
  }
}
