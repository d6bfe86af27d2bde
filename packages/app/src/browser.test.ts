// @vitest-environment happy-dom
import { afterEach, expect, it } from "vitest";
import { createActor } from "xstate";
import { APP_INPUT } from "../testing/app-input.ts";
import { appMachine } from "./app.machine.ts";
import { listenToBrowser } from "./browser.ts";
import { THEME_STORAGE_KEY } from "./features/theme/theme.storage.ts";
import { createGraph } from "./graph/graph.ts";

afterEach(() => localStorage.clear());

/** Returns the theme of a dark page that the browser shows again after the visitor has left it. */
function themeShownAgain(): string {
  const app = createActor(appMachine, { input: { ...APP_INPUT, theme: "dark" } }).start();
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
