/**
 * Names of the operations that our app sends. Clients choose names freely, so that only these are labels of metrics. A
 * test of the app compares the list with its documents.
 */
export const APP_OPERATIONS: readonly string[] = [
  "AddressSuggestions",
  "ChangeAddress",
  "ChangePassword",
  "Collection",
  "Collections",
  "CreateView",
  "DeleteAccount",
  "DeleteView",
  "Export",
  "FavoriteStatus",
  "Favorites",
  "FilterOptions",
  "LightboxPlace",
  "LogIn",
  "LogOut",
  "Neighbourhood",
  "PasswordResetOffer",
  "Pins",
  "Place",
  "Places",
  "ReorderViews",
  "RequestAddressChange",
  "RequestPasswordReset",
  "ResetPassword",
  "SearchSuggestions",
  "SetFavorite",
  "SharedList",
  "SharedView",
  "SignUp",
  "Sitemap",
  "SitemapGuide",
  "SuggestionCounts",
  "Surprise",
  "TravelTimeRanges",
  "UpdateTravelTime",
  "UpdateView",
  "Verify",
  "Views",
];

/** Returns the name of an operation in metrics: its own, or `other`. */
export const measuredNameOf = (operation: string | null): string =>
  operation !== null && APP_OPERATIONS.includes(operation) ? operation : "other";
