import { eq } from "drizzle-orm";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { describeOnBoth } from "../../testing/databases.ts";
import type { Db } from "../db/database.ts";
import { duplicateDecisions, favorites, places, users } from "../db/schema.ts";
import { mergePlaces } from "../operator/operate.ts";
import { scratchFile } from "./fixtures/scratch.ts";
import { importFiles } from "./import-files.ts";
import { decide, describePairs, doubtfulPairs } from "./review.ts";

describeOnBoth("doubtful pairs", (database) => {
  const guide = "id,name,lat,lon,type,opening_hours,phone\n1,Qasti,48.86,2.34,restaurant,,01 42 84 18 36\n";
  const other = "id,name,lat,lon,type,opening_hours,phone\n1,Qasti Grill,48.86018,2.34,restaurant,Mo-Su 12:00-22:00,\n";
  const import_ = async (text: string, source: string) => {
    const { added, skipped } = await importFiles(database().db, [await scratchFile("a.csv", text)], { source });
    return { added, skipped: [...skipped] };
  };
  const idsOf = async () => {
    const [pair] = await doubtfulPairs(database().db);
    const [kept, removed] = pair?.places.map(({ id }) => id) ?? [];
    if (kept === undefined || removed === undefined) throw new Error("There is no doubtful pair.");
    return [kept, removed] as const;
  };
  beforeEach(async () => {
    const { db } = database();
    await db.delete(users);
    await db.delete(places);
    await db.delete(duplicateDecisions);
    await import_(guide, "guide");
    await import_(other, "other");
  });

  it("are listed with the names, ids and contact data of both places, and with their distance", async () => {
    const pairs = await doubtfulPairs(database().db);
    expect(pairs.map(({ places: both, metres }) => [...both.map(({ name }) => name), metres])).toEqual([
      ["Qasti", "Qasti Grill", 20],
    ]);
    const [kept, removed] = await idsOf();
    const text = describePairs(pairs, 10);
    for (const part of ["20 m apart", kept, removed, "142841836", "1 doubtful pair."]) expect(text).toContain(part);
  });

  it("become one place when a person decides that they are the same, and later imports keep it", async () => {
    const { db } = database();
    const [kept, removed] = await idsOf();
    await db.insert(users).values({ id: "u", username: "u", email: "u@example.org", passwordHash: "" });
    await db.insert(favorites).values({ userId: "u", placeId: removed });
    expect(await decide(db, [removed, kept], true)).toEqual({ kind: "decided", merged: { kept, removed } });
    expect(await db.select().from(places)).toMatchObject([
      { id: kept, name: "Qasti", openingHours: "Mo-Su 12:00-22:00" },
    ]);
    expect(await db.select().from(favorites)).toMatchObject([{ placeId: kept }]);
    expect(await import_(other, "other")).toEqual({ added: 0, skipped: [["already listed from another source", 1]] });
    await db.delete(places);
    expect(await import_(other, "other")).toMatchObject({ added: 1 });
    expect(await import_(guide, "guide")).toMatchObject({ added: 0 });
  });

  const ELSEWHERE = "id,name,lat,lon,type\n1,Chez Ailleurs,48.87,2.35,restaurant\n";
  const addElsewhere = async (into: string) => {
    const { db } = database();
    expect(await import_(ELSEWHERE, "third")).toMatchObject({ added: 1 });
    const [row] = await db.select().from(places).where(eq(places.source, "third"));
    await mergePlaces(db, row?.id ?? "", into, "Ana");
  };
  const sourcesOf = async (id: string) => {
    const [row] = await database().db.select().from(places).where(eq(places.id, id));
    return row?.claims.map(({ source }) => source).toSorted();
  };

  it("become one place with the claims of all sources, also of rows that an operator has merged into one of them", async () => {
    const { db } = database();
    const [kept, removed] = await idsOf();
    await addElsewhere(removed);
    await decide(db, [kept, removed], true);
    expect(await sourcesOf(kept)).toEqual(["guide", "other", "third"]);
    expect(await import_(ELSEWHERE, "third")).toMatchObject({ added: 0 });
  });

  it("that an import finds to be the same become one place with the claims of all sources", async () => {
    const { db } = database();
    const [kept, removed] = await idsOf();
    await addElsewhere(removed);
    await import_(other.replace("Qasti Grill", "Qasti"), "other");
    expect((await db.select({ id: places.id }).from(places)).map(({ id }) => id)).toEqual([kept]);
    expect(await sourcesOf(kept)).toEqual(["guide", "other", "third"]);
    expect(await import_(ELSEWHERE, "third")).toMatchObject({ added: 0 });
  });

  it("are decided even if the tables cannot be vacuumed afterwards, which is a warning", async () => {
    const { db } = database();
    const warnings = vi.spyOn(console, "warn").mockImplementation(() => {});
    onTestFinished(() => warnings.mockRestore());
    const unable: Db = Object.assign(Object.create(db), { execute: () => Promise.reject(new Error("disk trouble")) });
    const [kept, removed] = await idsOf();
    expect(await decide(unable, [kept, removed], true)).toEqual({ kind: "decided", merged: { kept, removed } });
    expect(warnings).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("could not be vacuumed: disk trouble."));
    expect(await db.$count(places)).toBe(1);
  });

  it("stay two places when a person decides that they are different, even if they look the same later", async () => {
    const { db } = database();
    await decide(db, await idsOf(), false);
    expect(await doubtfulPairs(db)).toEqual([]);
    await db.delete(places);
    await import_(guide.replace("Qasti", "Qasti Grill"), "guide");
    expect(await import_(other, "other")).toMatchObject({ added: 1 });
  });

  it("do not arise if the telephone that an earlier import stored proves that the place is listed", async () => {
    const branch = "name,lat,lon,type,phone\nQasti Bistrot Libanais,48.8605,2.34,restaurant,+33 1 42 84 18 36\n";
    expect(await import_(branch, "third")).toMatchObject({ added: 0 });
  });

  it("cannot be decided for an unknown id or for one place twice, and nothing changes", async () => {
    const { db } = database();
    const [kept] = await idsOf();
    expect(await decide(db, [kept, "nowhere"], true)).toEqual({ kind: "unknown", id: "nowhere" });
    expect(await decide(db, [kept, kept], true)).toEqual({ kind: "equal" });
    expect(await db.$count(places)).toBe(2);
  });

  it("cannot become one place if the place that would stay is hidden and the other one is listed", async () => {
    const { db } = database();
    const [kept, removed] = await idsOf();
    await db.update(places).set({ hidden: true }).where(eq(places.id, kept));
    expect(await decide(db, [kept, removed], true)).toEqual({ kind: "hidden", id: kept });
    expect(await db.$count(places, eq(places.id, removed))).toBe(1);
  });
});
