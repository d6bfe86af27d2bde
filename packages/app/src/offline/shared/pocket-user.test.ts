import { expect, it } from "vitest";
import { parsePocketUser, readPocketUser } from "./pocket-user.ts";

const CAMILLE = { userId: "camille", responses: { "/lists": { data: [] } } };
const storageOf = (body: unknown) =>
  ({
    match: async () => (body === undefined ? undefined : new Response(JSON.stringify(body))),
  }) as unknown as CacheStorage;

it("readPocketUser returns the stored data of a user to the same user", async () => {
  expect(await readPocketUser("camille", storageOf(CAMILLE))).toEqual(CAMILLE);
});

it("readPocketUser returns null to another user", async () => {
  expect(await readPocketUser("dominique", storageOf(CAMILLE))).toBeNull();
});

it.each([
  ["undefined", undefined],
  ["an object without id", { responses: {} }],
  ["an object without responses", { userId: "camille" }],
  ["a text", "camille"],
])("readPocketUser returns null if the stored value is %s", async (_, stored) => {
  expect(parsePocketUser(stored)).toBeNull();
  expect(await readPocketUser("camille", storageOf(stored))).toBeNull();
});
