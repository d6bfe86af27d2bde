import type { Theme } from "@flaneur/ui";
import { Window } from "happy-dom";
import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { themeMachine } from "./theme.machine.ts";
import { keepTheme, shownTheme, showTheme } from "./theme.storage.ts";

function start(theme: Theme) {
  const shown: Theme[] = [];
  const kept: Theme[] = [];
  const machine = themeMachine.provide({
    actions: { show: (_, chosen) => void shown.push(chosen), keep: (_, chosen) => void kept.push(chosen) },
  });
  return { actor: createActor(machine, { input: { theme } }).start(), shown, kept };
}

describe("the theme", () => {
  it("switches at each toggle, and is shown and stored", () => {
    const { actor, shown, kept } = start("light");
    actor.send({ type: "theme.toggle" });
    actor.send({ type: "theme.toggle" });
    expect([shown, kept]).toEqual([
      ["dark", "light"],
      ["dark", "light"],
    ]);
    expect(actor.getSnapshot().context.theme).toBe("light");
  });

  it("follows another tab without storing its change again", () => {
    const { actor, shown, kept } = start("light");
    actor.send({ type: "theme.follow", theme: "dark" });
    expect([actor.getSnapshot().context.theme, shown, kept]).toEqual(["dark", ["dark"], []]);
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
