import type { Theme } from "@flaneur/ui";

/** Also read by the script in index.html, which sets the theme before anything is painted. */
export const THEME_STORAGE_KEY = "theme";

export const parseTheme = (text: string | null | undefined): Theme => (text === "dark" ? "dark" : "light");

/** The theme that the page shows: index.html has set it from storage before anything was painted. */
export const shownTheme = ({ dataset }: Pick<HTMLElement, "dataset">): Theme => parseTheme(dataset.theme);

export function showTheme({ dataset }: Pick<HTMLElement, "dataset">, theme: Theme): void {
  dataset.theme = theme;
}

/** Keeps a theme for the next visit. A forbidden storage costs the memory, not the theme. */
export function keepTheme(storage: () => Pick<Storage, "setItem">, theme: Theme): void {
  try {
    storage().setItem(THEME_STORAGE_KEY, theme);
  } catch {
    // Nothing a visitor could do about it.
  }
}
