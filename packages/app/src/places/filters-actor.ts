import type { FilterState, ViewFilters } from "@flaneur/domain";
import type { ActorRef, Snapshot } from "xstate";

/** Chooses the tab of the listing. The machine of tabs decides which tabs a visitor may see. */
export type TabEvent =
  | { readonly type: "tab.choose"; readonly tab: "all" | "favorites" }
  /** The tab of a saved view: its filters replace all others (§4). */
  | { readonly type: "tab.apply"; readonly id: string; readonly filters: ViewFilters }
  /** The view was deleted, or the session has ended: 'All Places' without filters replaces the tab. */
  | { readonly type: "tab.leave" }
  /** A link names another user's tab: 'All Places' with the filters of the link replaces the tab. */
  | { readonly type: "tab.drop" };

/** The actor of the filters, as other features see it: they read its state and change the tab. */
export type FiltersActor = ActorRef<
  Snapshot<unknown> & { readonly context: { readonly filters: FilterState } },
  TabEvent
>;
