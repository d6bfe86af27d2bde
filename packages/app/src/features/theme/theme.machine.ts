import { assign, setup } from "xstate";

export type Theme = "light" | "dark";

/** Light or dark (§4): the state is the theme. The host shows it and keeps it. */
export const themeMachine = setup({
  types: {
    events: {} as { readonly type: "theme.toggle" } | { readonly type: "theme.follow"; readonly theme: Theme },
    context: {} as { readonly theme: Theme },
    input: {} as { readonly theme: Theme },
  },
  actions: {
    flip: assign(({ context }) => ({ theme: context.theme === "light" ? ("dark" as const) : ("light" as const) })),
    /** Provided by the host. */
    show: (_, _theme: Theme) => {},
  },
}).createMachine({
  id: "theme",
  context: ({ input }) => ({ theme: input.theme }),
  on: {
    /** Another tab of ours chose a theme: it is shown here, too, and kept already. */
    "theme.follow": { actions: assign(({ event }) => ({ theme: event.theme })) },
    "theme.toggle": { actions: ["flip", { type: "show", params: ({ context }) => context.theme }] },
  },
});
