import { expect, it } from "vitest";
import { FAVORITE_QUEUE_KEY } from "../../offline/queued-favorites.ts";
import { createFavoriteQueue } from "./favorite-queue.ts";
import type { FavoriteChange, PendingFavorites } from "./pending-favorites.ts";

const away = new Error("away");
const refusal = new Error("refused");
const ended = new Error("the session has ended");
const add = (placeId: string): FavoriteChange => ({ placeId, isFavorite: true });

/** Opens the queue of a page. Pages of one browser share the storage. */
function openPage(items = new Map<string, string>()) {
  const server = { user: "camille" as string | null, isAway: true, hasEnded: false, refused: new Set<string>() };
  const sent: FavoriteChange[] = [];
  const queue = createFavoriteQueue({
    storage: () => ({
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => void items.set(key, value),
      removeItem: (key) => void items.delete(key),
    }),
    userId: () => server.user,
    send: async (change) => {
      if (server.isAway) throw away;
      if (server.hasEnded) throw ended;
      if (server.refused.has(change.placeId)) throw refusal;
      sent.push(change);
    },
    isWaiting: (error) => error === away || error === ended,
    exclusively: (work) => work(),
  });
  return { queue, server, sent, items };
}

it("changes are sent when the server can be reached again: each once, in the order of the presses", async () => {
  const { queue, server, sent, items } = openPage();
  const kept = [queue.keep(add("b")), queue.keep(add("a")), queue.keep(add("c"))];
  await queue.flush();
  expect(sent).toEqual([]);
  server.isAway = false;
  await queue.flush();
  await Promise.all(kept);
  await queue.flush();
  expect(sent.map(({ placeId }) => placeId)).toEqual(["b", "a", "c"]);
  expect(items.size).toBe(0);
});

it("changes of a page that was closed are sent by the next page, with the value of the last press", async () => {
  const first = openPage();
  void first.queue.keep(add("a"));
  const place = { id: "a", name: "A", types: [], arrondissement: null, media: [] };
  const pending: PendingFavorites = new Map([["a", { place, wanted: false, sent: true, phase: "saving" }]]);
  first.queue.follow(pending);
  const second = openPage(first.items);
  second.server.isAway = false;
  await second.queue.flush();
  expect(second.sent).toEqual([{ placeId: "a", isFavorite: false }]);
});

it("a change of a heart that was pressed again meanwhile is stored with the value of the last press", () => {
  const { queue } = openPage();
  const place = { id: "a", name: "A", types: [], arrondissement: null, media: [] };
  queue.follow(new Map([["a", { place, wanted: false, sent: true, phase: "saving" }]]));
  void queue.keep(add("a"));
  expect(queue.stored()).toEqual([{ placeId: "a", isFavorite: false }]);
});

it("a change that the server refuses fails, and the changes after it are sent", async () => {
  const { queue, server, sent, items } = openPage();
  const [refused, other] = [queue.keep(add("gone")), queue.keep(add("a"))];
  server.isAway = false;
  server.refused.add("gone");
  await queue.flush();
  await expect(refused).rejects.toBe(refusal);
  await other;
  expect(sent).toEqual([add("a")]);
  await queue.flush();
  expect(items.size).toBe(0);
});

it("the changes of one user are never sent for another user, but wait until the first user returns", async () => {
  const { queue, server, sent } = openPage();
  void queue.keep(add("a"));
  server.isAway = false;
  server.user = "dominique";
  await queue.flush();
  server.user = null;
  await queue.flush();
  expect(sent).toEqual([]);
  server.user = "camille";
  await queue.flush();
  expect(sent).toEqual([add("a")]);
});

it("the changes of a user who logs out are removed", async () => {
  const { queue, server, sent, items } = openPage();
  void queue.keep(add("a"));
  queue.forget("camille");
  expect(items.has(FAVORITE_QUEUE_KEY)).toBe(false);
  server.isAway = false;
  await queue.flush();
  expect(sent).toEqual([]);
});

