import type { ListPreferences, Viewport } from "@flaneur/domain";
import type { Theme } from "@flaneur/ui";
import { type ActorRefFrom, assign, setup } from "xstate";
import { preferencesMachine } from "./features/filters/preferences.machine.ts";
import { searchMachine } from "./features/search/search.machine.ts";
import { themeMachine } from "./features/theme/theme.machine.ts";

/** What the page starts with: what the browser keeps and how it is, as values. */
export interface AppInput {
  readonly theme: Theme;
  readonly preferences: ListPreferences;
  readonly viewport: Viewport;
}

interface AppContext {
  readonly theme: ActorRefFrom<typeof themeMachine>;
  readonly preferences: ActorRefFrom<typeof preferencesMachine>;
  readonly search: ActorRefFrom<typeof searchMachine>;
  readonly viewport: Viewport;
}

/** The root actor: it lives as long as the page and owns what outlives a route. */
export const appMachine = setup({
  types: {
    context: {} as AppContext,
    events: {} as { readonly type: "viewport.change"; readonly viewport: Viewport },
    input: {} as AppInput,
    children: {} as { theme: "theme"; preferences: "preferences"; search: "search" },
  },
  actors: { theme: themeMachine, preferences: preferencesMachine, search: searchMachine },
}).createMachine({
  id: "app",
  context: ({ input: { theme, preferences, viewport }, spawn }) => ({
    theme: spawn("theme", { id: "theme", input: { theme } }),
    preferences: spawn("preferences", { id: "preferences", input: { preferences } }),
    search: spawn("search", { id: "search" }),
    viewport,
  }),
  on: { "viewport.change": { actions: assign(({ event }) => ({ viewport: event.viewport })) } },
});
