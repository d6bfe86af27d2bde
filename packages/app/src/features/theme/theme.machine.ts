import type { Theme } from "@flaneur/ui";
import { assign, setup } from "xstate";

export type ThemeEvent =
  | { readonly type: "theme.toggle" }
  /** The stored theme. Sent when another tab has chosen it, after hydration, and when the page is shown again. */
  | { readonly type: "theme.follow"; readonly theme: Theme };

/** The machine of the theme, light or dark (§4). The host applies and stores it. */
export const themeMachine = setup({
  types: {
    events: {} as ThemeEvent,
    context: {} as { readonly theme: Theme },
    input: {} as { readonly theme: Theme },
  },
  actions: {
    flip: assign(({ context }) => ({ theme: context.theme === "light" ? ("dark" as const) : ("light" as const) })),
    follow: assign(({ context, event }) => ({ theme: event.type === "theme.follow" ? event.theme : context.theme })),
    /** Provided by the host: applies the theme to the page. */
    show: (_, _theme: Theme) => {},
    /** Provided by the host: stores the theme. */
    keep: (_, _theme: Theme) => {},
  },
}).createMachine({
  id: "theme",
  context: ({ input }) => ({ theme: input.theme }),
  on: {
    "theme.follow": { actions: ["follow", { type: "show", params: ({ context }) => context.theme }] },
    "theme.toggle": {
      actions: [
        "flip",
        { type: "show", params: ({ context }) => context.theme },
        { type: "keep", params: ({ context }) => context.theme },
      ],
    },
  },
});
