import { activeCategories, type ListPreferences, NO_OPERATORS, TYPING_PAUSE_MS } from "@flaneur/domain";
import { type ActorRefFrom, emit, enqueueActions, setup } from "xstate";
import type { Store } from "../../page/store.ts";
import type { AddressBar, Navigation } from "../../routing/address-bar.ts";
import type { TypingEvent } from "../places/filters-actor.ts";
import type { ReadAddress } from "./filters.address.ts";
import { changed, chosen } from "./filters.changes.ts";
import type { FiltersEvent } from "./filters.events.ts";
import { navigation, readEntry } from "./listing-entry.ts";
import { type PreferenceChanges, setPreferences } from "./preferences.storage.ts";

/** The text that the visitor typed in the search box. */
interface TypedText {
  readonly text: string;
  /** The URL that the text was typed at. At any other URL, the box shows the search of the URL. */
  readonly address: string;
  /** The URL before the first letter, so that typing adds one history entry. Null before, and after any other choice. */
  readonly from: string | null;
  readonly state: "typed" | "submitted";
}

interface FiltersInput {
  readonly bar: AddressBar;
  /** The list preferences (§3). They apply to '/' only: a URL with a query shows the same list to every visitor. */
  readonly preferences: Store<ListPreferences>;
}

interface FiltersContext extends FiltersInput {
  readonly typed: TypedText | null;
  /** Returns the filters of the current URL. */
  readonly read: () => ReadAddress;
}

/** What a choice does in addition to the navigation. */
interface Choice {
  readonly step: Navigation["step"];
  /** Whether the search box keeps what is being typed, or shows the search of the new URL. */
  readonly box: "stays" | "follows";
  /** Whether the choice changes the stored preferences. */
  readonly stored: boolean;
}

const decide = (choice: Choice) => ({ actions: { type: "decide", params: choice } }) as const;
const CHOICE = decide({ step: "new", box: "stays", stored: true });
const CLEARING = decide({ step: "new", box: "follows", stored: true });
const STEP = decide({ step: "new", box: "stays", stored: false });
const CORRECTION = decide({ step: "same", box: "stays", stored: false });

/** The answer of Enter takes the history entry of the letters that were typed for it: Back leads to the list before them. */
const isTypedEntry = ({ bar, typed }: FiltersContext): boolean =>
  typed?.state === "submitted" && typed.from !== null && typed.address === bar.entry().address;

/**
 * The machine of the filters (§4). The URL has the filters. The machine keeps what is being typed, and decides what a
 * choice means: it computes the next URL and navigates there.
 */
