import * as arbitrary from "@flaneur/domain/testing";
import { createLogger } from "@flaneur/server-kit";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterEach, beforeEach, expect, it } from "vitest";
import { describeOnBoth, PATIENTLY } from "../../../testing/databases.ts";
import { fillPlaces, storedPlace } from "../../../testing/test-places.ts";
import { readsOf } from "../../db/replicas/replicas.ts";
import { places as table } from "../../db/schema.ts";
import { upsertPlaces } from "../place-store.ts";
import { type FeedParts, PlaceFeed } from "./place-feed.ts";

const places = fc
  .sample(arbitrary.place, { numRuns: 80, seed: 9 })
  .map((place, index) => ({ ...place, id: `place-${index}`, placeStatus: "Open" as const }));
const FEW = places.slice(0, 40);
const fewIds = FEW.map(({ id }) => id);

describeOnBoth("the index of places", (database) => {
  let feed: PlaceFeed;
  const logged: string[] = [];
  const logger = createLogger("warn", { write: (line) => logged.push(line) });
  const follow = async (parts: Partial<FeedParts> = {}) => {
    feed = new PlaceFeed({ database: database(), memoryMb: 100, logger, confirmedMs: 0, ...parts });
    await feed.settled;
  };
  beforeEach(async () => {
    logged.length = 0;
    await fillPlaces(database().db, FEW);
  });
  afterEach(() => feed.close());

  const current = async () => {
    const index = await feed.current();
    if (index === null) throw new Error("SQL would answer the list");
    return index;
  };
  /** Reads the places again until the index has too many removed rows. */
  const replaceRows = async () => {
    while ((await current()).removed <= 1_010) feed.markChanged(fewIds);
  };

  it("is replaced by a new one with the same places while lists and updates of the former one continue", async () => {
    await follow();
    const first = await current();
    await replaceRows();
    for (let list = 0; list < 500 && (await current()) === first; list++) feed.markChanged(fewIds);
    expect(await current()).not.toBe(first);
    expect((await current()).size).toBe(FEW.length);
  });

  it("includes a change that the former index read while the new one was waiting", async () => {
    const { db } = database();
    const isRead = Promise.withResolvers<void>();
    const mayContinue = Promise.withResolvers<void>();
    let loads = 0;
    const reads = {
      ...readsOf(db),
      readCaughtUp: async <T>(work: (from: typeof db) => Promise<T>) => {
        const read = await work(db);
        if (++loads === 2) {
          isRead.resolve();
          await mayContinue.promise;
        }
        return read;
      },
    };
    await follow({ reads });
    const first = await current();
    await replaceRows();
    await isRead.promise;
    await db.update(table).set({ name: "Zinc Nouveau" }).where(eq(table.id, "place-0"));
    const found = async () => (await current()).find("Zinc Nouveau", 1).map(({ id }) => id);
    expect(await found()).toEqual(["place-0"]);
    expect(await current()).toBe(first);
    mayContinue.resolve();
    await expect.poll(current, PATIENTLY).not.toBe(first);
    expect(await found()).toEqual(["place-0"]);
  });

  it("is built again when removed rows bring it above its limit", async () => {
    await follow();
    const first = await current();
    const limit = first.byteLength + 200_000;
    await feed.close();
    await follow({ memoryMb: limit / 1_000_000 });
    const second = await current();
    while ((await feed.current()) === second) feed.markChanged(fewIds);
    await expect.poll(() => feed.current(), PATIENTLY).not.toBeNull();
    expect(await current()).not.toBe(second);
    expect(logged).toEqual([]);
  });

  it("is given up when new places bring it above its limit", async () => {
    await follow();
    const { byteLength } = await current();
    await feed.close();
    await follow({ memoryMb: (byteLength + 5_000) / 1_000_000 });
    await upsertPlaces(database().db, places.slice(40).map(storedPlace));
    expect(await feed.current()).toBeNull();
    await expect.poll(() => logged.join(""), PATIENTLY).toContain("places do not fit in memory");
    expect(feed.hasIndex).toBe(false);
  });

  it("reports once that the database confirms no changes, and again if that recurs after a confirmation", async () => {
    const { db, listen } = database();
    let isBroken = false;
    await follow({
      database: {
        db,
        listen: async (...parts) => {
          const subscription = await listen(...parts);
          const confirm = () => (isBroken ? Promise.reject(new Error("no response")) : subscription.confirm());
          return { confirm, close: () => subscription.close() };
        },
      },
    });
    isBroken = true;
    for (let list = 0; list < 3; list++) expect(await feed.current()).toBeNull();
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain("no response");
    isBroken = false;
    await current();
    isBroken = true;
    await feed.current();
    expect(logged).toHaveLength(2);
  });
});
