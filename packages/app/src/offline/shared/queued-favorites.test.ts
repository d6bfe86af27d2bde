import { expect, it } from "vitest";
import { readQueuedFavorites, withQueuedFavorites } from "./queued-favorites.ts";

const storage = (text: string | null) => () => ({ getItem: () => text });

it("favorites that were added without a connection are listed first, and removed ones are not listed", () => {
  const favorites = [{ placeId: "a", addedAt: 1 }, { placeId: "b" }];
  const queued = [
    { placeId: "c", isFavorite: true },
    { placeId: "b", isFavorite: false },
    { placeId: "a", isFavorite: true },
    { placeId: "d", isFavorite: true },
  ];
  expect(withQueuedFavorites(favorites, queued)).toEqual([
    { placeId: "d" },
    { placeId: "c" },
    { placeId: "a", addedAt: 1 },
  ]);
});

it("readQueuedFavorites returns only the valid changes of the given user, or none if nothing valid is stored", () => {
  const change = { placeId: "a", isFavorite: true };
  const stored = JSON.stringify({ camille: [change, { placeId: 1 }], dominique: "x" });
  expect(readQueuedFavorites(storage(stored), "camille")).toEqual([change]);
  expect(readQueuedFavorites(storage(stored), "dominique")).toEqual([]);
  expect(readQueuedFavorites(storage("{"), "camille")).toEqual([]);
  expect(readQueuedFavorites(storage(null), "camille")).toEqual([]);
});

it("no stored change is returned while storage is blocked", () => {
  const blocked = () => {
    throw new DOMException("blocked", "SecurityError");
  };
  expect(readQueuedFavorites(blocked, "camille")).toEqual([]);
});
