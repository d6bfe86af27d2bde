// @vitest-environment happy-dom
import { afterEach, expect, it } from "vitest";
import { createActor } from "xstate";
import { APP_INPUT } from "../testing/app-input.ts";
import { appMachine } from "./app.machine.ts";
import { listenToBrowser } from "./browser.ts";
import { savePreferences } from "./features/filters/preferences.storage.ts";
import { createGraph } from "./graph/graph.ts";
import { THEME_STORAGE_KEY } from "./page/theme.storage.ts";

afterEach(() => localStorage.clear());

/**
 * Leaves a dark page, and shows it again as a browser does after 'Back'. Returns the theme and the list preferences of
 * the app.
 */
function showAgain(chooseInAnotherTab: () => void = () => {}) {
  const app = createActor(appMachine, { input: { ...APP_INPUT, theme: "dark" } }).start();
  const graph = createGraph({ send: () => Promise.reject(new Error("nothing is fetched")) });
  const stop = listenToBrowser(app, { graph, firstResults: {} });
  chooseInAnotherTab();
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  stop();
  const { theme, preferences } = app.getSnapshot().context;
  return { theme: theme.get(), preferences: preferences.get() };
}

it("a page that the browser shows again has the theme that was chosen in another tab meanwhile", () => {
  expect(showAgain(() => localStorage.setItem(THEME_STORAGE_KEY, "light")).theme).toBe("light");
});

it("a page that the browser shows again keeps its theme if no theme is stored", () => {
  expect(showAgain().theme).toBe("dark");
});

it("a page that the browser shows again has the list preferences that were chosen in another tab meanwhile", () => {
  expect(showAgain(() => savePreferences(() => localStorage, { limit: 96 })).preferences.limit).toBe(96);
});
