import Testing
import UIKit

/// Collections: rules T1 to T11.
@Suite struct TraitCollectionTests {
  @Test func `T1: a collection is built from nothing, and unset traits read as unspecified`() {
    let traits = UITraitCollection { $0.userInterfaceStyle = .dark }
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.userInterfaceIdiom == .unspecified)
    #expect(traits.layoutDirection == .unspecified)
    #expect(traits.displayScale == 0)
    #expect(traits.displayGamut == .unspecified)
    #expect(traits.horizontalSizeClass == .unspecified)
    #expect(traits.verticalSizeClass == .unspecified)
    #expect(traits.forceTouchCapability == .unknown)
    #expect(traits.preferredContentSizeCategory == .unspecified)
    #expect(traits.accessibilityContrast == .unspecified)
    #expect(traits.userInterfaceLevel == .unspecified)
    #expect(traits.legibilityWeight == .unspecified)
    #expect(traits.activeAppearance == .unspecified)
    #expect(traits.toolbarItemPresentationSize == .unspecified)
    #expect(traits.imageDynamicRange == .unspecified)
    #expect(traits.sceneCaptureState == .unspecified)
    #expect(traits.typesettingLanguage == nil)
    #expect(traits.listEnvironment == .unspecified)
  }

  @Test func `T2: modifying makes a new collection and leaves the receiver and other traits`() {
    let before = UITraitCollection {
      $0.userInterfaceStyle = .dark
      $0.displayScale = 2
    }
    let after = before.modifyingTraits { $0.displayScale = 3 }
    #expect(before.displayScale == 2)
    #expect(after.displayScale == 3)
    #expect(after.userInterfaceStyle == .dark)
    #expect(before.replacing(ThemeTrait.self, value: .bold).theme == .bold)
  }

  @Test func `T3: what a closure reads of traits that it has not set is their default`() {
    let traits = UITraitCollection {
      #expect($0.displayScale == 0)
      #expect($0.theme == .standard)
      $0.displayScale = 2
      #expect($0.displayScale == 2)
    }
    #expect(traits.displayScale == 2)
  }

  @Test func `T4: any trait can be read, and one that is not set reads as its default value`() {
    let traits = UITraitCollection(LevelTrait.self, value: 3)
    #expect(traits[LevelTrait.self] == 3)
    #expect(traits[ThemeTrait.self] == .standard)
    #expect(traits[NameTrait.self] == nil)
    #expect(traits[UITraitDisplayScale.self] == 0)
  }

  @Test func `T4: custom traits may have any type of value`() {
    struct Palette: Equatable { var names: [String] }
    enum PaletteTrait: UITraitDefinition {
      static let defaultValue = Palette(names: ["gray"])
    }
    enum RatioTrait: UITraitDefinition {
      static let defaultValue = 1.5
    }
    let traits = UITraitCollection {
      $0[CompactTrait.self] = true
      $0[LevelTrait.self] = 1
      $0[RatioTrait.self] = 0.25
      $0[ThemeTrait.self] = .pastel
      $0[NameTrait.self] = "name"
      $0[PaletteTrait.self].names.append("red")
    }
    #expect(traits[CompactTrait.self])
    #expect(traits[LevelTrait.self] == 1)
    #expect(traits[RatioTrait.self] == 0.25)
    #expect(traits[ThemeTrait.self] == .pastel)
    #expect(traits[NameTrait.self] == "name")
    #expect(traits[PaletteTrait.self].names == ["gray", "red"])
  }

  @Test func `T5: the name defaults to that of the type, the identifier tells traits apart`() {
    #expect(ThemeTrait.name == "ThemeTrait")
    #expect(ThemeTrait.identifier.hasSuffix("UIKitTests.ThemeTrait"))
    #expect(UITraitUserInterfaceStyle.name == "UserInterfaceStyle")
    #expect(UITraitUserInterfaceStyle.identifier == "UITraitUserInterfaceStyle")
  }

  @Test func `T5: definitions with the same identifier share one datum`() {
    enum First: UITraitDefinition {
      static let defaultValue = 1
      static let identifier = "org.example.shared"
    }
    enum Second: UITraitDefinition {
      static let defaultValue = 1
      static let identifier = "org.example.shared"
    }
    enum OtherType: UITraitDefinition {
      static let defaultValue = "text"
      static let identifier = "org.example.shared"
    }
    let traits = UITraitCollection(First.self, value: 5)
    #expect(traits[Second.self] == 5)
    #expect(traits[OtherType.self] == "text")
  }

  @Test func `T5: two traits of the same name in different places are two traits`() {
    enum Outer {
      enum Trait: UITraitDefinition { static let defaultValue = 1 }
    }
    enum Another {
      enum Trait: UITraitDefinition { static let defaultValue = 1 }
    }
    let traits = UITraitCollection(Outer.Trait.self, value: 5)
    #expect(traits[Another.Trait.self] == 1)
  }

  @Test func `T6: a definition needs a default value alone, which says the type of the values`() {
    enum Minimal: UITraitDefinition { static let defaultValue = 2.5 }
    #expect(UITraitCollection()[Minimal.self] == 2.5)
    #expect(UITraitCollection(Minimal.self, value: 3)[Minimal.self] == 3)
    #expect(Minimal.name == "Minimal")
    #expect(!Minimal.affectsColorAppearance)
  }

  @Test func `T7: traits do not affect the appearance of colors unless they say so`() {
    #expect(!LevelTrait.affectsColorAppearance)
    let affecting: [UITrait] = [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitDisplayGamut.self,
      UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self,
      UITraitActiveAppearance.self, UITraitListEnvironment.self,
    ]
    #expect(affecting.allSatisfy { $0.affectsColorAppearance })
    #expect(!UITraitDisplayScale.affectsColorAppearance)
    #expect(!UITraitPreferredContentSizeCategory.affectsColorAppearance)
  }

  @Test func `T8: a value that is not equatable has changed whenever it is set`() {
    struct Opaque {}
    enum OpaqueTrait: UITraitDefinition {
      static let defaultValue = Opaque()
    }
    let first = UITraitCollection(OpaqueTrait.self, value: Opaque())
    let second = UITraitCollection(OpaqueTrait.self, value: Opaque())
    #expect(first != second)
    #expect(first == first.modifyingTraits { _ in })
  }

  @available(*, deprecated)
  @Test func `T9: of several collections the last one that sets a trait wins`() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
      UITraitCollection(userInterfaceStyle: .light),
      UITraitCollection(userInterfaceStyle: .unspecified),
      UITraitCollection(LevelTrait.self, value: 1), UITraitCollection(LevelTrait.self, value: 7),
    ])
    #expect(traits.userInterfaceStyle == .light)
    #expect(traits.displayScale == 2)
    #expect(traits[LevelTrait.self] == 7)
    #expect(traits.containsTraits(in: UITraitCollection(displayScale: 2)))
    #expect(!traits.containsTraits(in: UITraitCollection(displayScale: 3)))
  }

  @Test func `T10: changed traits are those whose value differs`() {
    let before = UITraitCollection {
      $0.userInterfaceStyle = .light
      $0.displayScale = 2
    }
    let after = before.modifyingTraits {
      $0.userInterfaceStyle = .dark
      $0[LevelTrait.self] = 7
      $0[NameTrait.self] = "x"
    }
    #expect(
      after.changedTraits(from: before).map { $0.identifier }
        == ["UITraitUserInterfaceStyle", "org.example.name"])
    #expect(before.changedTraits(from: before).isEmpty)
    #expect(
      before.changedTraits(from: nil).map { $0.name } == ["UserInterfaceStyle", "DisplayScale"])
  }

  @Test func `T11: only traits that affect colors make a different color appearance`() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(
      light.hasDifferentColorAppearance(
        comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
    #expect(
      light.hasDifferentColorAppearance(
        comparedTo: light.modifyingTraits { $0.accessibilityContrast = .high }))
    #expect(
      light.hasDifferentColorAppearance(comparedTo: light.modifyingTraits { $0.theme = .bold }))
    #expect(
      !light.hasDifferentColorAppearance(
        comparedTo: light.modifyingTraits { $0.horizontalSizeClass = .compact }))
    #expect(light.hasDifferentColorAppearance(comparedTo: nil))
    #expect(!UITraitCollection().hasDifferentColorAppearance(comparedTo: nil))
  }
}

