import type { Theme } from "@flaneur/ui";
import { NOW } from "../../ui/src/fixtures/now.ts";
import type { RootActor } from "../src/App.tsx";
import type { AppInput } from "../src/app.machine.ts";
import { authStore, readBrowser } from "../src/browser.ts";
import { FILTER_STORAGE_KEY } from "../src/features/filters/preferences.storage.ts";
import { LAYOUT_STORAGE_KEY } from "../src/features/places/layout.storage.ts";
import { authorizedFetch } from "../src/graph/authorized-fetch.ts";
import { createGraph, type Graph } from "../src/graph/graph.ts";
import { NO_SETTINGS } from "../src/page/public-settings.ts";
import { THEME_STORAGE_KEY } from "../src/page/theme.storage.ts";
import { reportRejectedToken } from "../src/session/auth.host.ts";
import { type Position, setPosition } from "./geolocation.ts";
import { flowHistory, type MemoryHistory } from "./memory-history.ts";
import { createFlowRest, type Data, type Operations } from "./rest/flow-rest.ts";
import { serve } from "./servers.ts";

/** The controls of a flow. */
export interface FlowSettings {
  /** The delay of each response, in milliseconds. */
  readonly latency: number;
  /** The group of calls that fail. */
  readonly failing: Operations | "nothing";
  readonly data: Data;
  /** Whether a new visitor or a signed-in user starts the flow. */
  readonly visitor: "signed out" | "signed in";
  /** The response of the browser's geolocation. */
  readonly position: Position;
  /** The first path of the flow. */
  readonly address: string;
}

export interface OpenFlow {
  readonly graph: Graph;
  readonly input: AppInput;
  readonly history: MemoryHistory;
  /** Called with the root actor when the app has started. From then on, refused tokens are reported to the actor. */
  readonly start: (app: RootActor) => void;
}

export const CAMILLE = { username: "camille@example.org", password: "correct horse" };

/** Removes everything that an earlier flow stored in the browser. */
function forgetOthers(): void {
  authStore.clear();
  for (const key of [FILTER_STORAGE_KEY, LAYOUT_STORAGE_KEY, THEME_STORAGE_KEY]) localStorage.removeItem(key);
}

/** Starts the servers and sets up the browser by the controls. Returns the props of the app. */
export function openFlow({ latency, failing, data, visitor, position, address }: FlowSettings, theme: Theme): OpenFlow {
  const rest = createFlowRest({ data, failing });
  serve(rest, latency);
  setPosition(position);
  forgetOthers();
  if (visitor === "signed in") authStore.keep(rest.accounts.create(CAMILLE.username, CAMILLE.password));

  const started: { app: RootActor | null } = { app: null };
  const send = authorizedFetch((request, init) => fetch(request, init), {
    token: authStore.token,
    onRefused: (token) => {
      if (started.app !== null) reportRejectedToken(started.app.getSnapshot().context.auth, authStore, token);
    },
  });
  const history = flowHistory(address);
  const graph = createGraph({ send });
  return {
    graph,
    history,
    input: { ...readBrowser(), theme, settings: NO_SETTINGS, now: NOW },
    start: (app) => {
      started.app = app;
    },
  };
}
