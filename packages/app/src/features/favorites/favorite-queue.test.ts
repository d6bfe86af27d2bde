import { expect, it } from "vitest";
import { createActor, setup } from "xstate";
import { settled } from "../../../testing/held-calls.ts";
import { FAVORITE_QUEUE_KEY } from "../../offline/shared/queued-favorites.ts";
import { createFavoriteQueue } from "./favorite-queue.ts";
import { type ToggleEvent, toggleActor } from "./favorite-toggle.ts";
import type { FavoritesEvent } from "./favorites.events.ts";
import type { FavoriteChange } from "./pending-favorites.ts";

const away = new Error("away");
const refusal = new Error("refused");
const ended = new Error("the session has ended");
const add = (placeId: string): FavoriteChange => ({ placeId, isFavorite: true });

/** The server and the storage of a browser. */
function openBrowser(items = new Map<string, string>()) {
  const server = { isAway: true, hasEnded: false, refused: new Set<string>(), favorites: new Set<string>() };
  const sent: FavoriteChange[] = [];
  return { items, server, sent };
}

/** Opens a page. Its hearts use the queue as in a browser. */
function openPage({ items, server, sent }: ReturnType<typeof openBrowser>) {
  const session = { user: "camille" as string | null };
  const reported: string[] = [];
  const queue = createFavoriteQueue({
    storage: () => ({
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => void items.set(key, value),
      removeItem: (key) => void items.delete(key),
    }),
    userId: () => session.user,
    isWaiting: (error) => error === away || error === ended,
    exclusively: (work) => work(),
  });
  const toggle = toggleActor({
    save: async (change) => {
      if (server.isAway) throw away;
      if (server.hasEnded) throw ended;
      if (server.refused.has(change.placeId)) throw refusal;
      sent.push(change);
      if (change.isFavorite) server.favorites.add(change.placeId);
      else server.favorites.delete(change.placeId);
    },
    wait: async (change, heart, failure) => {
      if (failure !== null && failure.error !== away) return null;
      if (failure !== null) queue.store(change);
      queue.add(change.placeId, heart);
      return (isFavorite) => queue.store({ placeId: change.placeId, isFavorite });
    },
    refetch: async (placeId) => server.favorites.has(placeId),
    log: () => {},
  });
  const start = (change: FavoriteChange, isQueued: boolean) => {
    const machine = setup({ types: { events: {} as FavoritesEvent | ToggleEvent }, actors: { toggle } }).createMachine({
      invoke: { src: "toggle", id: "toggle", input: { ...change, isQueued } },
      on: {
        "*": {
          actions: ({ event }) => {
            if (event.type === "favorite.saved" || event.type === "favorite.failed")
              reported.push(`${event.placeId} ${event.type}`);
          },
        },
      },
    });
    const actor = createActor(machine).start();
    return {
      again: (isFavorite: boolean) => actor.getSnapshot().children.toggle?.send({ type: "toggle.set", isFavorite }),
    };
  };
  return {
    ...{ queue, session, reported },
    /** Presses a heart. */
    press: async (change: FavoriteChange) => {
      const heart = start(change, false);
      await settled();
      return heart;
    },
    /** Shows the hearts of the stored changes, as a page does when its user is signed in. */
    restore: async () => {
      const hearts = queue.stored().map((change) => start(change, true));
      await settled();
      return hearts;
    },
    flush: async () => {
      await queue.flush();
      await settled();
    },
  };
}

it("changes are sent when the server can be reached again: each once, in the order of the presses", async () => {
  const browser = openBrowser();
  const { press, flush, reported } = openPage(browser);
  for (const id of ["b", "a", "c"]) await press(add(id));
  await flush();
  expect([browser.sent, reported]).toEqual([[], []]);
  browser.server.isAway = false;
  await flush();
  await flush();
  expect(browser.sent.map(({ placeId }) => placeId)).toEqual(["b", "a", "c"]);
  expect(reported).toEqual(["b favorite.saved", "a favorite.saved", "c favorite.saved"]);
  expect(browser.items.size).toBe(0);
});

it("changes of a page that was closed are sent by the next page, with the value of the last press", async () => {
  const browser = openBrowser();
  const heart = await openPage(browser).press(add("a"));
  heart.again(false);
  const { restore, flush } = openPage(browser);
  await restore();
  browser.server.isAway = false;
  await flush();
  expect(browser.sent).toEqual([{ placeId: "a", isFavorite: false }]);
});

