public import Foundation

extension Headless {
  /// Adds the named colors of an asset catalog, for `UIColor(named:)` to find in any bundle.
  ///
  /// The folder is read as Xcode writes it: color sets, in folders that may provide a namespace. A
  /// name that was added before is replaced. Catalogs among a bundle's resources need not be added.
  ///
  /// - Throws: ``AssetCatalogError``; nothing is added then.
  public static func addAssetCatalog(at url: URL) throws(AssetCatalogError) {
    try NamedColors.shared.add(ColorCatalog(at: url))
  }
}
