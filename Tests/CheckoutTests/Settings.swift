import Checkout
import Ruka

extension Configuration {
  /// Under what the screens are tested: light and dark, three sizes of text, two languages, each with
  /// each of the others. That takes six of the twelve there are.
  static let ofCheckout = Configuration.pairs(locales: languages)

  static let languages = [Locale(identifier: "en_US"), Locale(identifier: "pl_PL")]

  /// The word as a person with this configuration reads it.
  func say(_ word: Word) -> String { word.said(in: locale) }

  func euros(_ cents: Int) -> String { Checkout.euros(cents, in: locale) }
}

extension Item {
  /// Two pots of tea and a cup, for 21 euros.
  static let teaAndCup = [Item("Tea", price: 450, count: 2), Item("Cup", price: 1200)]
}
