import { describe, expect, it } from "vitest";
import { lastUnsaved, listedFavorites, type PendingFavorites, shownFavorite } from "./pending-favorites.ts";

const entry = (id: string, wanted: boolean, isSaved = false) =>
  [id, { place: { id, name: id, arrondissement: null, types: [], media: [] }, wanted, isSaved }] as const;

it("the last unsaved press is the latest press that the server has not stored", () => {
  expect(lastUnsaved(new Map([entry("a", true), entry("b", true)]))?.place.id).toBe("b");
  expect(lastUnsaved(new Map([entry("a", true), entry("b", true, true)]))?.place.id).toBe("a");
});

describe("a heart", () => {
  it.each(["constructor", "__proto__", "toString"])(
    "shows the loaded value until it is pressed, even if the id of the place is %s",
    (id) => {
      const none: PendingFavorites = new Map();
      expect([shownFavorite(none, id, false), shownFavorite(none, id, true)]).toEqual([false, true]);
      expect(shownFavorite(new Map([entry(id, true)]), id, false)).toBe(true);
    },
  );
});

it("the Favorites tab lists a place until its heart is pressed", () => {
  const places = [{ id: "a" }, { id: "b" }];
  expect(listedFavorites(new Map([entry("b", true)]), places)).toEqual(places);
  expect(listedFavorites(new Map([entry("b", false)]), places)).toEqual([{ id: "a" }]);
});
