import { useMachine } from "@xstate/react";
import { useEffect } from "react";
import type { Theme } from "./theme.machine.ts";
import { themeMachine } from "./theme.machine.ts";
import { currentTheme, showTheme, THEME_STORAGE_KEY } from "./theme.storage.ts";

const machine = themeMachine.provide({
  actions: { show: (_, theme) => showTheme(document.documentElement, () => localStorage, theme) },
});

/** What the top bar needs of the theme. */
export function useTheme(): { readonly theme: Theme; readonly onThemeChange: () => void } {
  const [{ context }, send] = useMachine(machine, { input: { theme: currentTheme(document.documentElement) } });
  useEffect(() => {
    const chosen = ({ key, newValue }: StorageEvent) => {
      if (key !== THEME_STORAGE_KEY || (newValue !== "light" && newValue !== "dark")) return;
      document.documentElement.dataset.theme = newValue;
      send({ type: "theme.follow", theme: newValue });
    };
    addEventListener("storage", chosen);
    return () => removeEventListener("storage", chosen);
  }, [send]);
  return { theme: context.theme, onThemeChange: () => send({ type: "theme.toggle" }) };
}
