import type { FilterCategory, PageSize, SortField, Tab, TransportMode } from "@flaneur/domain";
import type { ReactNode } from "react";
import type { CopyLinkProps } from "../../components/CopyLink/CopyLink.tsx";
import type { PhoneExport } from "../../components/SortMenu/SortMenu.tsx";
import type { Opener } from "../../lib/opener.ts";
import type { CardPlace } from "../../lib/place-with-media.ts";
import type { ActiveFilter } from "../../view-models/active-filters.ts";
import type { FiltersState } from "../../view-models/filters-state.ts";
import type { ListingState } from "../../view-models/listing-state.ts";
import type { SortState } from "../../view-models/sort-state.ts";
import type { SuggestedChange, Suggestion } from "../../view-models/suggestions.ts";

export interface PlacesScreenProps {
  readonly listing: ListingState;
  readonly filters: FiltersState;
  /** Types that the listing was loaded by: the cards show which of them they matched. @default none */
  readonly chosenTypes?: readonly string[];
  /** Whether the cards show it: the listing was sorted by it. @default false */
  readonly showRating?: boolean;
  /** In the order their chips stand. */
  readonly activeFilters: readonly ActiveFilter[];
  /** Whether 'Clear all' is shown (§2). */
  readonly clearable: boolean;
  readonly sort: SortState;
  /** Sentences about the listing, below its count. @default none */
  readonly notices?: readonly string[];
  /** Says that other places are open by now; below the notices. */
  readonly hoursChange?: ReactNode;
  /** Ways on from where nothing was found. @default none */
  readonly suggestions?: readonly Suggestion[];
  readonly onSuggestion?: (change: SuggestedChange) => void;
  readonly sidebar: "shown" | "hidden";
  /** The phone's full-screen filters. */
  readonly filterPanel: "open" | "closed";
  /** How the travel times of the cards are measured; none are shown without it. */
  readonly transportMode?: TransportMode | undefined;
  readonly favorites?: ReadonlySet<string>;

  readonly onToggleFilter: (category: FilterCategory, value: string) => void;
  readonly onRemoveFilter: (filter: ActiveFilter) => void;
  readonly onClearAll: () => void;
  readonly onSort: (field: SortField) => void;
  readonly onPageChange: (page: number) => void;
  readonly onPageSizeChange: (size: PageSize) => void;
  readonly onSidebarChange: (sidebar: "shown" | "hidden") => void;
  readonly onFilterPanelChange: (panel: "open" | "closed") => void;
  readonly onToggleFavorite?: (id: string) => void;
  /** Whether a place is open, for a line of its card. */
  readonly hoursOf?: ((place: CardPlace) => ReactNode) | undefined;
  /** Plays the video of a place. */
  readonly onPlay?: (id: string) => void;
  /** Someone is about to. */
  readonly onPlayIntent?: () => void;
  /** The button that leads to the next page has come into view. */
  readonly onNextInView?: () => void;
  readonly onRetry?: () => void;
  readonly onRetryFilters?: () => void;

  /** @default "all" */
  readonly activeTab?: Tab;
  /** The tab bar under the top bar. */
  readonly tabs?: ReactNode;
  /** What can be done with a view whose filters were changed; at the end of the chips. */
  readonly viewChanges?: ReactNode;
  /** The name of the active view, above the count on a phone. */
  readonly viewName?: string | undefined;
  /** 'All Places', where there are no favorites. */
  readonly onShowAll?: () => void;
  /** Between arrondissements and tags: the travel time and the opening hours. */
  readonly travelTime?: ReactNode;
  /** 'All Tags', after the tags. */
  readonly allTags?: Opener;
  /** 'Advanced Filters', before the sort menu; on a phone at the end of the filters. */
  readonly advancedFilters?: Opener;
  /** A link to what is shown. */
  readonly copyLink?: CopyLinkProps;
  /** The export of what is shown, after that. */
  readonly exportMenu?: ReactNode;
  /** The same, at the end of the sort menu of a phone. */
  readonly phoneExport?: PhoneExport | undefined;
  /** Of the filters: each shows itself. */
  readonly dialogs?: ReactNode;
  /** Grid, table or map; after the sort menu, on a phone beside 'Filters'. */
  readonly layoutSwitch?: ReactNode;
  /** What stands in the place of the grid, while places load and when they are there. @default the grid */
  readonly otherLayout?: ReactNode;
  /** What stands in the place of sidebar, header and places: the map layout. @default these */
  readonly body?: ((parts: ScreenParts) => ReactNode) | undefined;
  /** 'Views', beside 'Filters' on a phone. */
  readonly views?: ReactNode;
}

/** What the screen has made for its body. */
export interface ScreenParts {
  /** The sections of the sidebar. */
  readonly filters: ReactNode;
  readonly clearAll: (() => void) | undefined;
  /** As above, but in an empty listing, which has a button of its own. */
  readonly clearBesideCount: (() => void) | undefined;
  /** What makes the listing the panel of its tab. */
  readonly panel: { readonly id?: string; readonly role?: string; readonly "aria-labelledby"?: string };
}
