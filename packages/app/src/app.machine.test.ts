import { DEFAULT_PREFERENCES, viewportOf } from "@flaneur/domain";
import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { appMachine } from "./app.machine.ts";
import { NOBODY } from "./features/auth/auth.storage.ts";

describe("the root actor", () => {
  it("starts what outlives a route with the values the browser kept", () => {
    const preferences = { ...DEFAULT_PREFERENCES, limit: 96 } as const;
    const app = createActor(appMachine, {
      input: { theme: "dark", preferences, viewport: viewportOf(390), auth: NOBODY },
    }).start();
    const { context } = app.getSnapshot();
    expect(context.theme.getSnapshot().context.theme).toBe("dark");
    expect(context.preferences.getSnapshot().context.preferences).toEqual(preferences);
    expect(context.search.getSnapshot().context.text).toBe("");
    expect(context.viewport).toEqual({ columns: 1, phone: true });
  });

  it("follows the window's size", () => {
    const input = {
      theme: "light",
      preferences: DEFAULT_PREFERENCES,
      viewport: viewportOf(390),
      auth: NOBODY,
    } as const;
    const app = createActor(appMachine, { input }).start();
    app.send({ type: "viewport.change", viewport: viewportOf(1440) });
    expect(app.getSnapshot().context.viewport).toEqual({ columns: 6, phone: false });
  });
});
