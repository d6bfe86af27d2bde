// @vitest-environment happy-dom

import { act, StrictMode, useState } from "react";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { eventually } from "../../../testing/eventually.ts";
import { problem } from "../../../testing/problems.ts";
import { readHere } from "../../../testing/read-here.ts";
import { CAMILLE } from "../../../testing/sessions.ts";
import { openSignedIn } from "../../../testing/signed-in-page.tsx";
import { useBringActor } from "./use-bring-actor.ts";

beforeAll(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterAll(() => vi.unstubAllGlobals());

const PLACE = {
  __typename: "Place",
  ...{ id: "septime", name: "Septime", address: "80 Rue de Charonne", arrondissement: "75011" },
  ...{ types: [], isFavorite: false, media: [] },
};
const LIST = {
  __typename: "List",
  walk: null,
  ...{ id: "l1", name: "Paris", note: null, count: 1, pages: 1, share: null, version: 1 },
  updatedAt: "2026-11-21T10:00:00.000Z",
};
const MATCH = {
  __typename: "PlaceMatch",
  verdict: "FOUND",
  candidates: [{ __typename: "MatchCandidate", metres: 4, place: PLACE }],
};

const RESULTS: Readonly<Record<string, object>> = {
  PlaceMatches: { placeMatches: [MATCH] },
  AddFavorites: { addFavorites: { __typename: "FavoritesAdded", addedIds: ["septime"] } },
  CreateList: { createList: { __typename: "ListCreated", list: LIST } },
  DeleteList: { deleteList: { __typename: "ListDeleted", id: "l1" } },
  RemoveFavorites: { removeFavorites: { __typename: "FavoritesRemoved", removed: 1 } },
};

/**
 * Reads one place, and waits until the page is in the review.
 * @param held The operation whose response is held back until `release` is called.
 */
async function review(held: string | null, results = RESULTS) {
  const operations: string[] = [];
  const gate = Promise.withResolvers<void>();
  const answer = async (operation: string) => {
    operations.push(operation);
    if (operation === held) await gate.promise;
    return { data: results[operation] };
  };
  const seen: { actor: ReturnType<typeof useBringActor> | null; leave: () => void } = { actor: null, leave: () => {} };
  function Page() {
    seen.actor = useBringActor(readHere);
    return null;
  }
  function App() {
    const [isLeft, setIsLeft] = useState(false);
    seen.leave = () => setIsLeft(true);
    return !isLeft && <Page />;
  }
  const { actors } = await openSignedIn(
    <StrictMode>
      <App />
    </StrictMode>,
    { answer },
  );
  const failures: unknown[] = [];
  actors.leftSave.subscribe(() => failures.push(actors.leftSave.get()?.error));
  const { actor } = seen;
  if (actor === null) throw new Error("The page was not rendered.");
  actor.send({ type: "bring.read", source: { kind: "text", name: "Paris", text: "Septime" } });
  await eventually(() => expect(actor.getSnapshot().value).toBe("reviewing"));
  actor.send({ type: "bring.list", list: { isWanted: true, name: "Paris" } });
  return {
    ...{ actor, auth: actors.auth, operations, failures },
    leave: () => act(() => seen.leave()),
    /** Leaves the page after the operation was sent whose response is held back. */
    leaveDuring: async (operation: string) => {
      await eventually(() => expect(operations).toContain(operation));
      await act(() => seen.leave());
    },
    release: gate.resolve,
    stopped: () => eventually(() => expect(actor.getSnapshot().status).toBe("stopped")),
  };
}

describe("a page that brings places and is left during a save", () => {
  it("saves the remaining steps, and then stops", async () => {
    const { actor, operations, failures, leaveDuring, release, stopped } = await review("AddFavorites");
    actor.send({ type: "bring.save" });
    await leaveDuring("AddFavorites");
    release();
    await eventually(() => expect(operations).toEqual(["PlaceMatches", "AddFavorites", "CreateList"]));
    await stopped();
    expect(failures).toEqual([]);
  });

  it("reports the error if a remaining step fails", async () => {
    const { actor, failures, leaveDuring, release } = await review("AddFavorites", {
      ...RESULTS,
      CreateList: { createList: problem("TOO_MANY_LISTS", "You have 200 lists") },
    });
    actor.send({ type: "bring.save" });
    await leaveDuring("AddFavorites");
    release();
    await eventually(() => expect(failures).toMatchObject([{ problem: { code: "TOO_MANY_LISTS" } }]));
  });

  it("saves no remaining steps after the user has logged out", async () => {
    const { actor, auth, operations, failures, leaveDuring, release, stopped } = await review("AddFavorites");
    actor.send({ type: "bring.save" });
    await leaveDuring("AddFavorites");
    auth.send({ type: "auth.logOut" });
    release();
    await stopped();
    expect([operations, failures]).toEqual([["PlaceMatches", "AddFavorites"], []]);
  });
});

it("a page that brings places and is left during an undo takes back the rest", async () => {
  const { actor, operations, leaveDuring, release } = await review("DeleteList");
  actor.send({ type: "bring.save" });
  await eventually(() => expect(actor.getSnapshot().value).toBe("undoOffered"));
  actor.send({ type: "bring.undo" });
  await leaveDuring("DeleteList");
  release();
  await eventually(() => expect(operations.slice(3)).toEqual(["DeleteList", "RemoveFavorites"]));
});

it("a page that brings places and is left before a save stops, and a later sign-in saves nothing", async () => {
  const { auth, operations, leave, stopped } = await review(null);
  auth.send({ type: "auth.logOut" });
  await leave();
  await stopped();
  auth.send({ type: "auth.signedIn", session: CAMILLE, intent: { kind: "bring" } });
  expect(operations).toEqual(["PlaceMatches"]);
});
