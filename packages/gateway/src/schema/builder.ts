import type {
  AddressSuggestion,
  FacetCount,
  Facets,
  HoursSource,
  MediaItem,
  MetroLeg,
  MetroWay,
  NearbyStation,
  Origin,
  Pagination,
  PlacePins,
  SearchMeaning,
  SuggestedFilters,
} from "@flaneur/domain";
import SchemaBuilder from "@pothos/core";
import ComplexityPlugin from "@pothos/plugin-complexity";
import type { GraphContext } from "../context.ts";
import type * as Problems from "../problems.ts";
import type { GraphUser, HomeLocation } from "../rest/account.ts";
import type { TagCategory } from "../rest/filter-options.ts";
import type {
  Collection,
  CollectionDetail,
  LocalizedText,
  Neighbourhood,
  NeighbourhoodDetail,
  NeighbourhoodPoint,
} from "../rest/guide.ts";
import type { GraphList, GraphShare, ListEntry } from "../rest/lists.ts";
import type { MatchCandidate, PlaceMatch } from "../rest/matches.ts";
import type { GraphPlace, PlaceDetail, PlaceList, SearchSuggestion } from "../rest/places.ts";
import type { FieldProblem } from "../rest/rest-error.ts";
import type { SearchSuggestionGroup, SearchSuggestions, SuggestedPlace } from "../rest/search.ts";
import type { SharedList, SharedListEntry, SharedView } from "../rest/shared.ts";
import type { TravelTimeRanges, TravelTimeReach } from "../rest/travel.ts";
import type { GraphView, GraphViewFilters } from "../rest/views.ts";

/** A member of a union. `__typename` is the name of its type in the graph. */
export type Named<Name extends string, Fields = object> = { readonly __typename: Name } & Readonly<Fields>;

export interface SchemaTypes {
  Context: GraphContext;
  DefaultFieldNullability: false;
  Scalars: { PinColumns: { Input: never; Output: PlacePins } };
  Interfaces: { Problem: Problems.Problem };
  Objects: {
    Place: GraphPlace;
    PlaceDetail: PlaceDetail;
    PlaceList: PlaceList;
    SearchSuggestion: SearchSuggestion;
    SearchSuggestions: SearchSuggestions;
    SearchSuggestionGroup: SearchSuggestionGroup;
    SuggestedPlace: SuggestedPlace;
    SuggestedFilters: SuggestedFilters;
    SearchMeaning: SearchMeaning;
    PlaceMatch: PlaceMatch;
    MatchCandidate: MatchCandidate;
    Pagination: Pagination;
    Facets: Facets;
    FacetCount: FacetCount;
    Media: MediaItem;
    FilterOptions: Record<string, never>;
    TagCategory: TagCategory;
    LocalizedText: LocalizedText;
    Collection: Collection;
    CollectionDetail: CollectionDetail;
    Neighbourhood: Neighbourhood;
    NeighbourhoodDetail: NeighbourhoodDetail;
    NeighbourhoodPoint: NeighbourhoodPoint;
    SharedList: SharedList;
    SharedListEntry: SharedListEntry;
    SharedView: SharedView;
    TravelTimeRanges: TravelTimeRanges & { readonly origin: Origin | null };
    TravelTimeReach: TravelTimeReach;
    AddressSuggestion: AddressSuggestion;
    Coordinates: { latitude: number; longitude: number };
    HoursSource: HoursSource;
    MetroLeg: MetroLeg;
    MetroWay: MetroWay;
    NearbyStation: NearbyStation;
    Viewer: Record<string, never>;
    User: GraphUser;
    HomeLocation: HomeLocation;
    View: GraphView;
    ViewFilters: GraphViewFilters;
    List: GraphList;
    ListEntry: ListEntry;
    Share: GraphShare;
    FieldProblem: FieldProblem;
    SignedIn: Named<"SignedIn", { token: string; user: GraphUser }>;
    LoggedOut: Named<"LoggedOut">;
    ProfileUpdated: Named<"ProfileUpdated", { user: GraphUser }>;
    PasswordChanged: Named<"PasswordChanged">;
    AccountDeleted: Named<"AccountDeleted">;
    PasswordResetRequested: Named<"PasswordResetRequested">;
    PasswordReset: Named<"PasswordReset">;
    AddressChangeRequested: Named<"AddressChangeRequested">;
    AddressChanged: Named<"AddressChanged", { username: string }>;
    FavoritesAdded: Named<
      "FavoritesAdded",
      { added: number; addedIds: readonly string[]; placeIds: readonly string[] }
    >;
    FavoritesRemoved: Named<"FavoritesRemoved", { removed: number }>;
    FavoriteSet: Named<"FavoriteSet", { placeId: string; isFavorite: boolean }>;
    TravelTimeUpdated: Named<"TravelTimeUpdated", { reach: readonly TravelTimeReach[] }>;
    ViewCreated: Named<"ViewCreated", { view: GraphView }>;
    ViewUpdated: Named<"ViewUpdated", { view: GraphView }>;
    ViewDeleted: Named<"ViewDeleted", { id: string }>;
    ViewsReordered: Named<"ViewsReordered", { views: readonly GraphView[] }>;
    ListCreated: Named<"ListCreated", { list: GraphList }>;
    ListUpdated: Named<"ListUpdated", { list: GraphList }>;
    ListDeleted: Named<"ListDeleted", { id: string }>;
    SharedListKept: Named<"SharedListKept", { added: number; count: number }>;
    ViewShareSet: Named<"ViewShareSet", { share: GraphShare | null }>;
    EmailTaken: Problems.EmailTaken;
    InvalidCredentials: Problems.InvalidCredentials;
    WrongPassword: Problems.WrongPassword;
    MailUnavailable: Problems.MailUnavailable;
    ResetLinkInvalid: Problems.ResetLinkInvalid;
    AddressLinkInvalid: Problems.AddressLinkInvalid;
    ShareEnded: Problems.ShareEnded;
    NotSignedIn: Problems.NotSignedIn;
    PlaceNotFound: Problems.PlaceNotFound;
    TooManyFavorites: Problems.TooManyFavorites;
    ViewNotFound: Problems.ViewNotFound;
    TooManyViews: Problems.TooManyViews;
    ListNotFound: Problems.ListNotFound;
    TooManyLists: Problems.TooManyLists;
    TooManyListPlaces: Problems.TooManyListPlaces;
    TooManyAttempts: Problems.TooManyAttempts;
    ValidationFailed: Problems.ValidationFailed;
    ViewConflict: Problems.ViewConflict;
    ListConflict: Problems.ListConflict;
  };
}

export const builder = new SchemaBuilder<SchemaTypes>({
  plugins: [ComplexityPlugin],
  defaultFieldNullability: false,
});
