import type { Location } from "react-router";
import { type EntryState, readEntryState } from "./entry-state.ts";

/** A history entry. */
export interface Entry {
  readonly pathname: string;
  /** The query of the URL with its '?'. Empty without a query. */
  readonly search: string;
  /** The URL: path and query. */
  readonly address: string;
  readonly state: EntryState;
}

export const entryOf = ({ pathname, search, state }: Pick<Location, "pathname" | "search" | "state">): Entry => ({
  pathname,
  search,
  address: `${pathname}${search}`,
  state: readEntryState(state),
});

/** How the URL changes: a new history entry, a replaced entry, or a step back to the previous entry. */
export interface Navigation {
  readonly address: string;
  readonly step: "new" | "same" | "back";
  readonly state: EntryState;
}

/** The URL for machines. They read the entry when they decide what an event means, and navigate through the router. */
export interface AddressBar {
  /** Returns the current entry: the last one that was rendered or navigated to. */
  readonly entry: () => Entry;
  readonly go: (to: Navigation) => void;
  /** Called by the router when an entry is rendered. `navigate` is called for each navigation. */
  readonly connect: (rendered: Entry, navigate: (to: Navigation) => void) => void;
}

/** Returns the state of an entry without the values that were removed from its URL: they are reported once. */
function withoutDropped({ state: { listing, ...state } }: Entry): EntryState | null {
  if (listing?.dropped === undefined) return null;
  const { dropped: _, ...rest } = listing;
  return { ...state, listing: rest };
}

export function createAddressBar(): AddressBar {
  let entry = entryOf({ pathname: "/", search: "", state: null });
  let send = (_: Navigation) => {};
  return {
    entry: () => entry,
    go: (to) => {
      const left = to.step === "new" ? withoutDropped(entry) : null;
      if (left !== null) send({ address: entry.address, step: "same", state: left });
      if (to.step !== "back") {
        const { pathname, search } = new URL(to.address, "http://localhost");
        entry = entryOf({ pathname, search, state: to.state });
      }
      send(to);
    },
    connect: (rendered, navigate) => {
      entry = rendered;
      send = navigate;
    },
  };
}
