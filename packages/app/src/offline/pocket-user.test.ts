import { expect, it } from "vitest";
import { parsePocketUser, readPocketUser } from "./pocket-user.ts";

const CAMILLE = { userId: "camille", responses: { "/lists": { data: [] } } };
const storageOf = (body: unknown) =>
  ({
    match: async () => (body === undefined ? undefined : new Response(JSON.stringify(body))),
  }) as unknown as CacheStorage;

it("what is kept of a user is read for this user", async () => {
  expect(await readPocketUser("camille", storageOf(CAMILLE))).toEqual(CAMILLE);
});

it("another user receives nothing of it", async () => {
  expect(await readPocketUser("dominique", storageOf(CAMILLE))).toBeNull();
});

it.each([
  ["nothing", undefined],
  ["no id", { responses: {} }],
  ["no responses", { userId: "camille" }],
  ["a text", "camille"],
])("%s counts as missing", async (_, stored) => {
  expect(parsePocketUser(stored)).toBeNull();
  expect(await readPocketUser("camille", storageOf(stored))).toBeNull();
});
