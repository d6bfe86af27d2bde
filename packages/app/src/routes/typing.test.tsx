// @vitest-environment happy-dom
import { DEFAULT_PREFERENCES, viewportOf } from "@flaneur/domain";
import { act, Profiler } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter, Route, Routes } from "react-router";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { resultOf } from "../../testing/graph-results.ts";
import { AppContext } from "../app-context.ts";
import { NOBODY } from "../features/auth/auth.storage.ts";
import { createGraph } from "../graphql/graph.ts";
import { GraphProvider } from "../graphql/graph-context.ts";
import { NO_SETTINGS } from "../public-settings.ts";
import { AppLayout } from "./AppLayout.tsx";
import { PlacesRoute } from "./PlacesRoute.tsx";

beforeAll(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("scrollTo", () => {});
});

afterEach(() => {
  vi.useRealTimers();
});

/** The places home as it is routed, with a count of how often the top bar and what is below it are drawn. */
async function openHome() {
  const drawn = { frame: 0, page: 0 };
  const count = (id: string) => {
    drawn[id === "page" ? "page" : "frame"] += 1;
  };
  const graph = createGraph({
    send: async (_, init) => {
      const { operationName } = JSON.parse(String(init?.body));
      return Response.json(resultOf(operationName, 500));
    },
  });
  const input = {
    theme: "light",
    preferences: DEFAULT_PREFERENCES,
    layout: "grid",
    viewport: viewportOf(1440),
    auth: NOBODY,
    settings: NO_SETTINGS,
    now: { day: 20_779, minute: 930 },
  } as const;
  const home = document.body.appendChild(document.createElement("div"));
  await act(() =>
    createRoot(home).render(
      <GraphProvider value={graph}>
        <AppContext.Provider options={{ input }}>
          <MemoryRouter>
            <Routes>
              <Route
                element={
                  <Profiler id="frame" onRender={count}>
                    <AppLayout />
                  </Profiler>
                }
              >
                <Route
                  path="/"
                  element={
                    <Profiler id="page" onRender={count}>
                      <PlacesRoute />
                    </Profiler>
                  }
                />
              </Route>
            </Routes>
          </MemoryRouter>
        </AppContext.Provider>
      </GraphProvider>,
    ),
  );
  await act(() => vi.waitFor(() => expect(home.querySelectorAll("article")).toHaveLength(48), 30_000));
  // What comes once the page is there: the slider, which measures itself, the opening hours and the export.
  const buttons = () =>
    [...home.querySelectorAll("button")].map((each) => each.getAttribute("aria-label") ?? each.textContent);
  await act(() =>
    vi.waitFor(() => {
      expect(home.querySelector("[role=slider]")).not.toBeNull();
      expect(buttons()).toEqual(expect.arrayContaining(["Open now", "Export"]));
    }, 30_000),
  );
  await act(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const box = home.querySelector("input[type=search]");
  if (!(box instanceof HTMLInputElement)) throw new Error("There is no search box");
  return { drawn, box };
}

/** As a key does: React takes notice of the value that the browser sets, not of one that a script sets. */
async function type(box: HTMLInputElement, text: string): Promise<void> {
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  await act(() => {
    setValue?.call(box, text);
    box.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

it("draws neither the sidebar nor the cards again while someone types in the search", async () => {
  const { drawn, box } = await openHome();
  const before = { ...drawn };
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  for (const text of ["c", "cr", "cre", "crep"]) {
    await type(box, text);
    await act(() => vi.advanceTimersByTimeAsync(90));
  }
  expect(box.value).toBe("crep");
  expect(drawn.frame).toBeGreaterThanOrEqual(before.frame + 4);
  expect(drawn.page).toBe(before.page);
  // Once the typing pauses, the page is drawn: so the count does count.
  await act(() => vi.advanceTimersByTimeAsync(90));
  expect(drawn.page).toBeGreaterThan(before.page);
});