export const filtersMachine = setup({
  types: {
    context: {} as FiltersContext,
    events: {} as FiltersEvent,
    input: {} as FiltersInput,
    emitted: {} as TypingEvent,
  },
  actions: {
    decide: enqueueActions(({ context, event, enqueue }, { step, box, stored }: Choice) => {
      const { bar, typed } = context;
      const entry = bar.entry();
      // The listing has been left: only a question leads back to it.
      if (step === "same" && entry.pathname !== "/") return;
      const next = changed(context.read(), event);
      const to = navigation(entry, next, step);
      if (to !== null) enqueue(() => bar.go(to));
      const here = box === "stays" && typed?.address === entry.address;
      const from = step === "same" ? (typed?.from ?? null) : null;
      enqueue.assign({ typed: here ? { ...typed, address: to?.address ?? entry.address, from } : null });
      if (stored) enqueue.raise({ type: "preferences.choose", changes: chosen(event, next.filters) });
    }),
    /** Searches for the typed text, unless the URL has changed since. On another page, the text stays in the box. */
    search: enqueueActions(({ context: { bar, typed, read }, enqueue }) => {
      const entry = bar.entry();
      if (typed?.address !== entry.address) {
        enqueue.assign({ typed: null });
        enqueue.emit({ type: "search.unchanged" });
        return;
      }
      if (entry.pathname !== "/") return;
      const step = typed.from === null ? "new" : "same";
      const next = changed(read(), { type: "search.set", text: typed.text });
      const to = navigation(entry, next, step);
      if (to === null) {
        enqueue.emit({ type: "search.unchanged" });
        return;
      }
      const inSheet = entry.state.sheet !== undefined;
      const isTypedAway = to.address === typed.from && !inSheet;
      enqueue(() => bar.go(isTypedAway ? { ...to, step: "back" } : to));
      const from = isTypedAway || inSheet ? null : (typed.from ?? entry.address);
      enqueue.assign({ typed: { ...typed, address: to.address, from } });
    }),
    type: enqueueActions(({ context: { bar, typed }, event, enqueue }) => {
      if (event.type !== "search.type") return;
      const { address } = bar.entry();
      const from = typed?.address === address ? typed.from : null;
      enqueue.assign({ typed: { text: event.text, address, from, state: "typed" } });
    }),
    submit: enqueueActions(({ context: { typed }, enqueue }) => {
      if (typed !== null) enqueue.assign({ typed: { ...typed, state: "submitted" } });
    }),
    drop: enqueueActions(({ enqueue }) => enqueue.assign({ typed: null })),
    emitTyping: emit({ type: "search.typing" }),
    /** Resets the stored operators if no category has a value (§4). */
    resetOperators: enqueueActions(({ context: { read }, enqueue }) => {
      if (activeCategories(read().filters).length > 0) return;
      enqueue.raise({ type: "preferences.choose", changes: { advancedOperators: NO_OPERATORS } });
    }),
    prefer: ({ context: { preferences } }, { advancedOperators: _, ...changes }: PreferenceChanges) =>
      setPreferences(preferences, changes),
    /** Provided by the host: stores what a choice has changed. */
    store: (_, _changes: PreferenceChanges) => {},
  },
  delays: { typingPause: TYPING_PAUSE_MS },
}).createMachine({
  id: "filters",
  context: ({ input: { bar, preferences } }) => ({
    bar,
    preferences,
    typed: null,
    read: () => readEntry(bar.entry(), preferences.get()),
  }),
  initial: "idle",
  on: {
    "filter.*": CHOICE,
    "wish.*": CHOICE,
    "status.*": CHOICE,
    "near.*": CHOICE,
    "mentions.*": CHOICE,
    "chosen.set": CHOICE,
    "area.*": CHOICE,
    "hours.*": CHOICE,
    "travel.*": CHOICE,
    "sort.*": CHOICE,
    "limit.*": CHOICE,
    // 'Clear all' also removes the search.
    "filter.clear": CLEARING,
    "filter.apply": CLEARING,
    "filter.replaceSearch": CLEARING,
    "tab.*": CLEARING,
    "tab.leave": decide({ step: "same", box: "follows", stored: false }),
    "tab.drop": CORRECTION,
    "location.change": CORRECTION,
    "page.go": STEP,
    "page.correct": CORRECTION,
    "sharedView.close": STEP,
    "address.settle": { actions: [CORRECTION.actions, "resetOperators"] },
    "search.replace": { target: ".idle", ...CLEARING },
    "search.letters": { target: ".idle", ...CLEARING },
    "search.apply": {
      target: ".idle",
      actions: {
        type: "decide",
        params: ({ context }): Choice => ({
          step: isTypedEntry(context) ? "same" : "new",
          box: "follows",
          stored: true,
        }),
      },
    },
    "search.drop": { target: ".idle", actions: "drop" },
    "preferences.choose": {
      actions: [
        { type: "prefer", params: ({ event }) => event.changes },
        { type: "store", params: ({ event }) => event.changes },
      ],
    },
  },
  states: {
    idle: {
      description: "The visitor does not type.",
      on: {
        "search.type": { target: "typing", actions: ["type", "emitTyping"] },
        "search.submit": { actions: "submit" },
      },
    },
    typing: {
      description: "The visitor types. Only the box shows the new letters.",
      after: { typingPause: { target: "idle", actions: "search" } },
      on: {
        "search.type": { target: "typing", reenter: true, actions: "type" },
        "search.submit": { target: "idle", actions: ["submit", "search"] },
      },
    },
  },
});

export type FiltersRef = ActorRefFrom<typeof filtersMachine>;
