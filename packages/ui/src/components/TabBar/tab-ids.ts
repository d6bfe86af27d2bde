import type { Tab } from "@flaneur/domain";

/** The id of the only tab panel. All tabs share it: it shows the content of the active tab. */
export const LISTING_PANEL_ID = "listing-panel";

/** The id of '+ Add View'. */
export const ADD_VIEW_ID = "add-view";
export const tabId = (tab: Tab): string => `tab-${tab}`;
export const viewTab = (id: string): Tab => `view-${id}`;

/** Returns the element of the tab 'All Places', or null if it is not on the page. */
export const allPlacesTab = (): HTMLElement | null => document.getElementById(tabId("all"));

const isViewTab = (value: string): value is `view-${string}` => value.startsWith("view-");

/** Returns the tab for a value of the tab bar, or `all` for an unknown value. */
export const tabOf = (value: string): Tab => (value === "favorites" || isViewTab(value) ? value : "all");
