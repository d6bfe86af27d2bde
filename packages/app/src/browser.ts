/** All access of the app to its browser: what is read before the first render, stored, and listened to. */
import { VIEWPORT_QUERIES, type Viewport, viewportOf } from "@flaneur/domain";
import type { ActorRefFrom } from "xstate";
import { type AppInput, appMachine } from "./app.machine.ts";
import { preferencesMachine } from "./features/filters/preferences.machine.ts";
import {
  FILTER_STORAGE_KEY,
  loadPreferences,
  parsePreferences,
  savePreferences,
} from "./features/filters/preferences.storage.ts";
import { themeMachine } from "./features/theme/theme.machine.ts";
import { keepTheme, parseTheme, shownTheme, showTheme, THEME_STORAGE_KEY } from "./features/theme/theme.storage.ts";

const storage = () => localStorage;
const root = () => document.documentElement;
const viewport = (): Viewport => viewportOf(innerWidth);

export const readBrowser = (): AppInput => ({
  theme: shownTheme(root()),
  preferences: loadPreferences(storage),
  viewport: viewport(),
});

/** The root machine with the actions that a browser can do. */
export const browserApp = appMachine.provide({
  actors: {
    theme: themeMachine.provide({
      actions: { show: (_, theme) => showTheme(document, theme), keep: (_, theme) => keepTheme(storage, theme) },
    }),
    preferences: preferencesMachine.provide({
      actions: { save: (_, changes) => savePreferences(storage, changes) },
    }),
  },
});

/** Sends the root actor changes of the window's size and of what other tabs store. */
export function listenToBrowser(app: ActorRefFrom<typeof appMachine>): () => void {
  const { theme, preferences } = app.getSnapshot().context;
  const resized = () => app.send({ type: "viewport.change", viewport: viewport() });
  const stored = ({ key, newValue }: StorageEvent) => {
    if (key === THEME_STORAGE_KEY) theme.send({ type: "theme.follow", theme: parseTheme(newValue) });
    if (key === FILTER_STORAGE_KEY) {
      preferences.send({ type: "preferences.follow", preferences: parsePreferences(newValue) });
    }
  };
  const queries = VIEWPORT_QUERIES.map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener("change", resized);
  addEventListener("storage", stored);
  return () => {
    for (const query of queries) query.removeEventListener("change", resized);
    removeEventListener("storage", stored);
  };
}
