import type { Messages } from "./catalogue.ts";
import { frAbout } from "./fr/about.ts";
import { frAccount } from "./fr/account.ts";
import { frBase } from "./fr/base.ts";
import { frBring } from "./fr/bring.ts";
import { frExport } from "./fr/export.ts";
import { frFilterDialog } from "./fr/filter-dialogs.ts";
import { frGuide } from "./fr/guide.ts";
import { frHours } from "./fr/hours.ts";
import { frLanguage } from "./fr/language.ts";
import { frLightbox } from "./fr/lightbox.ts";
import { frLists } from "./fr/lists.ts";
import { frLocation } from "./fr/location.ts";
import { frMap } from "./fr/map.ts";
import { frOffline } from "./fr/offline.ts";
import { frPlace } from "./fr/place.ts";
import { frRefusals } from "./fr/refusals.ts";
import { frSavedViews } from "./fr/saved-views.ts";
import { frSearchSuggestions } from "./fr/search-suggestions.ts";
import { frShared } from "./fr/shared.ts";
import { frSuggestions } from "./fr/suggestions.ts";
import { frTable } from "./fr/table.ts";
import { frTravelFilter } from "./fr/travel-filter.ts";
import { frViewDialog } from "./fr/view-dialogs.ts";
import { frWalk } from "./fr/walk.ts";
import { frWays } from "./fr/ways.ts";

/** All texts of the interface in French. Only French pages import this module; the service worker caches its file. */
export const fr: Messages = {
  ...frBase,
  parts: {
    about: frAbout,
    account: frAccount,
    bring: frBring,
    export: frExport,
    filterDialogs: frFilterDialog,
    guide: frGuide,
    hours: frHours,
    language: frLanguage,
    lightbox: frLightbox,
    lists: frLists,
    location: frLocation,
    map: frMap,
    offline: frOffline,
    place: frPlace,
    refusals: frRefusals,
    savedViews: frSavedViews,
    searchSuggestions: frSearchSuggestions,
    shared: frShared,
    suggestions: frSuggestions,
    table: frTable,
    travelFilter: frTravelFilter,
    viewDialogs: frViewDialog,
    walk: frWalk,
    ways: frWays,
  },
};
