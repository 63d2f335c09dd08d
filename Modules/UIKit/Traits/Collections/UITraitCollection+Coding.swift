public import Foundation

extension UITraitCollection: NSSecureCoding {
  public static var supportsSecureCoding: Bool { true }

  /// Writes the traits that the collection sets to an archive, each under its definition's identifier.
  ///
  /// Values that are `Codable`, or whose raw values are, can be archived; a trait of another type of
  /// value is left out. The form of the archive is this module's own: Apple's says nothing of it.
  public func encode(with coder: NSCoder) {
    allTraits.encode(with: coder)
  }
}

extension TraitStorage {
  private static let archiveKey = "UITraits"

  fileprivate func encode(with coder: NSCoder) {
    var values: [String: Data] = [:]
    for (id, value) in zip(ids, self.values) {
      let key = TraitKey.of(id: id)
      guard let coding = key.coding else { continue }
      do {
        values[key.identifier] = try coding.encode(value)
      } catch {
        coder.failWithError(error)
      }
    }
    coder.encode(values as NSDictionary, forKey: TraitStorage.archiveKey)
  }

  /// `nil`, and the coder has failed, if the archive is damaged.
  init?(_ coder: NSCoder) {
    self.init()
    let decoded = coder.decodeObject(
      of: [NSDictionary.self, NSString.self, NSData.self], forKey: TraitStorage.archiveKey)
    do {
      guard let values = decoded as? [String: Data] else { throw CocoaError(.coderReadCorrupt) }
      for (identifier, data) in values {
        guard let key = TraitRegistry.shared.key(identifier: identifier) else { continue }
        set(try key.decoded(data), id: key.id)
      }
    } catch {
      coder.failWithError(error)
      return nil
    }
  }
}

extension TraitKey {
  fileprivate func decoded(_ data: Data) throws -> TraitValue {
    guard let coding else { throw CocoaError(.coderReadCorrupt) }
    do {
      return try coding.decode(data)
    } catch is DecodingError {
      throw CocoaError(.coderReadCorrupt)
    }
  }
}
