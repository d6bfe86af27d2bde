// @vitest-environment happy-dom
import { DEFAULT_PREFERENCES, viewportOf } from "@flaneur/domain";
import { afterEach, expect, it } from "vitest";
import { createActor } from "xstate";
import { appMachine } from "./app.machine.ts";
import { listenToBrowser } from "./browser.ts";
import { THEME_STORAGE_KEY } from "./features/theme/theme.storage.ts";
import { createGraph } from "./graph/graph.ts";
import { NO_SETTINGS } from "./page/public-settings.ts";
import { NOBODY } from "./session/auth.storage.ts";

afterEach(() => localStorage.clear());

/** Returns the theme of a dark page that the browser shows again after the visitor has left it. */
function themeShownAgain(): string {
  const app = createActor(appMachine, {
    input: {
      theme: "dark",
      preferences: DEFAULT_PREFERENCES,
      layout: "grid",
      viewport: viewportOf(1440),
      auth: NOBODY,
      settings: NO_SETTINGS,
      now: { day: 20_779, minute: 930 },
    },
  }).start();
  const graph = createGraph({ send: () => Promise.reject(new Error("nothing is fetched")) });
  const stop = listenToBrowser(app, { graph, firstResults: {} });
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  stop();
  return app.getSnapshot().context.theme.getSnapshot().context.theme;
}

it("a page that the browser shows again has the theme that was chosen in another tab meanwhile", () => {
  localStorage.setItem(THEME_STORAGE_KEY, "light");
  expect(themeShownAgain()).toBe("light");
});

it("a page that the browser shows again keeps its theme if no theme is stored", () => {
  expect(themeShownAgain()).toBe("dark");
});