it("a change that another tab has sent is reported as sent", async () => {
  const first = openPage();
  const kept = first.queue.keep(add("a"));
  const second = openPage(first.items);
  second.server.isAway = false;
  await second.queue.flush();
  first.server.isAway = false;
  await first.queue.flush();
  await kept;
  expect([first.sent, second.sent]).toEqual([[], [add("a")]]);
});

it("a change that the server refuses in another tab fails in this one, and the next flush removes the refusal", async () => {
  const first = openPage();
  const kept = [first.queue.keep(add("gone")), first.queue.keep(add("a"))];
  const second = openPage(first.items);
  second.server.isAway = false;
  second.server.refused.add("gone");
  await second.queue.flush();
  const text = first.items.get(FAVORITE_QUEUE_KEY) ?? null;
  await second.queue.flush();
  expect([first.queue.stored(), first.items.size]).toEqual([[], 0]);
  const again = first.queue.keep(add("again"));
  first.queue.settleSent(text);
  expect(first.queue.stored()).toEqual([add("again")]);
  expect(await Promise.allSettled(kept)).toMatchObject([
    { status: "rejected", reason: { message: "The server has refused this change, which another tab has sent." } },
    { status: "fulfilled" },
  ]);
  first.server.isAway = false;
  await first.queue.flush();
  await again;
  expect(first.sent).toEqual([add("again")]);
});

it("a change that the server refused in another tab fails when this tab flushes before it has received the event", async () => {
  const first = openPage();
  const kept = first.queue.keep(add("gone"));
  const second = openPage(first.items);
  second.server.isAway = false;
  second.server.refused.add("gone");
  await second.queue.flush();
  first.server.isAway = false;
  await first.queue.flush();
  await expect(kept).rejects.toThrow("has refused this change");
});

it("changes wait while the server refuses the session, and are sent after the user has signed in again", async () => {
  const { queue, server, sent } = openPage();
  for (const id of ["a", "b"]) void queue.keep(add(id));
  server.isAway = false;
  server.hasEnded = true;
  await queue.flush();
  expect(queue.stored()).toEqual([add("a"), add("b")]);
  queue.release();
  server.hasEnded = false;
  await queue.flush();
  expect(sent).toEqual([add("a"), add("b")]);
});

it("waiting for a change of another page settles as the change does, and resolves if nothing is stored", async () => {
  const first = openPage();
  for (const id of ["a", "gone"]) void first.queue.keep(add(id));
  const { queue, server } = openPage(first.items);
  const waits = [queue.wait("a"), queue.wait("gone"), queue.wait("not stored")];
  server.isAway = false;
  server.refused.add("gone");
  await queue.flush();
  expect(await Promise.allSettled(waits)).toEqual([
    { status: "fulfilled", value: undefined },
    { status: "rejected", reason: refusal },
    { status: "fulfilled", value: undefined },
  ]);
});

it("a page that waits for the change of another page is notified when that page has sent it", async () => {
  const first = openPage();
  void first.queue.keep(add("a"));
  const second = openPage(first.items);
  const waiting = second.queue.wait("a");
  first.server.isAway = false;
  await first.queue.flush();
  second.queue.settleSent();
  await expect(waiting).resolves.toBeUndefined();
});

it("the change of another page is sent again with a new value if its heart is pressed during the request", async () => {
  const first = openPage();
  void first.queue.keep(add("a"));
  const { queue, server, sent } = openPage(first.items);
  void queue.wait("a");
  server.isAway = false;
  const flushing = queue.flush();
  queue.follow(new Map([["a", { place: null, wanted: false, sent: false, phase: "queued" }]]));
  await flushing;
  expect(sent).toEqual([add("a"), { placeId: "a", isFavorite: false }]);
  expect(queue.stored()).toEqual([]);
});

it("a queue that cannot be read is ignored", async () => {
  const { queue, server, sent } = openPage(new Map([[FAVORITE_QUEUE_KEY, '{"camille":[{"placeId":1}],"x":2']]));
  server.isAway = false;
  await queue.flush();
  expect(sent).toEqual([]);
});
