import type { Language } from "@flaneur/ui/messages";
import { cleanup, configure, render } from "@testing-library/react";
import { type UserEvent, userEvent } from "@testing-library/user-event";
import type { DetachedWindowAPI } from "happy-dom";
import { StrictMode } from "react";
import { BrowserRouter } from "react-router";
import { expect, onTestFinished, vi } from "vitest";
import { App, type RootActor } from "../src/App.tsx";
import { authStore, browserApp, listenToBrowser, readBrowser } from "../src/browser.ts";
import { loadMessages } from "../src/features/language/load-messages.ts";
import { authorizedFetch } from "../src/graph/authorized-fetch.ts";
import { createGraph } from "../src/graph/graph.ts";
import { reportRejectedToken } from "../src/session/auth.host.ts";
import type { Session } from "../src/session/auth.storage.ts";
import { createRouteNetwork, type RouteNetwork } from "./route-network.ts";
import { routeServers } from "./route-servers.ts";

declare global {
  interface Window {
    /** The controls of the window of Happy DOM. */
    readonly happyDOM?: DetachedWindowAPI;
  }
}

configure({
  // A busy machine takes long to load code.
  asyncUtilTimeout: 30_000,
  // By default, an error contains the start of the markup of the page, which is the top bar.
  getElementError: (message) => {
    const part = document.querySelector("[role=dialog]") ?? document.querySelector("main") ?? document.body;
    return new Error(`${message?.split("\n", 1)[0]}\nThe page says: ${part.textContent?.slice(0, 3_000)}`);
  },
});

/** Messages that no page of a build logs. */
const OF_TESTS = [
  // Happy DOM does not know the element, and React warns of it.
  /The tag <%s> is unrecognized in this browser\..* search$/,
  // In development, the cache of urql warns of fragments on unions, whose fields other types of the union lack.
  /https:\/\/bit\.ly\/2XbVrpR#13$/,
];

interface PageOptions {
  /** The user who is signed in. @default none */
  readonly session?: Session;
  /** The other items of the local storage. @default none */
  readonly stored?: Readonly<Record<string, string>>;
  /** The width of the window in pixels. @default 1440 */
  readonly width?: number;
  /** @default English */
  readonly language?: Language;
  /** Errors and warnings that the page may log. Any other message fails the test. @default none */
  readonly allowedErrors?: readonly RegExp[];
}

export interface OpenedPage {
  /** Clicks, types and presses keys. */
  readonly user: UserEvent;
  readonly network: RouteNetwork;
  /** Renders the page again from its address and the storage. */
  readonly reload: () => Promise<void>;
}

/** Fails the test at its end if the page has logged an error or a warning. */
function watchConsole(allowed: readonly RegExp[]): void {
  const logged: string[] = [];
  const log = (...parts: readonly unknown[]) => void logged.push(parts.join(" "));
  const spies = [vi.spyOn(console, "error").mockImplementation(log), vi.spyOn(console, "warn").mockImplementation(log)];
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
    expect(logged.filter((text) => ![...OF_TESTS, ...allowed].some((each) => each.test(text)))).toEqual([]);
  });
}

/** Renders the page at the address of the window, as main.tsx does. */
async function renderPage(language: Language): Promise<void> {
  let app: RootActor | undefined;
  const plain: typeof fetch = (input, init) => fetch(input, init);
  const send = authorizedFetch(plain, {
    token: authStore.token,
    onRefused: (token) => {
      if (app !== undefined) reportRejectedToken(app.getSnapshot().context.auth, authStore, token);
    },
  });
  const graph = createGraph({ send });
  const listen = (root: RootActor) => {
    app = root;
    return listenToBrowser(root, { graph, firstResults: {} });
  };
  document.documentElement.lang = language;
  const messages = await loadMessages(language);
  render(
    <StrictMode>
      <BrowserRouter useTransitions={false}>
        <App
          graph={graph}
          input={readBrowser()}
          messages={messages}
          logic={browserApp(graph, { isSaved: false })}
          listen={listen}
        />
      </BrowserRouter>
    </StrictMode>,
  );
}

/**
 * Opens a page of the app until the test has finished: its routes, machines and urql client as main.tsx connects them,
 * over the gateway and the API in the same process. Find what the page shows with `screen` of Testing Library.
 * @param path The path with its query, such as `/?types=Bar`.
 */
export async function openPage(
  path: string,
  { session, stored = {}, width = 1440, language = "en", allowedErrors = [] }: PageOptions = {},
): Promise<OpenedPage> {
  // They use the `fetch` that the page replaces.
  await routeServers();
  watchConsole(allowedErrors);
  const network = createRouteNetwork();
  vi.stubGlobal("fetch", network.fetch);
  // Happy DOM has no fonts, for which a map waits before it finds that there is no WebGL.
  Object.defineProperty(document, "fonts", { configurable: true, value: { load: async () => [] } });
  localStorage.clear();
  sessionStorage.clear();
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  if (session !== undefined) authStore.keep({ token: session.token, user: session.user });
  window.happyDOM?.setViewport({ width, height: 900 });
  history.replaceState(null, "", path);
  await renderPage(language);
  onTestFinished(cleanup);
  const reload = () => {
    cleanup();
    return renderPage(language);
  };
  return { user: userEvent.setup(), network, reload };
}
