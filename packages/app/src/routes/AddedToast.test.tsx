// @vitest-environment happy-dom
import { DEFAULT_PREFERENCES, viewportOf } from "@flaneur/domain";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fromCallback } from "xstate";
import { heldPromise } from "../../testing/held-calls.ts";
import { CAMILLE, NOE } from "../../testing/sessions.ts";
import { appMachine } from "../app.machine.ts";
import { AppContext } from "../app-context.ts";
import type { FavoritesEvent } from "../features/favorites/favorites.events.ts";
import { favoritesMachine } from "../features/favorites/favorites.machine.ts";
import type { FavoriteChange } from "../features/favorites/pending-favorites.ts";
import { createGraph } from "../graph/graph.ts";
import { GraphProvider } from "../graph/graph-context.ts";
import { PageProvider } from "../page/page-context.ts";
import { NO_SETTINGS } from "../page/public-settings.ts";
import { authMachine } from "../session/auth.machine.ts";
import type { AuthUser } from "../session/auth.storage.ts";
import { AddedToast } from "./AddedToast.tsx";

beforeEach(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => vi.unstubAllGlobals());

const INPUT = {
  theme: "light",
  preferences: DEFAULT_PREFERENCES,
  layout: "grid",
  viewport: viewportOf(1440),
  auth: { ...CAMILLE, isAuthenticated: true },
  settings: NO_SETTINGS,
  now: { day: 20_779, minute: 930 },
} as const;

/** The machine of the app with a server that saves each favorite at once, and responds to nothing else. */
function app() {
  const setFavorite = fromCallback<FavoritesEvent, FavoriteChange>(({ input: { placeId }, sendBack }) =>
    sendBack({ type: "favorite.saved", placeId }),
  );
  const favorites = favoritesMachine.provide({ actors: { setFavorite, refetch: fromCallback(() => {}) } });
  const verify = heldPromise<AuthUser, { readonly token: string }>().logic;
  const endSession = heldPromise<void, { readonly token: string }>().logic;
  return appMachine.provide({ actors: { favorites, auth: authMachine.provide({ actors: { verify, endSession } }) } });
}

it("the toast about a new favorite of one user is not shown to the next user", async () => {
  const page = document.body.appendChild(document.createElement("div"));
  const toasts = () => [...page.querySelectorAll("[aria-label]")].map((each) => each.getAttribute("aria-label"));
  const graph = createGraph({ send: () => new Promise(() => {}) });
  let actors: ReturnType<ReturnType<typeof AppContext.useActorRef>["getSnapshot"]>["context"] | undefined;
  function Page() {
    const root = AppContext.useActorRef();
    actors = root.getSnapshot().context;
    return (
      <PageProvider value={root}>
        <AddedToast />
      </PageProvider>
    );
  }
  const root = createRoot(page);
  await act(() =>
    root.render(
      <GraphProvider value={graph}>
        <AppContext.Provider logic={app()} options={{ input: INPUT }}>
          <MemoryRouter>
            <Page />
          </MemoryRouter>
        </AppContext.Provider>
      </GraphProvider>,
    ),
  );
  const place = { id: "allard", name: "Allard", types: [], arrondissement: null, media: [] };
  await act(() => actors?.favorites.send({ type: "favorite.toggle", place, isFavorite: false }));
  await act(() => vi.waitFor(() => expect(toasts()).toContain("Allard is a favorite")));
  await act(() => actors?.auth.send({ type: "auth.logOut" }));
  expect(toasts()).toEqual([]);
  await act(() => actors?.auth.send({ type: "auth.signedIn", session: NOE, intent: null }));
  expect(toasts()).toEqual([]);
  await act(() => root.unmount());
});
