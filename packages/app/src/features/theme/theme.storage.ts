import type { Theme } from "./theme.machine.ts";

/** Also read by the script in index.html, which sets the theme before anything is painted. */
export const THEME_STORAGE_KEY = "theme";

/** The theme that the page shows: index.html has set it from storage before anything was painted. */
export const currentTheme = (root: Pick<HTMLElement, "dataset">): Theme =>
  root.dataset.theme === "dark" ? "dark" : "light";

/** Shows a theme and keeps it for the next visit, where the browser lets us. */
export function showTheme(
  root: Pick<HTMLElement, "dataset">,
  storage: () => Pick<Storage, "setItem">,
  theme: Theme,
): void {
  root.dataset.theme = theme;
  try {
    storage().setItem(THEME_STORAGE_KEY, theme);
  } catch {
    // A forbidden storage costs the memory, not the theme.
  }
}
