import type {
  Collection,
  CollectionDetail,
  getPlace,
  getSharedView,
  ListSummary,
  LocalizedText,
  Neighbourhood,
  NeighbourhoodDetail,
  PlaceWithMedia,
  ReadEntry,
  ReadPlaces,
  ReadSuggestionGroup,
  Share,
  TagCategory,
  TravelTimeRanges,
  TravelTimeReach,
  User,
} from "@flaneur/contract";
import type {
  AddressSuggestion,
  ChosenCounts,
  DataSource,
  FacetCount,
  Facets,
  MatchVerdict,
  MediaItem,
  MetroLeg,
  MetroWay,
  NearbyStation,
  Origin,
  Pagination,
  PlacePins,
  SearchAnswer,
  SearchMeaning,
  SuggestedFilters,
} from "@flaneur/domain";
import SchemaBuilder from "@pothos/core";
import ComplexityPlugin from "@pothos/plugin-complexity";
import type { z } from "zod";
import type { GraphContext } from "../context.ts";
import type { Problem, ProblemName } from "../problems.ts";
import type { FieldProblem } from "../rest/rest-error.ts";
import type { GraphView } from "./readable-views.ts";
import type { SharedListPage } from "./shared-list-page.ts";

/** A member of a union. `__typename` is the name of its type in the graph. */
export type Named<Name extends string, Fields = object> = { readonly __typename: Name } & Readonly<Fields>;

/** One of our places that may be the place in question. */
interface MatchCandidate {
  readonly place: PlaceWithMedia;
  /** The distance from the given point; null if a point is unknown, or if the API sends no readable distance. */
  readonly metres: number | null;
}

export interface SchemaTypes {
  Context: GraphContext;
  DefaultFieldNullability: false;
  Scalars: { PinColumns: { Input: never; Output: PlacePins } };
  Interfaces: { Problem: Problem };
  Objects: {
    Place: PlaceWithMedia;
    PlaceDetail: Omit<z.output<(typeof getPlace)["answer"]>, "place"> & { readonly place: PlaceWithMedia };
    PlaceList: z.output<typeof ReadPlaces>;
    SearchSuggestion: NonNullable<z.output<typeof ReadPlaces>["suggestion"]>;
    SearchSuggestions: {
      readonly groups: readonly ReadSuggestionGroup[];
      readonly total: number;
      readonly answer: SearchAnswer;
    };
    SearchAnswer: SearchAnswer;
    SearchSuggestionGroup: ReadSuggestionGroup;
    SuggestedPlace: { readonly place: PlaceWithMedia; readonly otherName: string | null };
    SuggestedFilters: SuggestedFilters;
    SearchMeaning: SearchMeaning;
    PlaceMatch: { readonly verdict: MatchVerdict; readonly candidates: readonly MatchCandidate[] };
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
    NeighbourhoodPoint: NeighbourhoodDetail["points"][number];
    SharedList: SharedListPage;
    SharedListEntry: { readonly note: string | null; readonly place: PlaceWithMedia };
    SharedView: Named<"SharedView", z.output<(typeof getSharedView)["answer"]>>;
    TravelTimeRanges: TravelTimeRanges & { readonly origin: Origin | null };
    TravelTimeReach: TravelTimeReach;
    AddressSuggestion: AddressSuggestion;
    ChosenCounts: ChosenCounts;
    Coordinates: { latitude: number; longitude: number };
    DataSource: DataSource;
    MetroLeg: MetroLeg;
    MetroWay: MetroWay;
    NearbyStation: NearbyStation;
    Viewer: Record<string, never>;
    User: User;
    HomeLocation: NonNullable<User["homeLocation"]>;
    View: GraphView;
    ViewFilters: GraphView["filters"];
    List: ListSummary;
    ListEntry: Omit<ReadEntry, "place"> & { readonly place: PlaceWithMedia };
    Share: Share;
    FieldProblem: FieldProblem;
    SignedIn: Named<"SignedIn", { token: string; user: User }>;
    LoggedOut: Named<"LoggedOut">;
    ProfileUpdated: Named<"ProfileUpdated", { user: User }>;
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
    ListCreated: Named<"ListCreated", { list: ListSummary }>;
    ListUpdated: Named<"ListUpdated", { list: ListSummary }>;
    EntryUpdated: Named<"EntryUpdated", { list: ListSummary; note: string | null; visited: boolean }>;
    ListDeleted: Named<"ListDeleted", { id: string }>;
    SharedListKept: Named<"SharedListKept", { added: number; count: number }>;
    ViewShareSet: Named<"ViewShareSet", { share: Share | null }>;
  } & { [Name in ProblemName]: Problem<Name> };
}

export const builder = new SchemaBuilder<SchemaTypes>({
  plugins: [ComplexityPlugin],
  defaultFieldNullability: false,
});
