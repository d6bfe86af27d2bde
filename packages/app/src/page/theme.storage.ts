import type { Theme } from "@flaneur/ui";
import type { Store } from "./store.ts";

/** The script in index.html reads this key, too: it sets the theme before the first paint. */
export const THEME_STORAGE_KEY = "theme";

export const parseTheme = (text: string | null | undefined): Theme => (text === "dark" ? "dark" : "light");

/** Returns the theme of the page, which index.html has read from storage before the first paint. */
export const shownTheme = ({ dataset }: Pick<HTMLElement, "dataset">): Theme => parseTheme(dataset.theme);

type ThemedPage = Pick<Document, "documentElement" | "defaultView" | "querySelector">;

/** Applies a theme, and sets the colour of the browser's own bars to the background. */
export function showTheme(page: ThemedPage, theme: Theme): void {
  const { documentElement } = page;
  documentElement.dataset.theme = theme;
  const ground = page.defaultView?.getComputedStyle(documentElement).getPropertyValue("--ground").trim();
  if (ground) page.querySelector("meta[name=theme-color]")?.setAttribute("content", ground);
}

/** Returns the stored theme. Null if the visitor has chosen none, or if storage is blocked. */
export function storedTheme(storage: () => Pick<Storage, "getItem">): Theme | null {
  try {
    const text = storage().getItem(THEME_STORAGE_KEY);
    return text === null ? null : parseTheme(text);
  } catch {
    return null;
  }
}

/** Stores a theme for the next visit. If storage is blocked, the theme lasts for this visit. */
export function keepTheme(storage: () => Pick<Storage, "setItem">, theme: Theme): void {
  try {
    storage().setItem(THEME_STORAGE_KEY, theme);
  } catch {
    // The visitor cannot fix a blocked storage, so no error is shown.
  }
}

/** Shows and stores each change of the theme. Returns a function that stops this. */
export function keepThemeOf(theme: Store<Theme>, page: ThemedPage, storage: () => Pick<Storage, "setItem">) {
  const keep = () => {
    showTheme(page, theme.get());
    keepTheme(storage, theme.get());
  };
  // A press while the page was hydrated has changed it before this call.
  if (theme.get() !== shownTheme(page.documentElement)) keep();
  return theme.subscribe(keep);
}
