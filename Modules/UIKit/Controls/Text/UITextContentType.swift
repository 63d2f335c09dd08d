/// What the text of a field means, so that the system can offer to fill it in.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The address of a page.
  // The acronym is capital where UIKit has it so.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let URL = UITextContentType(rawValue: "URL")
  /// The town of an address.
  public static let addressCity = UITextContentType(rawValue: "addressCity")
  /// The town and the state of an address, in one field.
  public static let addressCityAndState = UITextContentType(rawValue: "addressCityAndState")
  /// The state or province of an address.
  public static let addressState = UITextContentType(rawValue: "addressState")
  /// The day on which somebody was born.
  public static let birthdate = UITextContentType(rawValue: "birthdate")
  /// The day of the month of a birth.
  public static let birthdateDay = UITextContentType(rawValue: "birthdateDay")
  /// The month of a birth.
  public static let birthdateMonth = UITextContentType(rawValue: "birthdateMonth")
  /// The year of a birth.
  public static let birthdateYear = UITextContentType(rawValue: "birthdateYear")
  /// The number of a device's embedded SIM.
  public static let cellularEID = UITextContentType(rawValue: "cellularEID")
  /// The number of a device in mobile networks.
  public static let cellularIMEI = UITextContentType(rawValue: "cellularIMEI")
  /// A country or region by name.
  public static let countryName = UITextContentType(rawValue: "countryName")
  /// The month and year in which a card ends, in one field.
  public static let creditCardExpiration = UITextContentType(rawValue: "creditCardExpiration")
  /// The month in which a card ends.
  public static let creditCardExpirationMonth = UITextContentType(
    rawValue: "creditCardExpirationMonth")
  /// The year in which a card ends.
  public static let creditCardExpirationYear = UITextContentType(
    rawValue: "creditCardExpirationYear")
  /// The family name on a card.
  public static let creditCardFamilyName = UITextContentType(rawValue: "creditCardFamilyName")
  /// The given name on a card.
  public static let creditCardGivenName = UITextContentType(rawValue: "creditCardGivenName")
  /// The middle name on a card.
  public static let creditCardMiddleName = UITextContentType(rawValue: "creditCardMiddleName")
  /// The whole name on a card.
  public static let creditCardName = UITextContentType(rawValue: "creditCardName")
  /// The number of a card.
  public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")
  /// The short number by which the owner of a card is known.
  public static let creditCardSecurityCode = UITextContentType(rawValue: "creditCardSecurityCode")
  /// The company or network that a card belongs to.
  public static let creditCardType = UITextContentType(rawValue: "creditCardType")
  /// A date, a time or a span, of something that may go into a calendar.
  public static let dateTime = UITextContentType(rawValue: "dateTime")
  /// An address of electronic mail.
  public static let emailAddress = UITextContentType(rawValue: "emailAddress")
  /// Somebody's family name.
  public static let familyName = UITextContentType(rawValue: "familyName")
  /// The number of a flight.
  public static let flightNumber = UITextContentType(rawValue: "flightNumber")
  /// A whole address, with street, town and postal code.
  public static let fullStreetAddress = UITextContentType(rawValue: "fullStreetAddress")
  /// Somebody's given name.
  public static let givenName = UITextContentType(rawValue: "givenName")
  /// What somebody is in an organization.
  public static let jobTitle = UITextContentType(rawValue: "jobTitle")
  /// A place, be it a sight, an address or a business.
  public static let location = UITextContentType(rawValue: "location")
  /// Somebody's middle name.
  public static let middleName = UITextContentType(rawValue: "middleName")
  /// Somebody's whole name.
  public static let name = UITextContentType(rawValue: "name")
  /// What stands before a name, such as "Dr.".
  public static let namePrefix = UITextContentType(rawValue: "namePrefix")
  /// What stands behind a name, such as "Jr.".
  public static let nameSuffix = UITextContentType(rawValue: "nameSuffix")
  /// A password that is being chosen; the system may offer a strong one.
  public static let newPassword = UITextContentType(rawValue: "newPassword")
  /// What somebody is called instead of the name.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A code that was sent to be typed once.
  public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
  /// A company or other organization.
  public static let organizationName = UITextContentType(rawValue: "organizationName")
  /// A password that exists; the system may offer one that it keeps.
  public static let password = UITextContentType(rawValue: "password")
  /// The postal code of an address.
  public static let postalCode = UITextContentType(rawValue: "postalCode")
  /// The number by which a parcel is followed.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipmentTrackingNumber")
  /// The first line of the street of an address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "streetAddressLine1")
  /// The second line of the street of an address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "streetAddressLine2")
  /// The part of the town of an address.
  public static let sublocality = UITextContentType(rawValue: "sublocality")
  /// The number of a telephone.
  public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
}
