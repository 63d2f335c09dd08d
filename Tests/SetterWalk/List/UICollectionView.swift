// Written by Scripts/setters.

import UIKit

extension SetterWalk {
  func walkUICollectionView() {
    let object = make(UICollectionView.self)
    check(
      "UICollectionView.allowsMultipleSelection", \UICollectionView.allowsMultipleSelection,
      on: object
    ) {
      $0.allowsMultipleSelection = $0.allowsMultipleSelection
    }
    check(
      "UICollectionView.allowsMultipleSelectionDuringEditing",
      \UICollectionView.allowsMultipleSelectionDuringEditing, on: object
    ) {
      $0.allowsMultipleSelectionDuringEditing = $0.allowsMultipleSelectionDuringEditing
    }
    check("UICollectionView.allowsSelection", \UICollectionView.allowsSelection, on: object) {
      $0.allowsSelection = $0.allowsSelection
    }
    check(
      "UICollectionView.allowsSelectionDuringEditing",
      \UICollectionView.allowsSelectionDuringEditing, on: object
    ) {
      $0.allowsSelectionDuringEditing = $0.allowsSelectionDuringEditing
    }
    check("UICollectionView.backgroundView", \UICollectionView.backgroundView, on: object) {
      $0.backgroundView = $0.backgroundView
    }
    check("UICollectionView.bounds", \UICollectionView.bounds, on: object) {
      $0.bounds = $0.bounds
    }
    check(
      "UICollectionView.collectionViewLayout", \UICollectionView.collectionViewLayout, on: object
    ) {
      $0.collectionViewLayout = $0.collectionViewLayout
    }
    check("UICollectionView.dataSource", \UICollectionView.dataSource, on: object) {
      $0.dataSource = $0.dataSource
    }
    check("UICollectionView.delegate", \UICollectionView.delegate, on: object) {
      $0.delegate = $0.delegate
    }
    check("UICollectionView.isEditing", \UICollectionView.isEditing, on: object) {
      $0.isEditing = $0.isEditing
    }
    check(
      "UICollectionView.isPrefetchingEnabled", \UICollectionView.isPrefetchingEnabled, on: object
    ) {
      $0.isPrefetchingEnabled = $0.isPrefetchingEnabled
    }
    check("UICollectionView.prefetchDataSource", \UICollectionView.prefetchDataSource, on: object) {
      $0.prefetchDataSource = $0.prefetchDataSource
    }
    check("UICollectionView.reorderingCadence", \UICollectionView.reorderingCadence, on: object) {
      $0.reorderingCadence = $0.reorderingCadence
    }
    check(
      "UICollectionView.selfSizingInvalidation", \UICollectionView.selfSizingInvalidation,
      on: object
    ) {
      $0.selfSizingInvalidation = $0.selfSizingInvalidation
    }
  }
}
