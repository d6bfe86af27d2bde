// @vitest-environment happy-dom
import { INITIAL_FILTERS } from "@flaneur/domain";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createActor, createMachine } from "xstate";
import { eventually } from "../../../testing/eventually.ts";
import type { Graph } from "../../graph/graph.ts";
import { GraphProvider } from "../../graph/graph-context.ts";
import { type PageActor, PageProvider } from "../../page/page-context.ts";
import { useSurprise } from "./use-surprise.ts";

beforeEach(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Renders a listing of two places whose page shows the first. The test sends the reply of the server. */
async function openListing() {
  const reply = Promise.withResolvers<unknown>();
  const call = vi.fn(() => reply.promise);
  const location = createActor(createMachine({ context: { location: null } })).start();
  const context = { now: { day: 20_779, minute: 930 }, location };
  const page = createActor(createMachine({ context })).start() as unknown as PageActor;
  let surprise = async () => {};
  let navigate: ReturnType<typeof useNavigate> = () => {};
  let path = "";
  function Frame() {
    navigate = useNavigate();
    path = useLocation().pathname;
    return null;
  }
  function Listing() {
    surprise = useSurprise({ filters: INITIAL_FILTERS, places: [{ id: "first" }], total: 2 });
    return null;
  }
  const root = createRoot(document.createElement("div"));
  await act(() =>
    root.render(
      <GraphProvider value={{ call } as unknown as Graph}>
        <PageProvider value={page}>
          <MemoryRouter>
            <Frame />
            <Routes>
              <Route path="/" element={<Listing />} />
              <Route path="*" element={null} />
            </Routes>
          </MemoryRouter>
        </PageProvider>
      </GraphProvider>,
    ),
  );
  return {
    call,
    surprise: () => surprise(),
    reply: () => reply.resolve({ data: { places: { nodes: [{ id: "second" }] } } }),
    go: (to: string) => act(() => navigate(to)),
    path: () => path,
    close: () => act(() => root.unmount()),
  };
}

it("a random place of another page of the listing is opened", async () => {
  const { surprise, reply, path, close } = await openListing();
  reply();
  await act(surprise);
  expect(path()).toBe("/places/second");
  await close();
});

it("a random place is not opened after the visitor has left the listing", async () => {
  const { call, surprise, reply, go, path, close } = await openListing();
  const chosen = surprise();
  await eventually(() => expect(call).toHaveBeenCalledOnce());
  await go("/about");
  reply();
  await act(() => chosen);
  expect(path()).toBe("/about");
  await close();
});

it("a random place of the shown page is opened without a connection", async () => {
  const { call, surprise, path, close } = await openListing();
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await act(surprise);
  expect([path(), call.mock.calls]).toEqual(["/places/first", []]);
  await close();
});
