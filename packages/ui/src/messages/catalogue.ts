import type { enAbout } from "./en/about.ts";
import type { enAccount } from "./en/account.ts";
import type { en } from "./en/base.ts";
import type { enBring } from "./en/bring.ts";
import type { enExport } from "./en/export.ts";
import type { enFilterDialog } from "./en/filter-dialogs.ts";
import type { enGuide } from "./en/guide.ts";
import type { enHours } from "./en/hours.ts";
import type { enLanguage } from "./en/language.ts";
import type { enLightbox } from "./en/lightbox.ts";
import type { enLists } from "./en/lists.ts";
import type { enLocation } from "./en/location.ts";
import type { enMap } from "./en/map.ts";
import type { enOffline } from "./en/offline.ts";
import type { enPlace } from "./en/place.ts";
import type { enRefusals } from "./en/refusals.ts";
import type { enSavedViews } from "./en/saved-views.ts";
import type { enSearchSuggestions } from "./en/search-suggestions.ts";
import type { enShared } from "./en/shared.ts";
import type { enSuggestions } from "./en/suggestions.ts";
import type { enTable } from "./en/table.ts";
import type { enTravelFilter } from "./en/travel-filter.ts";
import type { enViewDialog } from "./en/view-dialogs.ts";
import type { enWalk } from "./en/walk.ts";
import type { enWays } from "./en/ways.ts";

/**
 * The texts of each lazily loaded part. English texts are loaded with the code of their part. The texts of another
 * language are loaded all at once.
 */
export interface PartTexts {
  readonly about: typeof enAbout;
  readonly account: typeof enAccount;
  readonly bring: typeof enBring;
  readonly export: typeof enExport;
  readonly filterDialogs: typeof enFilterDialog;
  readonly guide: typeof enGuide;
  readonly hours: typeof enHours;
  readonly language: typeof enLanguage;
  readonly lightbox: typeof enLightbox;
  readonly lists: typeof enLists;
  readonly location: typeof enLocation;
  readonly map: typeof enMap;
  readonly offline: typeof enOffline;
  readonly place: typeof enPlace;
  readonly refusals: typeof enRefusals;
  readonly savedViews: typeof enSavedViews;
  readonly searchSuggestions: typeof enSearchSuggestions;
  readonly shared: typeof enShared;
  readonly suggestions: typeof enSuggestions;
  readonly table: typeof enTable;
  readonly travelFilter: typeof enTravelFilter;
  readonly viewDialogs: typeof enViewDialog;
  readonly walk: typeof enWalk;
  readonly ways: typeof enWays;
}

/** The texts of a language. `parts` has the texts of lazily loaded parts, and is absent in English. */
export type Messages = typeof en & { readonly parts?: PartTexts };
