package import Foundation

/// What the screens say, in the languages that they speak.
package enum Word: String, CaseIterable {
  case cart = "Cart"
  case empty = "Nothing in here"
  case clear = "Clear"
  case clearAll = "Remove everything?"
  case checkOut = "Check out"
  case details = "Your details"
  case name = "Name"
  case email = "Email"
  case badEmail = "This is no address"
  case offers = "Send me offers"
  case tip = "Tip"
  case total = "Total"
  case pay = "Pay"
  case payNow = "Pay now?"
  case cancel = "Cancel"
  case failed = "The bank says no"
  case thanks = "Thank you"
  case count = "Count"
  case done = "Done"

  /// The word in the language of the locale; in English where that is unknown.
  package func said(in locale: Locale) -> String {
    locale.language.languageCode == .polish ? polish : rawValue
  }

  private var polish: String {
    switch self {
    case .cart: "Koszyk"
    case .empty: "Nic tu nie ma"
    case .clear: "Wyczyść"
    case .clearAll: "Usunąć wszystko?"
    case .checkOut: "Do kasy"
    case .details: "Twoje dane"
    case .name: "Imię"
    case .email: "E-mail"
    case .badEmail: "To nie jest adres"
    case .offers: "Przysyłajcie oferty"
    case .tip: "Napiwek"
    case .total: "Razem"
    case .pay: "Zapłać"
    case .payNow: "Zapłacić teraz?"
    case .cancel: "Anuluj"
    case .failed: "Bank odmawia"
    case .thanks: "Dziękujemy"
    case .count: "Liczba"
    case .done: "Gotowe"
    }
  }
}

/// Cents as an amount of euros, as the locale writes it.
package func euros(_ cents: Int, in locale: Locale) -> String {
  (Decimal(cents) / 100).formatted(.currency(code: "EUR").locale(locale))
}
