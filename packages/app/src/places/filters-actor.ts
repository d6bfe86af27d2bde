import type { FilterState, ViewFilters } from "@flaneur/domain";
import type { ActorRef, Snapshot } from "xstate";

/** Chooses the tab of the listing. The machine of tabs decides who may see which. */
export type TabEvent =
  | { readonly type: "tab.choose"; readonly tab: "all" | "favorites" }
  /** The tab of a saved view: its filters replace all others (§4). */
  | { readonly type: "tab.apply"; readonly id: string; readonly filters: ViewFilters }
  /** The tab is gone, or the session is: 'All Places' replaces it, without filters. */
  | { readonly type: "tab.leave" }
  /** A link named a tab of somebody else: 'All Places' replaces it, with the filters of the link. */
  | { readonly type: "tab.drop" };

/** The filters of the listing, as features know them that read them or change the tab. */
export type FiltersActor = ActorRef<
  Snapshot<unknown> & { readonly context: { readonly filters: FilterState } },
  TabEvent
>;
