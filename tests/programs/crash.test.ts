import { random } from "@flaneur/posters";
import { afterAll, expect, it } from "vitest";
import { repetitions } from "../setup/campaign.ts";
import { type Program, start, temporaryFolder } from "../setup/processes.ts";
import { call, expectBody, FavoriteStatus, Favorites, FILTERS, placeIds, SignedIn, View, Views } from "./caller.ts";

const KILLS = repetitions(2, 20);
const SEED = "crash";
const PASSWORD = "pont-neuf";
const TIMEOUT_MS = 3 * 60_000;

/** The acknowledged writes, and the pending write, which may be stored or lost when the program is killed. */
interface Writes<T> {
  readonly acknowledged: Map<string, T>;
  pending: readonly [key: string, value: T] | null;
}

/** Sends one write. If no response arrives, the write stays recorded as pending. */
async function write<T>(into: Writes<T>, key: string, value: T, send: () => Promise<unknown>): Promise<void> {
  into.pending = [key, value];
  await send();
  into.acknowledged.set(key, value);
  into.pending = null;
}

/**
 * Expects that the acknowledged writes are stored. If the pending write is stored as well, it counts as acknowledged
 * from then on.
 */
function expectStored<T>(writes: Writes<T>, found: ReadonlyMap<string, T>): void {
  const { acknowledged, pending } = writes;
  for (const [key, before] of acknowledged) {
    const now = found.get(key);
    const possible: readonly unknown[] = key === pending?.[0] ? [before, pending[1]] : [before];
    expect(possible, key).toContainEqual(now);
    if (now !== undefined) acknowledged.set(key, now);
  }
  writes.pending = null;
}

const folder = temporaryFolder();
let api: Program | undefined;
afterAll(async () => {
  await api?.kill();
  folder.remove();
});

/** Repeats a step until it throws. The steps throw when the program has been killed. */
async function repeatUntilKilled(step: () => Promise<void>): Promise<never> {
  for (;;) await step();
}

const title = `PGlite keeps every acknowledged write over ${KILLS} kills of the program during writes (seed '${SEED}')`;
it(title, { timeout: TIMEOUT_MS }, async () => {
  const moments = random(SEED);
  const choices = random(`${SEED}, too`);
  const favorites: Writes<boolean> = { acknowledged: new Map(), pending: null };
  const views: Writes<string> = { acknowledged: new Map(), pending: null };
  const accounts: string[] = [];
  let token = "";

  async function signUp(url: string): Promise<string> {
    const username = `${accounts.length}-${choices.int(0, 999_999)}@example.org`;
    const body = { username, password: PASSWORD };
    const signedIn = await expectBody(call(url, "POST", "/auth/signup", { body }), 201, SignedIn);
    accounts.push(username);
    return signedIn.token;
  }

  async function changeFavorite(url: string): Promise<void> {
    const [placeId, isFavorite] = choices.pick([...favorites.acknowledged]);
    const isToggle = choices.chance(0.5);
    const next = isToggle ? !isFavorite : true;
    await write(favorites, placeId, next, async () => {
      const path = isToggle ? "/favorites/toggle" : "/favorites";
      const response = call(url, "POST", path, { body: { placeId }, token });
      expect(await expectBody(response, 200, FavoriteStatus)).toEqual({ placeId, isFavorited: next });
    });
  }

  async function changeView(url: string): Promise<void> {
    const name = `View ${choices.int(0, 999_999)}`;
    const body = { name, filters: FILTERS };
    if (views.acknowledged.size < 8) {
      // A new view has no id before the response. A pending creation may therefore appear as an additional view later.
      const { id } = await expectBody(call(url, "POST", "/views", { body, token }), 201, View);
      views.acknowledged.set(id, name);
      return;
    }
    const [id] = choices.pick([...views.acknowledged]);
    await write(views, id, name, async () => {
      const response = call(url, "PATCH", `/views/${id}`, { body: { name }, token });
      expect(await expectBody(response, 200, View)).toMatchObject({ name });
    });
  }

  /** Expects that the favorites and views of the account are those that were acknowledged. */
  async function expectAllStored(url: string): Promise<void> {
    const listed = await expectBody(call(url, "GET", "/favorites", { token }), 200, Favorites);
    const stored = new Set(listed.data.map(({ placeId }) => placeId));
    expectStored(favorites, new Map([...favorites.acknowledged.keys()].map((place) => [place, stored.has(place)])));
    const saved = await expectBody(call(url, "GET", "/views", { token }), 200, Views);
    expectStored(views, new Map(saved.data.map(({ id, name }) => [id, name])));
  }

  async function run(): Promise<Program> {
    api = await start("api", { DATA_DIR: folder.path, DATABASE_URL: "" });
    return api;
  }

  const first = await run();
  token = await signUp(first.url);
  for (const place of await placeIds(first.url, 40)) favorites.acknowledged.set(place, false);
  let { url, kill } = first;
  for (let kills = 0; kills < KILLS; kills++) {
    // Each kill follows at least one acknowledged sign-up, however slow a sign-up is.
    await signUp(url);
    const killed = Promise.withResolvers<void>();
    let left = moments.int(1, 60);
    const counted = (step: () => Promise<unknown>) => async () => {
      await step();
      left -= 1;
      if (left === 0) kill().then(killed.resolve, killed.reject);
    };
    const writers = await Promise.allSettled([
      repeatUntilKilled(counted(() => changeFavorite(url))),
      repeatUntilKilled(counted(() => changeView(url))),
      counted(() => signUp(url))(),
      killed.promise,
    ]);
    // An aborted request fails with a network error. Any other failure is a defect.
    for (const outcome of writers) {
      if (outcome.status === "rejected")
        expect(String(outcome.reason)).toMatch(/TypeError: (?:fetch failed|terminated)/);
    }
    ({ url, kill } = await run());
    await expectAllStored(url);
  }
  for (const username of accounts) {
    const body = { username, password: PASSWORD };
    await expectBody(call(url, "POST", "/auth/login", { body }), 200, SignedIn);
  }
  expect(await api?.stop()).toBe(0);
});