it("changes that an earlier version has stored are sent once, without the refusals that it stored with them", async () => {
  const stored =
    '{"camille":[{"placeId":"a","isFavorite":true},{"placeId":"b","isFavorite":false},{"placeId":"gone","isRefused":true}]}';
  const browser = openBrowser(new Map([[FAVORITE_QUEUE_KEY, stored]]));
  const { restore, flush } = openPage(browser);
  await restore();
  browser.server.isAway = false;
  await flush();
  expect(browser.sent).toEqual([add("a"), { placeId: "b", isFavorite: false }]);
  expect(browser.items.size).toBe(0);
});

it("a change that the server refuses fails, and the changes after it are sent", async () => {
  const browser = openBrowser();
  const { press, flush, reported } = openPage(browser);
  for (const id of ["gone", "a"]) await press(add(id));
  browser.server.isAway = false;
  browser.server.refused.add("gone");
  await flush();
  expect([browser.sent, reported]).toEqual([[add("a")], ["gone favorite.failed", "a favorite.saved"]]);
  expect(browser.items.size).toBe(0);
});

it("the changes of one user are never sent for another user, but wait until the first user returns", async () => {
  const browser = openBrowser();
  const { press, flush, session } = openPage(browser);
  await press(add("a"));
  browser.server.isAway = false;
  session.user = "dominique";
  await flush();
  session.user = null;
  await flush();
  expect(browser.sent).toEqual([]);
  const next = openPage(browser);
  await next.restore();
  await next.flush();
  expect(browser.sent).toEqual([add("a")]);
});

it("the changes of a user who logs out are removed", async () => {
  const browser = openBrowser();
  const { press, flush, queue } = openPage(browser);
  await press(add("a"));
  queue.forget("camille");
  expect(browser.items.has(FAVORITE_QUEUE_KEY)).toBe(false);
  browser.server.isAway = false;
  await flush();
  expect(browser.sent).toEqual([]);
});

it("no change is stored while no user is signed in", () => {
  const { queue, session } = openPage(openBrowser());
  session.user = null;
  expect(() => queue.store(add("a"))).toThrow("No user is signed in.");
});

it("a change that another tab has sent is reported as sent", async () => {
  const browser = openBrowser();
  const first = openPage(browser);
  await first.press(add("a"));
  const second = openPage(browser);
  await second.restore();
  browser.server.isAway = false;
  await second.flush();
  await first.flush();
  expect([browser.sent, first.reported, second.reported]).toEqual([
    [add("a")],
    ["a favorite.saved"],
    ["a favorite.saved"],
  ]);
});

it("a change that the server refuses in another tab fails in this one", async () => {
  const browser = openBrowser();
  const first = openPage(browser);
  for (const id of ["gone", "a"]) await first.press(add(id));
  const second = openPage(browser);
  await second.restore();
  browser.server.isAway = false;
  browser.server.refused.add("gone");
  await second.flush();
  first.queue.settleElsewhere();
  await settled();
  expect(first.reported).toEqual(["gone favorite.failed", "a favorite.saved"]);
});

it("changes wait while the server refuses the session, and are sent after the user has signed in again", async () => {
  const browser = openBrowser();
  const { press, flush, queue, restore } = openPage(browser);
  for (const id of ["a", "b"]) await press(add(id));
  browser.server.isAway = false;
  browser.server.hasEnded = true;
  await flush();
  expect(queue.stored()).toEqual([add("a"), add("b")]);
  queue.release();
  browser.server.hasEnded = false;
  await restore();
  await flush();
  expect(browser.sent).toEqual([add("a"), add("b")]);
});

it("a heart that is pressed while its stored change is being sent is sent again with its new value", async () => {
  const browser = openBrowser();
  await openPage(browser).press(add("a"));
  const { restore, flush, queue } = openPage(browser);
  const [heart] = await restore();
  browser.server.isAway = false;
  const flushing = flush();
  heart?.again(false);
  await flushing;
  expect(browser.sent).toEqual([add("a"), { placeId: "a", isFavorite: false }]);
  expect(queue.stored()).toEqual([]);
});

it("a queue that cannot be read is ignored", async () => {
  const browser = openBrowser(new Map([[FAVORITE_QUEUE_KEY, '{"camille":[{"placeId":1}],"x":2']]));
  browser.server.isAway = false;
  const { restore, flush } = openPage(browser);
  await restore();
  await flush();
  expect(browser.sent).toEqual([]);
});
