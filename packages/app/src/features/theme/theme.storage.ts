import type { Theme } from "@flaneur/ui";

/** Also read by the script in index.html, which sets the theme before anything is painted. */
export const THEME_STORAGE_KEY = "theme";

export const parseTheme = (text: string | null | undefined): Theme => (text === "dark" ? "dark" : "light");

/** The theme that the page shows: index.html has set it from storage before anything was painted. */
export const shownTheme = ({ dataset }: Pick<HTMLElement, "dataset">): Theme => parseTheme(dataset.theme);

type ThemedPage = Pick<Document, "documentElement" | "defaultView" | "querySelector">;

/** Shows a theme; the browser's own bars take the colour of its ground. */
export function showTheme(page: ThemedPage, theme: Theme): void {
  const { documentElement } = page;
  documentElement.dataset.theme = theme;
  const ground = page.defaultView?.getComputedStyle(documentElement).getPropertyValue("--ground").trim();
  if (ground) page.querySelector("meta[name=theme-color]")?.setAttribute("content", ground);
}

/** Keeps a theme for the next visit. A forbidden storage costs the memory, not the theme. */
export function keepTheme(storage: () => Pick<Storage, "setItem">, theme: Theme): void {
  try {
    storage().setItem(THEME_STORAGE_KEY, theme);
  } catch {
    // Nothing a visitor could do about it.
  }
}
