import Foundation
import Testing
import UIKit

struct TraitCodingTests {
  private func roundTrip(_ traits: UITraitCollection) throws -> UITraitCollection {
    let data = try NSKeyedArchiver.archivedData(withRootObject: traits, requiringSecureCoding: true)
    return try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: UITraitCollection.self, from: data))
  }

  @Test func `a collection comes back from an archive as it was`() throws {
    let traits = UITraitCollection {
      $0.userInterfaceIdiom = .pad
      $0.userInterfaceStyle = .dark
      $0.horizontalSizeClass = .compact
      $0.displayScale = 3
      $0.preferredContentSizeCategory = .accessibilityLarge
      $0.typesettingLanguage = Locale.Language(identifier: "pl")
    }
    let copy = try roundTrip(traits)
    #expect(copy == traits)
    #expect(copy.description == traits.description)
  }

  @Test func `an empty collection stays empty`() throws {
    #expect(try roundTrip(UITraitCollection()).description == UITraitCollection().description)
  }

  @Test func `T5: custom traits are archived under their identifier`() throws {
    let traits = UITraitCollection {
      $0[RatioTrait.self] = 0.5
      $0[NoteTrait.self] = Note(text: "a", isLoud: true)
    }
    let copy = try roundTrip(traits)
    #expect(copy[RatioTrait.self] == 0.5)
    #expect(copy[NoteTrait.self] == Note(text: "a", isLoud: true))
  }

  @Test func `a value that cannot be archived is left out`() throws {
    let traits = UITraitCollection {
      $0[PlainTrait.self] = Plain(number: 1)
      $0.userInterfaceStyle = .dark
    }
    let copy = try roundTrip(traits)
    #expect(copy[PlainTrait.self].number == 0)
    #expect(copy.userInterfaceStyle == .dark)
  }

  @Test(arguments: [
    ["UITraitUserInterfaceStyle": Data("77".utf8)], ["UITraitUserInterfaceStyle": Data("{".utf8)],
  ])
  func `a value that its trait cannot have makes no collection`(values: [String: Data]) throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    archiver.encode(values as NSDictionary, forKey: "UITraits")
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    unarchiver.decodingFailurePolicy = .setErrorAndReturn
    #expect(UITraitCollection(coder: unarchiver) == nil)
  }

  @Test func `an unknown trait is left out`() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    let values = ["org.example.unknown": Data("1".utf8), "UITraitDisplayScale": Data("2".utf8)]
    archiver.encode(values as NSDictionary, forKey: "UITraits")
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    let traits = try #require(UITraitCollection(coder: unarchiver))
    #expect(traits == UITraitCollection { $0.displayScale = 2 })
  }
}

private enum RatioTrait: UITraitDefinition { static let defaultValue = 0.0 }

private struct Note: Codable, Equatable {
  var text = ""
  var isLoud = false
}

private enum NoteTrait: UITraitDefinition { static let defaultValue = Note() }

private struct Plain { var number = 0 }

private enum PlainTrait: UITraitDefinition { static let defaultValue = Plain() }
