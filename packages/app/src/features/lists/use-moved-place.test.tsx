// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { OwnList } from "./list-calls.ts";
import { useMovedPlace } from "./use-moved-place.ts";

beforeEach(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => vi.unstubAllGlobals());

const IDS = Array.from({ length: 101 }, (_, index) => `place-${index + 1}`);
const LAST = "place-101";

const listOf = (placeIds: readonly string[]): OwnList => ({
  id: "l1",
  name: "Sunday",
  note: null,
  count: placeIds.length,
  pages: 2,
  share: null,
  walk: null,
  updatedAt: "2026-11-21T10:00:00.000Z",
  placeIds,
  entries: [],
  loadedPages: [1, 2],
});

it("useMovedPlace returns to the previous page if a move fails before the new page is rendered", async () => {
  const shown: number[] = [];
  let move = (_: string) => {};
  function Page({ list, page }: { readonly list: OwnList; readonly page: number }) {
    move = useMovedPlace(list, page, (next) => shown.push(next)).setMovedId;
    return null;
  }
  const root = createRoot(document.createElement("div"));
  const show = (ids: readonly string[], page: number) =>
    act(() => root.render(<Page list={listOf(ids)} page={page} />));

  await show(IDS, 2);
  await act(() => move(LAST));
  expect(shown).toEqual([]);
  await show([LAST, ...IDS.slice(0, 100)], 2);
  expect(shown).toEqual([1]);
  await show(IDS, 2);
  expect(shown).toEqual([1, 2]);
  await act(() => root.unmount());
});
