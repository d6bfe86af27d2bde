// @vitest-environment happy-dom
import { act, useState } from "react";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { eventually } from "../../../testing/eventually.ts";
import { listSummary } from "../../../testing/list-summary.ts";
import { openSignedIn } from "../../../testing/signed-in-page.tsx";
import type { EntryChange } from "./entry-changes.ts";
import type { ListSummary, OwnList } from "./list-calls.ts";
import { useOwnList } from "./use-own-list.ts";

beforeAll(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterAll(() => vi.unstubAllGlobals());

const LIST: OwnList = {
  ...listSummary(),
  placeIds: ["a", "b", "c"],
  entries: [],
  loadedPages: [1],
};
const moved = (id: string, before: string): EntryChange => ({ kind: "move", move: { id, before } });

/** Renders the page of a list, makes two changes at once, and leaves the page while the first is being saved. */
async function leaveDuringSave() {
  const saves: { readonly change: EntryChange; readonly end: PromiseWithResolvers<ListSummary> }[] = [];
  const save = (_: string, change: EntryChange) => {
    const end = Promise.withResolvers<ListSummary>();
    saves.push({ change, end });
    return end.promise;
  };
  const seen: { list: ReturnType<typeof useOwnList> | null; leave: () => void } = { list: null, leave: () => {} };
  function Page() {
    seen.list = useOwnList(save, () => {});
    return null;
  }
  function App() {
    const [isLeft, setIsLeft] = useState(false);
    seen.leave = () => setIsLeft(true);
    return !isLeft && <Page />;
  }
  const { actors } = await openSignedIn(<App />);
  const failures: unknown[] = [];
  actors.leftSave.subscribe(() => failures.push(actors.leftSave.get()?.error));
  seen.list?.send({ type: "list.loaded", list: LIST });
  seen.list?.send({ type: "list.change", change: moved("b", "a") });
  seen.list?.send({ type: "list.change", change: moved("c", "b") });
  await act(() => seen.leave());
  return { saves, failures };
}

describe("a list page that is closed during a save", () => {
  it("saves the pending change afterwards", async () => {
    const { saves, failures } = await leaveDuringSave();
    saves[0]?.end.resolve(LIST);
    await eventually(() => expect(saves.map(({ change }) => change)).toEqual([moved("b", "a"), moved("c", "b")]));
    saves[1]?.end.resolve(LIST);
    expect(failures).toEqual([]);
  });

  it("reports the error if the save fails", async () => {
    const { saves, failures } = await leaveDuringSave();
    saves[0]?.end.reject(new Error("down"));
    await eventually(() => expect(failures).toEqual([new Error("down")]));
    expect(saves).toHaveLength(1);
  });
});
