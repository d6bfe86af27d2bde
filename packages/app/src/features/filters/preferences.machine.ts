import type { ListPreferences } from "@flaneur/domain";
import { type ActorRefFrom, assertEvent, assign, setup } from "xstate";
import type { PreferenceChanges } from "./preferences.storage.ts";

export type PreferencesEvent =
  | { readonly type: "preferences.choose"; readonly changes: PreferenceChanges }
  /**
   * The stored preferences. Sent when the app starts, when another browser tab has stored a preference, and when the
   * browser shows the page again after the visitor has left it.
   */
  | { readonly type: "preferences.follow"; readonly preferences: ListPreferences };

/**
 * The machine of the list preferences (§3). They apply to '/' only: a URL with a query shows the same list to every
 * visitor.
 */
export const preferencesMachine = setup({
  types: {
    context: {} as { readonly preferences: ListPreferences },
    events: {} as PreferencesEvent,
    input: {} as { readonly preferences: ListPreferences },
  },
  actions: {
    take: assign(({ context, event }) => {
      assertEvent(event, "preferences.choose");
      const { advancedOperators: _, ...changes } = event.changes;
      return { preferences: { ...context.preferences, ...changes } };
    }),
    /** Provided by the host: stores the changed preferences. */
    save: (_, _changes: PreferenceChanges) => {},
  },
}).createMachine({
  id: "preferences",
  context: ({ input }) => input,
  on: {
    "preferences.choose": { actions: ["take", { type: "save", params: ({ event }) => event.changes }] },
    "preferences.follow": { actions: assign(({ event }) => ({ preferences: event.preferences })) },
  },
});

export type PreferencesRef = ActorRefFrom<typeof preferencesMachine>;
