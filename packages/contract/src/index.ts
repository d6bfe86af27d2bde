export { type AccountData, AccountDataBody, deleteAccount, exportAccount } from "./account.ts";
export {
  ADDRESS_LINK_INVALID,
  changeAddress,
  NO_ADDRESS_MAIL,
  requestAddressChange,
  WRONG_PASSWORD,
} from "./address-change.ts";
export { type AddressSuggestionBody, SuggestionsBody, suggestAddresses } from "./addresses.ts";
export { AnyPlace, type ParsedPlace, type PlaceWithMedia } from "./any-place.ts";
export {
  changePassword,
  getProfile,
  logIn,
  logOut,
  saveProfile,
  signUp,
  verifySession,
  WRONG_CREDENTIALS,
  WRONG_CURRENT_PASSWORD,
} from "./auth.ts";
export {
  type AnyRequest,
  type Call,
  defineCall,
  defineFile,
  type FileCall,
  type Operation,
  type RequestOf,
} from "./call.ts";
export {
  type Collection,
  type CollectionDetail,
  getCollection,
  listCollections,
  MAX_COLLECTION_PLACES,
  MAX_COLLECTIONS,
  MAX_COVERS,
} from "./collections.ts";
export { ADMIN, BEARER, body, json, noQuery, type RequestBody, type Response, type Security } from "./contents.ts";
export {
  anyPassword,
  ChangePasswordBody,
  CREDENTIALS,
  email,
  LogInBody,
  newPassword,
  SignUpBody,
} from "./credentials.ts";
export { pageAsked } from "./entry-page.ts";
export {
  EXPORT_FORMATS,
  type ExportFormat,
  type ExportQuery,
  exportFavorites,
  exportList,
  exportPlaces,
  exportSharedList,
} from "./exports.ts";
export {
  ADMIN_TOKEN_MISSING,
  ADMIN_TOKEN_WRONG,
  adminFailures,
  bodyFailures,
  commonFailures,
  ErrorBody,
  type ErrorCode,
  type ErrorDetail,
  failing,
  failure,
  failures,
  ReadFailure,
  serverWords,
} from "./failures.ts";
export {
  addFavorite,
  addFavorites,
  checkFavorite,
  countFavorites,
  getFavoriteStats,
  listFavoritePlaces,
  listFavorites,
  removeFavorite,
  removeFavorites,
  TOO_MANY_FAVORITES,
  toggleFavorite,
} from "./favorites.ts";
export { listArrondissements, listTags, listTypes, type TagCategory } from "./filter-options.ts";
export { GeocodeBody, GeocodeQuery, GeocodeResult, geocode, InvalidGeocodeBody } from "./geocode.ts";
export {
  ChangedEntriesBody,
  type EntryChange,
  ListBody,
  type ListChange,
  type ListInput,
  type ListPlaceInput,
  type ListSummary,
  ListSummaryBody,
  type ReadEntry,
} from "./list-bodies.ts";
export { addEntries, changeEntry, getEntry, moveEntry, removeEntry, TOO_MANY_LIST_PLACES } from "./list-entries.ts";
export {
  changeList,
  createList,
  deleteList,
  getList,
  listLists,
  listPlaceIdsOfList,
  replaceList,
  TOO_MANY_LISTS,
} from "./lists.ts";
export { LocalizedText } from "./localized-text.ts";
export { MAIL_LANGUAGES, type MailLanguage } from "./mail-languages.ts";
export { findMatches, MatchesBody, MatchInput, type MatchItem, type ReadMatch } from "./matches.ts";
export { getPlaceMedia, listMedia, preloadMedia } from "./media.ts";
export { clearMediaCache, clearMediaOfPlace, getMediaHealth, getMediaStats, MEDIA_FAILURES } from "./media-cache.ts";
export { getClip, getPoster, POSTER_FILE } from "./media-files.ts";
export {
  getNeighbourhood,
  listNeighbourhoods,
  MAX_NEIGHBOURHOODS,
  NEIGHBOURHOOD_LIMITS,
  type Neighbourhood,
  type NeighbourhoodDetail,
  NeighbourhoodDetailBody,
  NeighbourhoodsBody,
} from "./neighbourhoods.ts";
export { count, latitude, longitude } from "./numbers.ts";
export {
  AdminPlace,
  addPlace,
  choosePlace,
  hidePlace,
  LogEntry,
  listPlaceLog,
  MAX_OPERATOR_NAME,
  mergePlace,
  PLACE_ACTIONS,
  type PlaceAction,
  PlaceLog,
  setPlace,
  showPlace,
} from "./operators.ts";
export { getPack, PackGuide, type PackPhrase } from "./pack.ts";
export {
  anyId,
  degrees,
  flag,
  isUnruly,
  manyLines,
  mapArea,
  oneLine,
  oneOf,
  optionalWholeNumber,
  parisMinute,
  repeated,
  safeText,
  shortList,
  transportMode,
  wholeNumber,
} from "./parameters.ts";
export {
  getPasswordResetOffer,
  NO_RESET_MAIL,
  RESET_LINK_INVALID,
  requestPasswordReset,
  resetPassword,
} from "./password-reset.ts";
export { PLACE_EXAMPLE, PlaceBody, placeBody } from "./place-body.ts";
export {
  NewPlace,
  PLACE_FIELDS,
  PlaceDay,
  PlaceEdits,
  type PlaceField,
  ReadFields,
  UnsetFields,
} from "./place-edits.ts";
export { PlacesBody, ReadPlaces } from "./place-list.ts";
export { ChosenPlacesQuery, PinsQuery, PlaceQuery, PlacesQuery } from "./place-queries.ts";
export { getPlace, listPins, listPlaces, PinsBody, PlaceDetailBody } from "./places.ts";
export type { ReadSuggestionGroup, Suggestions } from "./read-search.ts";
export type { User } from "./read-user.ts";
export { ReadView } from "./read-view.ts";
export { listSearchSuggestions, SearchMeaningBody, SearchSuggestionsBody, SearchSuggestQuery } from "./search.ts";
export { type Share, ShareBody, ShareInput } from "./share-bodies.ts";
export {
  copySharedList,
  getSharedList,
  getSharedListCover,
  keepSharedList,
  LIST_SHARE_ENDED,
  type ReadSharedList,
  SharedListBody,
} from "./shared-lists.ts";
export { getSharedView, SharedViewBody, VIEW_SHARE_ENDED } from "./shared-views.ts";
export { endListShare, endViewShare, getViewShare, shareList, shareView } from "./shares.ts";
export {
  getTravelTimeRanges,
  listPlacesWithin,
  type TravelTimeRanges,
  type TravelTimeReach,
  updateTravelTime,
} from "./travel.ts";
export { ProfileBody, SignedInBody, SuccessBody, UserAnswer, UserBody } from "./user.ts";
export { StoredViewFilters, ViewBody, type ViewChange, type ViewFilters, type ViewInput } from "./view-bodies.ts";
export {
  changeView,
  createView,
  deleteView,
  getView,
  listViews,
  MAX_VIEWS,
  moveView,
  reorderViews,
  replaceView,
  TOO_MANY_VIEWS,
} from "./views.ts";
