import UIEnvironmentCore

struct Currency: Equatable {
  var code: String
  var symbol: String
}

private enum DigitsKey: UIEnvironmentKey {
  static var defaultValue: Int { 2 }
}

private enum CurrencyKey: UIEnvironmentKey {
  static var defaultValue: Currency { Currency(code: "EUR", symbol: "€") }
}

extension UIEnvironmentValues {
  var digits: Int {
    get { self[DigitsKey.self] }
    set { self[DigitsKey.self] = newValue }
  }

  var currency: Currency {
    get { self[CurrencyKey.self] }
    set { self[CurrencyKey.self] = newValue }
  }
}
