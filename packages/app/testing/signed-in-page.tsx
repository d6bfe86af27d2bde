import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router";
import { onTestFinished } from "vitest";
import { fromCallback } from "xstate";
import { appMachine } from "../src/app.machine.ts";
import { AppContext } from "../src/app-context.ts";
import type { ToggleEvent, ToggleInput } from "../src/features/favorites/favorite-toggle.ts";
import { favoritesMachine } from "../src/features/favorites/favorites.machine.ts";
import { createGraph } from "../src/graph/graph.ts";
import { GraphProvider } from "../src/graph/graph-context.ts";
import { PageProvider } from "../src/page/page-context.ts";
import { authMachine } from "../src/session/auth.machine.ts";
import type { AuthUser } from "../src/session/auth.storage.ts";
import { APP_INPUT } from "./app-input.ts";
import { heldPromise } from "./held-calls.ts";
import { CAMILLE } from "./sessions.ts";

const INPUT = { ...APP_INPUT, auth: { ...CAMILLE, isAuthenticated: true } } as const;

const saveFavorite = fromCallback<ToggleEvent, ToggleInput>(({ input: { placeId }, sendBack }) =>
  sendBack({ type: "favorite.saved", placeId }),
);

/** The machine of the app with a server that never responds about the session. */
function app(toggle: typeof saveFavorite) {
  const favorites = favoritesMachine.provide({ actors: { toggle } });
  const verify = heldPromise<AuthUser, { readonly token: string }>().logic;
  const endSession = heldPromise<void, { readonly token: string }>().logic;
  return appMachine.provide({ actors: { favorites, auth: authMachine.provide({ actors: { verify, endSession } }) } });
}

interface PageOptions {
  readonly path?: string;
  /** Returns the result of an operation. @default no response */
  readonly answer?: (operation: string, variables: Readonly<Record<string, unknown>>) => object | Promise<object>;
  /** The actor that saves the changes of a place. @default saves each change at once */
  readonly toggle?: typeof saveFavorite;
}

/**
 * Renders a part of the page for the user Camille until the test has finished. Returns the element of the page and the
 * actors of the app.
 */
export async function openSignedIn(part: ReactNode, { path = "/", answer, toggle = saveFavorite }: PageOptions = {}) {
  const page = document.body.appendChild(document.createElement("div"));
  const graph = createGraph({
    send: async (_, init) => {
      if (answer === undefined) return new Promise<Response>(() => {});
      const { operationName, variables } = JSON.parse(String(init?.body));
      return Response.json(await answer(operationName, variables));
    },
  });
  let root: ReturnType<typeof AppContext.useActorRef> | undefined;
  function Page() {
    root = AppContext.useActorRef();
    return <PageProvider value={root}>{part}</PageProvider>;
  }
  const logic = app(toggle);
  const react = createRoot(page);
  onTestFinished(async () => {
    await act(() => react.unmount());
    page.remove();
  });
  await act(() =>
    react.render(
      <GraphProvider value={graph}>
        <AppContext.Provider logic={logic} options={{ input: INPUT }}>
          <MemoryRouter initialEntries={[path]}>
            <Page />
          </MemoryRouter>
        </AppContext.Provider>
      </GraphProvider>,
    ),
  );
  if (root === undefined) throw new Error("The page was not rendered.");
  return { page, actors: root.getSnapshot().context };
}
