import type { Tab } from "@flaneur/domain";

/** The panel that every tab of the bar shows something in. */
export const LISTING_PANEL_ID = "listing-panel";

/** Of '+ Add View'. */
export const ADD_VIEW_ID = "add-view";
export const tabId = (tab: Tab): string => `tab-${tab}`;
export const viewTab = (id: string): Tab => `view-${id}`;

/** The tab that gets the focus when a view and its tab are removed. */
export const allPlacesTab = (): HTMLElement | null => document.getElementById(tabId("all"));

const isViewTab = (value: string): value is `view-${string}` => value.startsWith("view-");

/** The tab by its value; all places where it is none. */
export const tabOf = (value: string): Tab => (value === "favorites" || isViewTab(value) ? value : "all");