/// Equality, hashes and descriptions of collections.
@Suite struct TraitCollectionValueTests {
  @Test func `collections are equal if all traits read the same, and then have one hash`() {
    let first = UITraitCollection {
      $0.userInterfaceStyle = .dark
      $0[LevelTrait.self] = 7
    }
    let second = UITraitCollection { $0.userInterfaceStyle = .dark }
    #expect(first == second)
    #expect(first.hashValue == second.hashValue)
    #expect(first != UITraitCollection())
    #expect(UITraitCollection(userInterfaceStyle: .unspecified) == UITraitCollection())
    #expect(Set([first, second, UITraitCollection()]).count == 2)
  }

  @Test func `a description names what is set, the system's traits first`() {
    let traits = UITraitCollection {
      $0[NameTrait.self] = "x"
      $0.theme = .bold
      $0.preferredContentSizeCategory = .accessibilityLarge
      $0.layoutDirection = .rightToLeft
      $0.displayGamut = .SRGB
      $0.userInterfaceIdiom = .pad
    }
    #expect(
      traits.description
        == "<UITraitCollection: UserInterfaceIdiom = Pad, LayoutDirection = RTL, "
        + "DisplayGamut = sRGB, PreferredContentSizeCategory = AccessibilityL, "
        + "Name = Optional(\"x\"), ThemeTrait = bold>")
    #expect(UITraitCollection().description == "<UITraitCollection: no traits>")
  }

  @Test func `a copy is the collection itself`() {
    let traits = UITraitCollection(displayScale: 2)
    #expect(traits.copy() as? UITraitCollection === traits)
  }

  @Test func `the lists of system traits are UIKit's`() {
    #expect(
      UITraitCollection.systemTraitsAffectingColorAppearance.map { $0.name } == [
        "UserInterfaceIdiom", "UserInterfaceStyle", "DisplayGamut", "AccessibilityContrast",
        "UserInterfaceLevel", "ActiveAppearance",
      ])
    #expect(UITraitCollection.systemTraitsAffectingImageLookup.count == 11)
  }

  @Test func `many custom traits stay apart`() {
    let traits = UITraitCollection {
      $0[Numbered<Int8>.self] = 1
      $0[Numbered<Int16>.self] = 2
      $0[Numbered<Int32>.self] = 3
      $0[Numbered<[Int]>.self] = 4
    }
    #expect(traits[Numbered<Int8>.self] == 1)
    #expect(traits[Numbered<Int16>.self] == 2)
    #expect(traits[Numbered<Int32>.self] == 3)
    #expect(traits[Numbered<[Int]>.self] == 4)
    #expect(traits[Numbered<String>.self] == 0)
  }

  @Test func `collections may be made and read on any thread`() async {
    let traits = UITraitCollection { $0.theme = .bold }
    await withTaskGroup(of: Bool.self) { group in
      for number in 0..<50 {
        group.addTask {
          traits.modifyingTraits { $0[LevelTrait.self] = number }[LevelTrait.self] == number
            && traits.theme == .bold
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}

private enum Numbered<Type>: UITraitDefinition {
  static var defaultValue: Int { 0 }
}

/// Size categories compare by size.
@Suite struct ContentSizeCategoryTests {
  @Test func `categories are ordered by size, and those without one come first`() {
    #expect(UIContentSizeCategory.extraSmall < .small)
    #expect(UIContentSizeCategory.extraExtraExtraLarge < .accessibilityMedium)
    #expect(UIContentSizeCategory.unspecified < .extraSmall)
    #expect(!(UIContentSizeCategory.large < .large))
    #expect(UIContentSizeCategory(rawValue: "other") < .extraSmall)
  }

  @Test func `only the five largest are accessibility categories`() {
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.unspecified.isAccessibilityCategory)
  }
}
