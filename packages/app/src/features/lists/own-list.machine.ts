import { assign, fromPromise, setup } from "xstate";
import { type EntryChange, withChange, withPagesOf } from "./entry-changes.ts";
import type { ListSummary, OwnList } from "./list-calls.ts";

export type OwnListEvent =
  /** The list was loaded, or loaded again. */
  | { readonly type: "list.loaded"; readonly list: OwnList }
  /** A dialog has saved the list. */
  | { readonly type: "list.saved"; readonly list: ListSummary }
  | { readonly type: "list.change"; readonly change: EntryChange };

export interface OwnListContext {
  /** The list as the server has it. Null until it is loaded. */
  readonly list: OwnList | null;
  /** The changes that are shown and not saved yet. The first is being saved. */
  readonly changes: readonly EntryChange[];
  /** Why a change was not saved. Null after the next change. */
  readonly error: unknown;
}

export interface SaveInput {
  readonly listId: string;
  readonly change: EntryChange;
}

/**
 * The machine of the places of a list. Changes are shown at once, and saved one after the other. When a change cannot
 * be saved, this change and the changes after it are dropped, and the list is loaded again.
 */
export const ownListMachine = setup({
  types: { context: {} as OwnListContext, events: {} as OwnListEvent },
  actors: {
    /** Saves a change, and returns the list after it. */
    save: fromPromise<ListSummary, SaveInput>(() => {
      throw new Error("The actor 'save' is missing. Provide it where the machine is created.");
    }),
  },
  actions: {
    // After a change elsewhere, the other pages may have old notes.
    storeList: assign(({ context }, list: OwnList) => {
      const isSame = context.list?.updatedAt === list.updatedAt;
      return { list: context.list !== null && isSame ? withPagesOf(list, context.list) : list };
    }),
    storePages: assign(({ context }, list: OwnList) => ({ list: context.list && withPagesOf(context.list, list) })),
    storeSummary: assign(({ context }, summary: ListSummary) => ({
      list: context.list && { ...context.list, ...summary },
    })),
    add: assign(({ context }, change: EntryChange) => ({ changes: [...context.changes, change], error: null })),
    storeSaved: assign(({ context: { list, changes } }, summary: ListSummary) => {
      const [saved] = changes;
      if (list === null || saved === undefined) return {};
      return { list: { ...withChange(list, saved), ...summary }, changes: changes.slice(1) };
    }),
    storeError: assign((_, { error }: { readonly error: unknown }) => ({ error, changes: [] })),
    /** Provided by the host: loads the list again. */
    reload: () => {},
  },
  guards: {
    isLoaded: ({ context }) => context.list !== null,
    hasMore: ({ context }) => context.changes.length > 1,
  },
}).createMachine({
  id: "ownList",
  context: { list: null, changes: [], error: null },
  initial: "idle",
  on: {
    "list.saved": {
      actions: [{ type: "storeSummary", params: ({ event }) => event.list }, "reload"],
    },
  },
  states: {
    idle: {
      description: "All changes are saved.",
      on: {
        "list.loaded": { actions: { type: "storeList", params: ({ event }) => event.list } },
        "list.change": {
          guard: "isLoaded",
          target: "saving",
          actions: { type: "add", params: ({ event }) => event.change },
        },
      },
    },
    saving: {
      description:
        "A change is being saved. A list that is loaded meanwhile may be older: only places not stored yet are added.",
      invoke: {
        src: "save",
        input: ({ context: { list, changes } }) => {
          const [change] = changes;
          if (list === null || change === undefined) throw new Error("There is no change to save.");
          return { listId: list.id, change };
        },
        onDone: [
          {
            guard: "hasMore",
            target: "saving",
            reenter: true,
            actions: { type: "storeSaved", params: ({ event }) => event.output },
          },
          {
            target: "idle",
            actions: [{ type: "storeSaved", params: ({ event }) => event.output }, "reload"],
          },
        ],
        onError: {
          target: "idle",
          actions: [{ type: "storeError", params: ({ event }) => ({ error: event.error }) }, "reload"],
        },
      },
      on: {
        "list.change": { actions: { type: "add", params: ({ event }) => event.change } },
        "list.loaded": { actions: { type: "storePages", params: ({ event }) => event.list } },
      },
    },
  },
});

/** Returns the list with the changes that are not saved yet. */
export const shownList = ({ list, changes }: Pick<OwnListContext, "list" | "changes">): OwnList | null =>
  list && changes.reduce(withChange, list);
