import SystemVersions

/// A property of ``Behavior`` by its name; computed properties cannot be listed when a program runs.
struct BehaviorField: Sendable {
  let name: String
  let value: @Sendable (Behavior) -> any Sendable

  /// All properties, by subject; `BehaviorPageTests` fails when one is missing.
  static let all: [BehaviorField] = [
    BehaviorField("rowDataRebuildsAtFirstDisplay") { $0.rowDataRebuildsAtFirstDisplay },
    BehaviorField("remeasuresAfterDisplay") { $0.remeasuresAfterDisplay },
    BehaviorField("estimatesRowsByDefault") { $0.estimatesRowsByDefault },
    BehaviorField("heightPassesWhenRowsFit") { $0.heightPassesWhenRowsFit },
    BehaviorField("heightPassesWhenRowsExceed") { $0.heightPassesWhenRowsExceed },
    BehaviorField("requestsHeightInDequeueForIndexPath") { $0.requestsHeightInDequeueForIndexPath },
    BehaviorField("requestsKnownHeightInDequeueForIndexPath") {
      $0.requestsKnownHeightInDequeueForIndexPath
    },
    BehaviorField("measuresRowsInSightByEstimate") { $0.measuresRowsInSightByEstimate },
    BehaviorField("rebuildsInLayoutAfterReload") { $0.rebuildsInLayoutAfterReload },
    BehaviorField("rebuildsEstimatesInLayoutAfterReload") {
      $0.rebuildsEstimatesInLayoutAfterReload
    },
    BehaviorField("forgetsHeightsWithoutWindow") { $0.forgetsHeightsWithoutWindow },
    BehaviorField("requestsFirstSectionBelowTableHeader") {
      $0.requestsFirstSectionBelowTableHeader
    },
    BehaviorField("stopsScrollToEditorForUpdate") { $0.stopsScrollToEditorForUpdate },
    BehaviorField("reloadStopsScrollToRow") { $0.reloadStopsScrollToRow },
    BehaviorField("emptyActionsBlockSwipes") { $0.emptyActionsBlockSwipes },
    BehaviorField("scrollToRowMeasuresAllRows") { $0.scrollToRowMeasuresAllRows },
    BehaviorField("settlesWithinMeasuredContent") { $0.settlesWithinMeasuredContent },
    BehaviorField("preparedRows") { $0.preparedRows },
    BehaviorField("prefetchesData") { $0.prefetchesData },
    BehaviorField("laysOutForVisibleCells") { $0.laysOutForVisibleCells },
    BehaviorField("resizesInvalidatedCells") { $0.resizesInvalidatedCells },
    BehaviorField("raisesOnSecondDequeue") { $0.raisesOnSecondDequeue },
    BehaviorField("reloadsFollowMovedSections") { $0.reloadsFollowMovedSections },
    BehaviorField("edgeHeightRequestsPerRebuild") { $0.edgeHeightRequestsPerRebuild },
    BehaviorField("takesSmallEdgeEstimatesForNegative") { $0.takesSmallEdgeEstimatesForNegative },
    BehaviorField("losesFirstGroupedHeaderOfNoEstimate") { $0.losesFirstGroupedHeaderOfNoEstimate },
    BehaviorField("losesFirstGroupedTitleOfNoHeight") { $0.losesFirstGroupedTitleOfNoHeight },
    BehaviorField("showsFirstRowWithHeader") { $0.showsFirstRowWithHeader },
    BehaviorField("plainHeaderTopPadding") { $0.plainHeaderTopPadding },
    BehaviorField("plainTitleHeight") { $0.plainTitleHeight },
    BehaviorField("groupedTitleHeight") { $0.groupedTitleHeight },
    BehaviorField("spaceAboveFirstGroupTitle") { $0.spaceAboveFirstGroupTitle },
    BehaviorField("capitalizesGroupedTitles") { $0.capitalizesGroupedTitles },
    BehaviorField("ignoresBackgroundColorOfHeader") { $0.ignoresBackgroundColorOfHeader },
    BehaviorField("laysOutReloadedEdgesWithoutSize") { $0.laysOutReloadedEdgesWithoutSize },
    BehaviorField("makesContentViewWithCell") { $0.makesContentViewWithCell },
    BehaviorField("sizeThatFitsExcludesSeparator") { $0.sizeThatFitsExcludesSeparator },
    BehaviorField("standardCellHeight") { $0.standardCellHeight },
    BehaviorField("cellsTakeMarginsOfTable") { $0.cellsTakeMarginsOfTable },
    BehaviorField("cellVerticalMargin") { $0.cellVerticalMargin },
    BehaviorField("growsCellMarginsWithText") { $0.growsCellMarginsWithText },
    BehaviorField("contentViewsEndAboveSeparator") { $0.contentViewsEndAboveSeparator },
    BehaviorField("labelsBeginAtContentMargin") { $0.labelsBeginAtContentMargin },
    BehaviorField("labelsEndAtContentMargin") { $0.labelsEndAtContentMargin },
    BehaviorField("measuresLinesOfSecondLabel") { $0.measuresLinesOfSecondLabel },
    BehaviorField("accessoriesKeepSideMargin") { $0.accessoriesKeepSideMargin },
    BehaviorField("disclosureSymbolWidth") { $0.disclosureSymbolWidth },
    BehaviorField("measuresSeparatorInsetFromCellEdges") { $0.measuresSeparatorInsetFromCellEdges },
    BehaviorField("clearsBackgroundsOfSelectedCells") { $0.clearsBackgroundsOfSelectedCells },
    BehaviorField("losesNibBackgroundsOnTablets") { $0.losesNibBackgroundsOnTablets },
    BehaviorField("tracksObservedChanges") { $0.tracksObservedChanges },
    BehaviorField("losesCellOfMovedTouch") { $0.losesCellOfMovedTouch },
    BehaviorField("countsOnThroughCellsInEditing") { $0.countsOnThroughCellsInEditing },
    BehaviorField("movesOpenCell") { $0.movesOpenCell },
    BehaviorField("tellsCellOfConfirmationInEditing") { $0.tellsCellOfConfirmationInEditing },
    BehaviorField("keepsReorderControlsInReusedCells") { $0.keepsReorderControlsInReusedCells },
    BehaviorField("detailButtonsCoverReorderControls") { $0.detailButtonsCoverReorderControls },
    BehaviorField("raisesForIndexOfBullets") { $0.raisesForIndexOfBullets },
    BehaviorField("needsActionsOnBothSidesToSwipeBack") {
      $0.needsActionsOnBothSidesToSwipeBack
    },
    BehaviorField("makesRoomForRefreshUnderFinger") { $0.makesRoomForRefreshUnderFinger },
    BehaviorField("hasSwipeConfigurations") { $0.hasSwipeConfigurations },
    BehaviorField("staysEditingAfterShortSwipe") { $0.staysEditingAfterShortSwipe },
    BehaviorField("removesRowOfDestructiveAction") { $0.removesRowOfDestructiveAction },
    BehaviorField("keepsSelectionInFlickedPops") { $0.keepsSelectionInFlickedPops },
    BehaviorField("hasDragAndDrop") { $0.hasDragAndDrop },
    BehaviorField("dragsByDefault") { $0.dragsByDefault },
    BehaviorField("hasContextMenus") { $0.hasContextMenus },
    BehaviorField("reportsContextMenus") { $0.reportsContextMenus },
    BehaviorField("hasMultipleSelectionInteraction") { $0.hasMultipleSelectionInteraction },
    BehaviorField("hasPrimaryActions") { $0.hasPrimaryActions },
    BehaviorField("selectsCellsWithoutWindow") { $0.selectsCellsWithoutWindow },
    BehaviorField("reloadsForPlainApply") { $0.reloadsForPlainApply },
    BehaviorField("movesKnownIdentifiers") { $0.movesKnownIdentifiers },
    BehaviorField("raisesForItemsOfMissingSection") { $0.raisesForItemsOfMissingSection },
    BehaviorField("raisesForUpdatesBesideSnapshots") { $0.raisesForUpdatesBesideSnapshots },
    BehaviorField("masksAreCenterAndSize") { $0.masksAreCenterAndSize },
    BehaviorField("remeasuresLabelsOfOtherWidth") { $0.remeasuresLabelsOfOtherWidth },
    BehaviorField("breaksFarEdgesFirst") { $0.breaksFarEdgesFirst },
    BehaviorField("insetsScrollViewsBySafeArea") { $0.insetsScrollViewsBySafeArea },
    BehaviorField("adjustsContentInsetByRefreshControl") { $0.adjustsContentInsetByRefreshControl },
    BehaviorField("followsReadableWidthByDefault") { $0.followsReadableWidthByDefault },
    BehaviorField("rootViewMarginsCanChange") { $0.rootViewMarginsCanChange },
    BehaviorField("reportsDecelerationEndedByTouch") { $0.reportsDecelerationEndedByTouch },
    BehaviorField("navigationBarHeight") { $0.navigationBarHeight },
    BehaviorField("sheetBarHeight") { $0.sheetBarHeight },
    BehaviorField("largeTitleHeight") { $0.largeTitleHeight },
    BehaviorField("searchBarHeight") { $0.searchBarHeight },
    BehaviorField("searchFieldHeight") { $0.searchFieldHeight },
    BehaviorField("presentsSheets") { $0.presentsSheets },
    BehaviorField("switchWidth") { $0.switchWidth },
    BehaviorField("switchHeight") { $0.switchHeight },
    BehaviorField("segmentHeight") { $0.segmentHeight },
    BehaviorField("stepperHeight") { $0.stepperHeight },
    BehaviorField("sliderHeight") { $0.sliderHeight },
    BehaviorField("progressHeight") { $0.progressHeight },
    BehaviorField("pageControlHeight") { $0.pageControlHeight },
    BehaviorField("fieldLeading") { $0.fieldLeading ?? 0 },
    BehaviorField("roundedFieldsHaveOneHeight") { $0.roundedFieldsHaveOneHeight },
    BehaviorField("scalesAllTextStyles") { $0.scalesAllTextStyles },
    BehaviorField("keyboardRoundsAtFirst") { $0.keyboardRoundsAtFirst },
    BehaviorField("announcesKeyboardAtEachFocus") { $0.announcesKeyboardAtEachFocus },
    BehaviorField("announcesHeightOfNextKeyboard") { $0.announcesHeightOfNextKeyboard },
    BehaviorField("warnsOfLayoutOutsideWindow") { $0.warnsOfLayoutOutsideWindow },
    BehaviorField("warnsOfAccessDuringUpdate") { $0.warnsOfAccessDuringUpdate },
    BehaviorField("warnsOfContentViewMask") { $0.warnsOfContentViewMask },
    BehaviorField("namesPathOfNegativeHeight") { $0.namesPathOfNegativeHeight },
    BehaviorField("reportsOutOfBoundsRow") { $0.reportsOutOfBoundsRow },
    BehaviorField("raisesForRowsOfMissingSection") { $0.raisesForRowsOfMissingSection },
    BehaviorField("namesUpdatesOfNegativeRows") { $0.namesUpdatesOfNegativeRows },
    BehaviorField("spacesInCountMessage") { $0.spacesInCountMessage },
    BehaviorField("namesTableInCountMessage") { $0.namesTableInCountMessage },
    BehaviorField("reportsInvalidBatchUpdates") { $0.reportsInvalidBatchUpdates },
    BehaviorField("keepsCountMessageOfUnchangedCounts") { $0.keepsCountMessageOfUnchangedCounts },
    BehaviorField("namesSectionMap") { $0.namesSectionMap },
    BehaviorField("namesTableWithoutCell") { $0.namesTableWithoutCell },
    BehaviorField("namesCellOfZeroHeight") { $0.namesCellOfZeroHeight },
    BehaviorField("namesBackgroundViewOfHeader") { $0.namesBackgroundViewOfHeader },
    BehaviorField("sortsConflictsByIdentifier") { $0.sortsConflictsByIdentifier },
    BehaviorField("indentsConflictAdvice") { $0.indentsConflictAdvice },
    BehaviorField("namesLayoutCategoryInConflict") { $0.namesLayoutCategoryInConflict },
    BehaviorField("namesUIKitCoreInConflict") { $0.namesUIKitCoreInConflict },
    BehaviorField("marksActiveConstraints") { $0.marksActiveConstraints },
    BehaviorField("describesSizesAsEquations") { $0.describesSizesAsEquations },
    BehaviorField("namesAnchorsInConstraintFaults") { $0.namesAnchorsInConstraintFaults },
    BehaviorField("namesPresenterOfActionSheet") { $0.namesPresenterOfActionSheet },
    BehaviorField("asksWhetherToAutorotate") { $0.asksWhetherToAutorotate },
    BehaviorField("excessInsetOfSearchResults") { $0.excessInsetOfSearchResults },
    BehaviorField("hidesLineAboveTableFooter") { $0.hidesLineAboveTableFooter },
    BehaviorField("ignoresRefreshingOffscreen") { $0.ignoresRefreshingOffscreen },
    BehaviorField("endsFlingWithoutRefreshing") { $0.endsFlingWithoutRefreshing },
    BehaviorField("shrinksHiddenRefreshControls") { $0.shrinksHiddenRefreshControls },
    BehaviorField("tellsOfEndOfNoSearch") { $0.tellsOfEndOfNoSearch },
    BehaviorField("scrollsUntilRowIsInSight") { $0.scrollsUntilRowIsInSight },
    BehaviorField("showsTabsAtTop") { $0.showsTabsAtTop },
    BehaviorField("swipesRowsOfNoStyle") { $0.swipesRowsOfNoStyle },
    BehaviorField("tabletBarHeight") { $0.tabletBarHeight },
  ]

  init(_ name: String, value: @escaping @Sendable (Behavior) -> any Sendable) {
    self.name = name
    self.value = value
  }

  /// The value in a version, as the page shows it.
  func text(_ version: SystemVersion) -> String {
    switch value(version.behavior) {
    case let flag as Bool: flag ? "yes" : "no"
    case let number as Double where number == number.rounded(): "\(Int(number))"
    case let value: "\(value)"
    }
  }
}
