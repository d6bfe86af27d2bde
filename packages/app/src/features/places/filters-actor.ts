import type { FilterState, ViewFilters } from "@flaneur/domain";
import type { ActorRef, Snapshot } from "xstate";

/** The events that change the tab of the listing. The tabs machine decides which tabs a visitor may see. */
export type TabEvent =
  | { readonly type: "tab.choose"; readonly tab: "all" | "favorites" }
  /** The tab of a saved view: its filters replace all others (§4). */
  | { readonly type: "tab.apply"; readonly id: string; readonly filters: ViewFilters }
  /** The view was deleted, or the session has ended: 'All Places' without filters replaces the tab. */
  | { readonly type: "tab.leave" }
  /**
   * A URL names a tab that the visitor may not see: a view that does not exist, or a private tab without a session.
   * 'All Places' replaces the tab, and the filters stay.
   */
  | { readonly type: "tab.drop" };

export type TypingEvent =
  /** Emitted when the visitor starts to type. */
  | { readonly type: "search.typing" }
  /** Emitted when the typing has paused, or another URL has ended it, and the search has not changed. */
  | { readonly type: "search.unchanged" };

/** The actor of the filters, as other features see it: they read the filters of the URL and change the tab. */
export type FiltersActor = ActorRef<
  Snapshot<unknown> & { readonly context: { readonly read: () => { readonly filters: FilterState } } },
  TabEvent,
  TypingEvent
>;
