import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { type Theme, themeMachine } from "./theme.machine.ts";
import { currentTheme, showTheme } from "./theme.storage.ts";

function start(theme: Theme) {
  const shown: Theme[] = [];
  const machine = themeMachine.provide({ actions: { show: (_, chosen) => void shown.push(chosen) } });
  return { actor: createActor(machine, { input: { theme } }).start(), shown };
}

describe("the theme", () => {
  it("flips at each toggle, and is shown and kept", () => {
    const { actor, shown } = start("light");
    actor.send({ type: "theme.toggle" });
    actor.send({ type: "theme.toggle" });
    expect(shown).toEqual(["dark", "light"]);
    expect(actor.getSnapshot().context.theme).toBe("light");
  });

  it("follows another tab without keeping what that one has kept", () => {
    const { actor, shown } = start("light");
    actor.send({ type: "theme.follow", theme: "dark" });
    expect([actor.getSnapshot().context.theme, shown]).toEqual(["dark", []]);
  });

  it("is light wherever the page says nothing else, and shown even where nothing can be kept", () => {
    const page = { dataset: {} as DOMStringMap };
    expect(currentTheme(page)).toBe("light");
    const forbidden = () => {
      throw new DOMException("denied", "SecurityError");
    };
    showTheme(page, forbidden, "dark");
    expect(currentTheme(page)).toBe("dark");
  });
});
