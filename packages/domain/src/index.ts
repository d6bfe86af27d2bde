export { cardAddress, geocodingAddress, splitStreet, withCity } from "./address.ts";
export { nameFromAddress } from "./address-name.ts";
export { ADDRESS_KIND_NAMES, type AddressKind, type AddressSuggestion } from "./address-suggestion.ts";
export { applyMeanings, type SearchSituation } from "./apply-meanings.ts";
export {
  ARRONDISSEMENTS,
  arrondissementCode,
  arrondissementNumber,
  formatOrdinal,
  parseArrondissement,
} from "./arrondissement.ts";
export type { AskedFilter, Question } from "./asked-filter.ts";
export {
  type AddressField,
  type AddressFields,
  AUTH_FORM_FIELDS,
  type AuthField,
  type AuthFields,
  type AuthForm,
  addressFaults,
  authFaults,
  type Faults,
  type FieldFault,
  faultsAfterEdit,
  isAddressComplete,
  isAuthComplete,
  isEmail,
  isPasswordComplete,
  isResetComplete,
  PASSWORD_FIELDS,
  PASSWORD_MIN_LENGTH,
  type PasswordField,
  type PasswordFields,
  passwordFaults,
  type ResetField,
  type ResetFields,
  type ResetForm,
  requiredFault,
  resetFaults,
} from "./auth-form.ts";
export { bookingUrl, phoneNumber, phoneText, phoneUrl } from "./contact.ts";
export {
  HOURS_STATE_NAMES,
  MATCH_VERDICT_NAMES,
  MEDIA_KIND_NAMES,
  PLACE_STATUS_NAMES,
  SEARCH_MEANING_NAMES,
  SORT_FIELD_NAMES,
  SORT_ORDER_NAMES,
  STATION_KIND_NAMES,
  SUGGESTION_GROUP_NAMES,
  TRANSPORT_MODE_NAMES,
  valuesByName,
  WHEELCHAIR_NAMES,
} from "./enum-names.ts";
export { EXCLUDING_MARK } from "./excluding-mark.ts";
export type { Failure } from "./failure.ts";
export {
  CATEGORIES,
  type CategoryField,
  type CategoryFields,
  FILTER_CATEGORIES,
  type FilterCategory,
  isCategory,
  isListed,
  type ListedCategory,
  mapCategories,
  mapSavedCategories,
  namedValues,
  pickCategoryFields,
  readValue,
  SAVED_CATEGORIES,
  type SavedCategory,
  valuesOf,
} from "./filter-categories.ts";
export { CATEGORY_DOCS } from "./filter-category-docs.ts";
export type { AdvancedOperators } from "./filter-operators.ts";
export {
  areAllChosen,
  type ChosenCounts,
  type CorrectedFilters,
  correctFilters,
  type FilterOptions,
  hasOthers,
  optionValues,
} from "./filter-options.ts";
export {
  activeCategories,
  betweenBefore,
  clearAllButSearch,
  DEFAULT_PREFERENCES,
  type FilterState,
  hasActiveFilters,
  INITIAL_FILTERS,
  includeOnly,
  isNegated,
  type ListPreferences,
  NO_OPERATORS,
  replaceFilters,
  resetFilters,
  selectTab,
  setArea,
  setBetween,
  setChosenOnly,
  setHours,
  setLimit,
  setMaxTravelTime,
  setMentions,
  setNear,
  setNegation,
  setNegations,
  setPage,
  setSearch,
  setTransportMode,
  setValues,
  type Tab,
  togglePlaceStatus,
  toggleValue,
  withoutHours,
} from "./filter-state.ts";
export { compareCodePoints, fold, sortKey } from "./fold.ts";
export { distanceParts, durationParts } from "./format.ts";
export type { GridColumns } from "./grid.ts";
export {
  type HoursNow,
  hoursNow,
  readHours,
  writtenHoursLate,
  writtenHoursOnSundays,
  writtenHoursState,
} from "./hours/hours.ts";
export {
  clockText,
  type HoursChoice,
  type HoursFilter,
  hoursChoiceText,
  momentOf,
  parseClock,
  parseHoursChoice,
  toggleHoursMoment,
  toggleHoursState,
  type WeeklyTime,
} from "./hours/hours-filter.ts";
export { HOURS_STATES, type HoursState } from "./hours/hours-state.ts";
export {
  civilDate,
  dayOf,
  instantOf,
  isSameTime,
  type ParisTime,
  parisDay,
  parisTime,
  parisTimeText,
  parseParisTime,
  weekdayOf,
} from "./hours/paris-time.ts";
export { parseOpeningHours } from "./hours/parse.ts";
export type { OpeningHours } from "./hours/rules.ts";
export { type HoursChange, hoursStateAt } from "./hours/schedule.ts";
export { type HoursSpan, type HoursWeek, hoursWeek } from "./hours/week.ts";
export { isRecord } from "./is-record.ts";
export { joinedNote } from "./joined-note.ts";
export { DEFAULT_LAYOUT, LAYOUTS, type Layout, shownLayout } from "./layout.ts";
export {
  DEADLINES_MS,
  DEFAULT_API_LIMIT,
  DEFAULT_PAGE_SIZE,
  DISPLAY_CAPS,
  EARTH_RADIUS_KM,
  FRESHNESS_MS,
  GRID_ROWS,
  LIST_LIMITS,
  LIST_PAGE_SIZE,
  MAP,
  MATCH_LIMITS,
  MAX_ADDED_FAVORITES,
  MAX_ADDRESS_LENGTH,
  MAX_API_LIMIT,
  MAX_FAVORITES,
  MAX_SEARCH_LENGTH,
  METRO_CLOSED,
  METRO_LEGS_LIMIT,
  MIN_SUGGESTED_LENGTH,
  NEARBY_KM,
  NEARBY_LIMIT,
  PAGE_SIZES,
  type PageSize,
  RELATED_LIMIT,
  RELATED_POINTS,
  RETRIES,
  STATIONS_LIMIT,
  TRANSIT_KM_PER_HOUR,
  TRANSIT_OVERHEAD_MINUTES,
  TRAVEL_LIMITS,
  TRAVEL_RANGES,
  TYPING_PAUSE_MS,
  VIEW_TEXT_LIMITS,
  WALK,
  WALKING_KM_PER_HOUR,
} from "./limits.ts";
export { listFileName } from "./list-file-name.ts";
export { areChosenFirst, effectiveSort, setSort, shownSort } from "./list-order.ts";
export { areReceptionHours, asksForMeals } from "./listed-hours.ts";
export { areaText, liesIn, type MapArea, parseArea, roundArea } from "./map-area.ts";
export {
  type MediaItem,
  mediaItem,
  PLACEHOLDER_IMAGE,
  posterColour,
  safeUrl,
} from "./media.ts";
export { type MetroLeg, type MetroWay, quickestMetroWay } from "./metro/metro-way.ts";
export {
  DEFAULT_NEAR_MINUTES,
  MAX_NEAR_MINUTES,
  MAX_NEAR_TEXT,
  NEAR_MINUTES,
  type Near,
  nearPoint,
  nearStation,
  nearText,
  parseNear,
  walkOf,
} from "./near.ts";
export { nearbyPlaces } from "./nearby.ts";
export { NEAREST_LIMIT, nearestAround, type WayOut, waysOut } from "./nearest-instead.ts";
export {
  NEIGHBOURHOODS,
  type Neighbourhood,
  neighbourhoodOf,
  neighbourhoodSlug,
} from "./neighbourhoods.ts";
export { type Move, moveBetween, moveId, moveTo, withMove } from "./ordered-ids.ts";
export {
  compareWithStart,
  MAX_PAGE_START,
  type PageStart,
  pageStartText,
  parsePageStart,
  rowsAfterStart,
  startAfter,
} from "./page-start.ts";
export { type Pagination, pageCount, pagesFrom, paginationModel } from "./pagination.ts";
export { isInParis } from "./paris.ts";
export { parseOptions, parsePlace, parseValues } from "./parse-place.ts";
export {
  type Coordinates,
  compareTypes,
  type DataSource,
  isBadgeStatus,
  isClosedByStatus,
  LISTED_STATUSES,
  PLACE_STATUSES,
  PLACE_TYPES,
  type Place,
  type PlaceStatus,
  type PlaceType,
  SEED_SOURCE,
  UNNAMED_SOURCE,
  WHEELCHAIR,
  type Wheelchair,
} from "./place.ts";
export { type CuisineTag, type FactTag, type PlaceFacts, placeFacts } from "./place-facts.ts";
export {
  BETWEEN_OPERATORS,
  type BetweenOperator,
  type CategoryFilter,
  compareFacets,
  FACETS,
  type Facet,
  type FacetCount,
  type Facets,
  isActive,
  mapFacets,
  NO_FACETS,
  NO_FILTERS,
  type PlaceFilters,
} from "./place-filters.ts";
export { MATCH_VERDICTS, type MatchVerdict } from "./place-match.ts";
export { facetCounts, matches, placeTest } from "./place-matching.ts";
export { areValidPins, MAX_PINS, type PlacePins } from "./place-pins.ts";
export {
  mapJoinParameters,
  mapValueParameters,
  originFromParameters,
  originToParameters,
  type PlaceQuery,
  placeFiltersFromParameters,
  placeFiltersToParameters,
  placeQueryFromParameters,
  placeQueryToParameters,
} from "./place-query.ts";
export {
  comparePlaces,
  DEFAULT_SORT,
  isAscending,
  PLAIN_SORTS,
  type PlaceSort,
  type PlainSort,
  recommendedKey,
  SORT_FIELDS,
  SORT_ORDERS,
  type SortField,
  type SortKey,
  type SortOrder,
} from "./place-sort.ts";
export { type DatedStatus, monthsLater, statusEnd, statusOn } from "./place-status.ts";
export { toPlaceFilters } from "./query-filters.ts";
export { ask, askedText, keepQuestion, parseAsked, withoutQuestion, withQuestion } from "./question.ts";
export { QUICK_TAGS, type QuickTag } from "./quick-tags.ts";
export { recordOf } from "./record-of.ts";
export { relatedPlaces } from "./related.ts";
export {
  type CopiedFilters,
  copyLiveFilters,
  isViewChanged,
  NO_SAVED_FILTERS,
  type SavedFilters,
  toggleSavedValue,
  updatedFilters,
  type View,
} from "./saved-view.ts";
export {
  applySuggestion,
  isWish,
  LATE_MINUTE,
  needsLocation,
  nextTime,
  type SearchAnswer,
  type SearchMeaning,
  SUGGESTION_GROUPS,
  type SuggestedFilters,
  type SuggestionGroup,
} from "./search-meaning.ts";
export { searchNeedle, searchText } from "./search-text.ts";
export { shortAddress } from "./short-address.ts";
export { shownName } from "./shown-name.ts";
export { STATION_KINDS, type StationKind } from "./station-kind.ts";
export {
  type NearbyStation,
  nearestStations,
  type Station,
  stationNamed,
} from "./stations.ts";
export { TAG_CATEGORIES, TAGS, type Tag } from "./tags.ts";
export { cutText, growsTooLong, isTooLong } from "./text-length.ts";
export {
  distanceKm,
  type Origin,
  TRANSPORT_MODES,
  type TransportMode,
  type TravelFilter,
  travelMinutes,
  travelTime,
  validCoordinates,
  walkingMinutes,
} from "./travel.ts";
export { UNLISTED_TOPICS, type UnlistedTopic, unlistedTopic } from "./unlisted.ts";
export { videoSources } from "./video.ts";
export { applyView, type ViewFilters, viewDeleted } from "./view-filters.ts";
export { isSameViewport, VIEWPORT_QUERIES, type Viewport, viewportOf } from "./viewport.ts";
export { type ListWalk, listWalk, parseSavedWalk, savedWalkText, savedWalkWithin } from "./walk/list-walk.ts";
export { type OpenWalk, openWalk, type WalkProposal } from "./walk/open-walk.ts";
export {
  parseWalk,
  settledWalk,
  type WalkChoice,
  type WalkList,
  walkAddress,
  walkThrough,
  withEnd,
  withKept,
  withoutPlace,
  withPlace,
} from "./walk/walk-choice.ts";
export { type GpxStop, walkGpx } from "./walk/walk-gpx.ts";
export { type ListLeg, listLegs, sumLegs, type WalkLeg, type WalkSums } from "./walk/walk-legs.ts";
export {
  minutesLater,
  planWalk,
  type StopHours,
  stopHours,
  type WalkPlace,
  type WalkPlan,
  type WalkStop,
} from "./walk/walk-plan.ts";
export { isPictureUrl, webUrl, webUrls } from "./web-url.ts";
export { isWished, setWishes, toggleWish } from "./wishes.ts";
export { mentionedWords, mentionTest, phraseWords, wordsOf } from "./words.ts";
export { placeWorth, type WorthFacts, wishedTexts, worthOf } from "./worth.ts";
export { escapeXml } from "./xml.ts";
