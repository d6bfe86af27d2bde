import type { Theme } from "@flaneur/ui";
import { Window } from "happy-dom";
import { describe, expect, it } from "vitest";
import { createStore } from "./store.ts";
import { keepTheme, keepThemeOf, shownTheme, showTheme } from "./theme.storage.ts";

describe("the theme", () => {
  it("is shown and stored at each change", () => {
    const page = new Window().document as unknown as Document;
    const stored: string[] = [];
    const theme = createStore<Theme>("light");
    const stop = keepThemeOf(theme, page, () => ({ setItem: (_, value) => void stored.push(value) }));
    theme.set("dark");
    expect(shownTheme(page.documentElement)).toBe("dark");
    theme.set("light");
    expect([shownTheme(page.documentElement), stored]).toEqual(["light", ["dark", "light"]]);
    stop();
  });

  it("is shown and stored also if it was changed before the page listened", () => {
    const page = new Window().document as unknown as Document;
    const stored: string[] = [];
    const theme = createStore<Theme>("light");
    theme.set("dark");
    keepThemeOf(theme, page, () => ({ setItem: (_, value) => void stored.push(value) }));
    expect([shownTheme(page.documentElement), stored]).toEqual(["dark", ["dark"]]);
  });

  it("is light unless the page is marked dark, and sets the theme color of the browser to its background", () => {
    const { document } = new Window();
    document.head.innerHTML =
      '<meta name="theme-color" content="" /><style>[data-theme="dark"] { --ground: #14181b; }</style>';
    const page = document as unknown as Document;
    expect(shownTheme(page.documentElement)).toBe("light");
    showTheme(page, "dark");
    expect(shownTheme(page.documentElement)).toBe("dark");
    expect(page.querySelector("meta")?.getAttribute("content")).toBe("#14181b");
  });

  it("causes no exception when the storage is forbidden", () => {
    const forbidden = () => {
      throw new DOMException("denied", "SecurityError");
    };
    expect(() => keepTheme(forbidden, "dark")).not.toThrow();
  });
});
