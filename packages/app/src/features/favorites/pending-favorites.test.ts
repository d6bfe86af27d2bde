import { expect, it } from "vitest";
import { lastUnsaved, NO_PENDING, notePress, noteSent } from "./pending-favorites.ts";

const place = (id: string) => ({ id, name: id, arrondissement: null, types: [], media: [] });

it("the last unsaved press is the latest press, even on a heart that was also pressed before another heart", () => {
  const first = noteSent(notePress(NO_PENDING, place("a"), true), "a");
  const second = noteSent(notePress(first, place("b"), true), "b");
  const third = notePress(second, place("a"), false);
  expect([lastUnsaved(second)?.place.id, lastUnsaved(third)?.place.id]).toEqual(["b", "a"]);
});
