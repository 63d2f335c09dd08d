// Written by Scripts/setters.

import UIKit

extension SetterWalk {
  func walkUITableView() {
    let object = make(UITableView.self)
    check("UITableView.allowsMultipleSelection", \UITableView.allowsMultipleSelection, on: object) {
      $0.allowsMultipleSelection = $0.allowsMultipleSelection
    }
    check(
      "UITableView.allowsMultipleSelectionDuringEditing",
      \UITableView.allowsMultipleSelectionDuringEditing, on: object
    ) {
      $0.allowsMultipleSelectionDuringEditing = $0.allowsMultipleSelectionDuringEditing
    }
    check("UITableView.allowsSelection", \UITableView.allowsSelection, on: object) {
      $0.allowsSelection = $0.allowsSelection
    }
    check(
      "UITableView.allowsSelectionDuringEditing", \UITableView.allowsSelectionDuringEditing,
      on: object
    ) {
      $0.allowsSelectionDuringEditing = $0.allowsSelectionDuringEditing
    }
    check("UITableView.backgroundView", \UITableView.backgroundView, on: object) {
      $0.backgroundView = $0.backgroundView
    }
    check(
      "UITableView.cellLayoutMarginsFollowReadableWidth",
      \UITableView.cellLayoutMarginsFollowReadableWidth, on: object
    ) {
      $0.cellLayoutMarginsFollowReadableWidth = $0.cellLayoutMarginsFollowReadableWidth
    }
    check("UITableView.dataSource", \UITableView.dataSource, on: object) {
      $0.dataSource = $0.dataSource
    }
    check("UITableView.delegate", \UITableView.delegate, on: object) {
      $0.delegate = $0.delegate
    }
    check("UITableView.estimatedRowHeight", \UITableView.estimatedRowHeight, on: object) {
      $0.estimatedRowHeight = $0.estimatedRowHeight
    }
    check(
      "UITableView.estimatedSectionFooterHeight", \UITableView.estimatedSectionFooterHeight,
      on: object
    ) {
      $0.estimatedSectionFooterHeight = $0.estimatedSectionFooterHeight
    }
    check(
      "UITableView.estimatedSectionHeaderHeight", \UITableView.estimatedSectionHeaderHeight,
      on: object
    ) {
      $0.estimatedSectionHeaderHeight = $0.estimatedSectionHeaderHeight
    }
    check("UITableView.fillerRowHeight", \UITableView.fillerRowHeight, on: object) {
      $0.fillerRowHeight = $0.fillerRowHeight
    }
    check(
      "UITableView.insetsContentViewsToSafeArea", \UITableView.insetsContentViewsToSafeArea,
      on: object
    ) {
      $0.insetsContentViewsToSafeArea = $0.insetsContentViewsToSafeArea
    }
    check("UITableView.isEditing", \UITableView.isEditing, on: object) {
      $0.isEditing = $0.isEditing
    }
    check("UITableView.isPrefetchingEnabled", \UITableView.isPrefetchingEnabled, on: object) {
      $0.isPrefetchingEnabled = $0.isPrefetchingEnabled
    }
    check("UITableView.prefetchDataSource", \UITableView.prefetchDataSource, on: object) {
      $0.prefetchDataSource = $0.prefetchDataSource
    }
    check("UITableView.rowHeight", \UITableView.rowHeight, on: object) {
      $0.rowHeight = $0.rowHeight
    }
    check("UITableView.sectionFooterHeight", \UITableView.sectionFooterHeight, on: object) {
      $0.sectionFooterHeight = $0.sectionFooterHeight
    }
    check("UITableView.sectionHeaderHeight", \UITableView.sectionHeaderHeight, on: object) {
      $0.sectionHeaderHeight = $0.sectionHeaderHeight
    }
    check("UITableView.sectionHeaderTopPadding", \UITableView.sectionHeaderTopPadding, on: object) {
      $0.sectionHeaderTopPadding = $0.sectionHeaderTopPadding
    }
    check(
      "UITableView.sectionIndexBackgroundColor", \UITableView.sectionIndexBackgroundColor,
      on: object
    ) {
      $0.sectionIndexBackgroundColor = $0.sectionIndexBackgroundColor
    }
    check("UITableView.sectionIndexColor", \UITableView.sectionIndexColor, on: object) {
      $0.sectionIndexColor = $0.sectionIndexColor
    }
    check(
      "UITableView.sectionIndexMinimumDisplayRowCount",
      \UITableView.sectionIndexMinimumDisplayRowCount, on: object
    ) {
      $0.sectionIndexMinimumDisplayRowCount = $0.sectionIndexMinimumDisplayRowCount
    }
    check(
      "UITableView.sectionIndexTrackingBackgroundColor",
      \UITableView.sectionIndexTrackingBackgroundColor, on: object
    ) {
      $0.sectionIndexTrackingBackgroundColor = $0.sectionIndexTrackingBackgroundColor
    }
    check("UITableView.selfSizingInvalidation", \UITableView.selfSizingInvalidation, on: object) {
      $0.selfSizingInvalidation = $0.selfSizingInvalidation
    }
    check("UITableView.separatorColor", \UITableView.separatorColor, on: object) {
      $0.separatorColor = $0.separatorColor
    }
    check("UITableView.separatorInset", \UITableView.separatorInset, on: object) {
      $0.separatorInset = $0.separatorInset
    }
    check("UITableView.separatorInsetReference", \UITableView.separatorInsetReference, on: object) {
      $0.separatorInsetReference = $0.separatorInsetReference
    }
    check("UITableView.separatorStyle", \UITableView.separatorStyle, on: object) {
      $0.separatorStyle = $0.separatorStyle
    }
    check("UITableView.tableFooterView", \UITableView.tableFooterView, on: object) {
      $0.tableFooterView = $0.tableFooterView
    }
    check("UITableView.tableHeaderView", \UITableView.tableHeaderView, on: object) {
      $0.tableHeaderView = $0.tableHeaderView
    }
  }
}
