import { useMachine } from "@xstate/react";
import type { Theme } from "./theme.machine.ts";
import { themeMachine } from "./theme.machine.ts";
import { currentTheme, showTheme } from "./theme.storage.ts";

const machine = themeMachine.provide({
  actions: { show: (_, theme) => showTheme(document.documentElement, () => localStorage, theme) },
});

/** What the top bar needs of the theme. */
export function useTheme(): { readonly theme: Theme; readonly onThemeChange: () => void } {
  const [{ context }, send] = useMachine(machine, { input: { theme: currentTheme(document.documentElement) } });
  return { theme: context.theme, onThemeChange: () => send({ type: "theme.toggle" }) };
}
