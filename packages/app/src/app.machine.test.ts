import { DEFAULT_PREFERENCES, viewportOf } from "@flaneur/domain";
import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { appMachine } from "./app.machine.ts";
import { NO_SETTINGS } from "./page/public-settings.ts";
import { NOBODY } from "./session/auth.storage.ts";

describe("the root actor", () => {
  it("starts what outlives a route with the values the browser kept", () => {
    const preferences = { ...DEFAULT_PREFERENCES, limit: 96 } as const;
    const app = createActor(appMachine, {
      input: {
        theme: "dark",
        preferences,
        layout: "table",
        viewport: viewportOf(390),
        auth: NOBODY,
        settings: NO_SETTINGS,
        now: { day: 20_779, minute: 930 },
      },
    }).start();
    const { context } = app.getSnapshot();
    expect(context.theme.getSnapshot().context.theme).toBe("dark");
    expect(context.preferences.getSnapshot().context.preferences).toEqual(preferences);
    // Kept as it was chosen, though a phone does not show it.
    expect(context.layout.getSnapshot().context.layout).toBe("table");
    expect(context.search.getSnapshot().context.text).toBe("");
    expect(context.viewport).toEqual({ columns: 1, phone: true, layouts: ["grid", "map"] });
  });

  it("follows the clock, by the minute", () => {
    const app = createActor(appMachine, {
      input: {
        theme: "light",
        preferences: DEFAULT_PREFERENCES,
        layout: "grid",
        viewport: viewportOf(390),
        auth: NOBODY,
        settings: NO_SETTINGS,
        now: { day: 20_779, minute: 930 },
      },
    }).start();
    const before = app.getSnapshot().context.now;
    app.send({ type: "clock.tick", now: { day: 20_779, minute: 930 } });
    expect(app.getSnapshot().context.now).toBe(before);
    app.send({ type: "clock.tick", now: { day: 20_779, minute: 931 } });
    expect(app.getSnapshot().context.now.minute).toBe(931);
  });

  it("follows the window's size", () => {
    const input = {
      theme: "light",
      preferences: DEFAULT_PREFERENCES,
      layout: "grid",
      viewport: viewportOf(390),
      auth: NOBODY,
      settings: NO_SETTINGS,
      now: { day: 20_779, minute: 930 },
    } as const;
    const app = createActor(appMachine, { input }).start();
    app.send({ type: "viewport.change", viewport: viewportOf(1440) });
    expect(app.getSnapshot().context.viewport).toEqual({ columns: 6, phone: false, layouts: ["table", "grid", "map"] });
  });
});
