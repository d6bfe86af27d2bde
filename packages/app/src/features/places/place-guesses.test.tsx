// @vitest-environment happy-dom
import { TYPING_PAUSE_MS } from "@flaneur/domain";
import type { PlaceGuesses } from "@flaneur/ui/place-screen";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createActor, createMachine } from "xstate";
import type { Graph } from "../../graph/graph.ts";
import { GraphProvider } from "../../graph/graph-context.ts";
import { type PageActor, PageProvider } from "../../page/page-context.ts";
import { usePlaceGuesses } from "./place-guesses.ts";

beforeEach(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("the page of a missing place searches for the words of the id, then for a typed text after a pause", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const searches: string[] = [];
  const load = (_: unknown, { filters }: { readonly filters: { readonly search: string } }) => {
    searches.push(filters.search);
    return () => {};
  };
  const page = createActor(createMachine({})).start() as unknown as PageActor;
  let guesses: PlaceGuesses | undefined;
  function Missing() {
    guesses = usePlaceGuesses("cafe-zinc", { onSearch: () => {}, onShowMap: () => {} });
    return null;
  }
  const root = createRoot(document.createElement("div"));
  await act(() =>
    root.render(
      <GraphProvider value={{ load } as unknown as Graph}>
        <PageProvider value={page}>
          <MemoryRouter>
            <Missing />
          </MemoryRouter>
        </PageProvider>
      </GraphProvider>,
    ),
  );
  expect(searches).toEqual(["cafe zinc", ""]);
  for (const text of ["c", "cr", "crê"]) {
    await act(() => guesses?.search.onValueChange(text));
    await act(() => vi.advanceTimersByTime(TYPING_PAUSE_MS - 1));
  }
  expect(searches).toHaveLength(2);
  await act(() => vi.advanceTimersByTime(1));
  expect(searches.slice(2)).toEqual(["crê"]);
  await act(() => root.unmount());
});
