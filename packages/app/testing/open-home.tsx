import { MessagesProvider } from "@flaneur/ui";
import { en, type Messages } from "@flaneur/ui/messages";
import { act, Profiler, type ProfilerOnRenderCallback } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter, Route, Routes } from "react-router";
import { expect, onTestFinished, vi } from "vitest";
import { PlacesRoute } from "../src/features/places/listing/PlacesRoute.tsx";
import { createGraph } from "../src/graph/graph.ts";
import { GraphProvider } from "../src/graph/graph-context.ts";
import { AppLayout } from "../src/routes/AppLayout.tsx";
import { eventually } from "./eventually.ts";
import { resultOf } from "./graph-results.ts";
import { TestPage } from "./test-page.tsx";

interface HomeOptions {
  /** Returns the result of a query. @default a listing of 500 places */
  readonly answer?: (operation: string) => Promise<object> | object;
  /** The texts. @default English */
  readonly messages?: Messages;
  /**
   * Called after each commit with the id of each profiler that rendered: 'frame' for the layout and everything in it,
   * 'page' for only the route below the top bar.
   */
  readonly onRender?: ProfilerOnRenderCallback;
}

/** Renders the page '/' with its routes until the test has finished. Waits until the page is complete. */
export async function openHome({
  answer = (operation) => resultOf(operation, 500),
  messages = en,
  onRender = () => {},
}: HomeOptions = {}): Promise<HTMLElement> {
  const graph = createGraph({
    send: async (_, init) => {
      const { operationName } = JSON.parse(String(init?.body));
      return Response.json(await answer(operationName));
    },
  });
  const home = document.body.appendChild(document.createElement("div"));
  const frame = (
    <Profiler id="frame" onRender={onRender}>
      <AppLayout />
    </Profiler>
  );
  const page = (
    <Profiler id="page" onRender={onRender}>
      <PlacesRoute />
    </Profiler>
  );
  const root = createRoot(home);
  // A machine of the page may change its state later, when the window of the test is gone.
  onTestFinished(() => act(() => root.unmount()));
  await act(() =>
    root.render(
      <MessagesProvider value={messages}>
        <GraphProvider value={graph}>
          <TestPage>
            <MemoryRouter useTransitions={false}>
              <Routes>
                <Route element={frame}>
                  <Route path="/" element={page} />
                </Route>
              </Routes>
            </MemoryRouter>
          </TestPage>
        </GraphProvider>
      </MessagesProvider>,
    ),
  );
  await act(() => eventually(() => expect(home.querySelectorAll("article")).toHaveLength(48)));
  // Waits for the parts that load last: the slider, the collections, the opening hours and the export. Each of these
  // parts is rendered before the next one loads. `act` would render them only at its end, so this code runs without it.
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  const buttons = () =>
    [...home.querySelectorAll("button")].map((each) => each.getAttribute("aria-label") ?? each.textContent);
  await eventually(() => {
    expect(home.querySelector("[role=slider]")).not.toBeNull();
    expect(home.querySelector("a[href^='/collections/']")).not.toBeNull();
    expect(buttons()).toEqual(expect.arrayContaining(["Open now", "Export"]));
  });
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  await act(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  return home;
}
