import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { asc, eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { describeOnBoth } from "../../testing/databases.ts";
import type { Db } from "../db/database.ts";
import { rawRows } from "../db/raw-rows.ts";
import { addresses, places, streets } from "../db/schema.ts";
import { importAddresses } from "./import-addresses.ts";
import { importFiles } from "./import-files.ts";
import { reportLine, summary } from "./summary.ts";

const BAN = resolve(import.meta.dirname, "fixtures/addresses.ban.csv");
const CAFES = resolve(import.meta.dirname, "fixtures/cafes.geojson");
const [HEADER = "", ...ROWS] = readFileSync(BAN, "utf8").trim().split("\n");

const folder = mkdtempSync(join(tmpdir(), "flaneur-addresses-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = (name: string, content: string | Uint8Array): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};
const csv = (name: string, rows: readonly string[]) => file(name, `${[HEADER, ...rows].join("\n")}\n`);
const without = (pattern: RegExp) => ROWS.filter((row) => !pattern.test(row));

const take = async (db: Db, path: string) => (await importFiles(db, [], { addresses: path })).addresses;
const housesOf = async (db: Db, street: string) => {
  const rows = await db
    .select()
    .from(addresses)
    .innerJoin(streets, eq(streets.id, addresses.streetId))
    .where(eq(streets.name, street))
    .orderBy(asc(addresses.id));
  return rows.map(({ addresses: { number, suffix }, streets: { arrondissement } }) => [arrondissement, number, suffix]);
};

describeOnBoth("an import of addresses", (database) => {
  beforeEach(async () => {
    await database().db.delete(streets);
    await database().db.delete(places);
  });

  it("imports streets and house numbers, and reports why others were skipped", async () => {
    const { db } = database();
    const result = await take(db, BAN);
    expect(result).toMatchObject({ read: 17, added: 12, updated: 0, unchanged: 0, removed: 0 });
    expect([...(result?.skipped ?? [])]).toEqual([
      ["duplicate in file", 1],
      ["no house number", 1],
      ["no coordinates", 1],
      ["no street", 1],
      ["outside Paris", 1],
    ]);
    expect(await housesOf(db, "Rue des Archives")).toEqual([
      ["75003", 60, ""],
      ["75004", 10, ""],
      ["75004", 10, "bis"],
      ["75004", 2, ""],
      ["75004", 20, ""],
    ]);
    expect(await housesOf(db, "Place du Carrousel")).toEqual([["75001", 7, "s1"]]);
    expect(await housesOf(db, "Rue Lauriston")).toEqual([["75016", 12, ""]]);
  });

  it("writes nothing in a dry run, but counts what it would add, update and remove", async () => {
    const { db } = database();
    const dryRun = async (path: string) =>
      (await importFiles(db, [], { addresses: path, isDryRun: true })).addresses ?? {};
    expect(await dryRun(BAN)).toMatchObject({ read: 17, added: 12, removed: 0 });
    expect([await db.$count(addresses), await db.$count(streets)]).toEqual([0, 0]);
    await take(db, BAN);
    expect(await dryRun(csv("fewer", without(/75101_0002_00100/)))).toMatchObject({ added: 0, removed: 1 });
    expect(await db.$count(addresses)).toBe(12);
  });

  it("reads fewer than four blocks of the table for each address, even after a vacuum of empty tables", async () => {
    const { db } = database();
    await db.execute(sql`vacuum (analyze) ${streets}, ${addresses}`);
    const houses = Array.from(
      { length: 3_000 },
      (_, at) => `;;${at + 1};;Rue X;75004;75104;;;;;;2.3536;48.8569;;;;;;;;;`,
    );
    const path = csv("many", houses);
    const blocks = await db.transaction(async (transaction) => {
      expect(await importAddresses(transaction, path)).toMatchObject({ added: houses.length });
      const fetched = sql`select pg_stat_get_xact_blocks_fetched('addresses'::regclass)::integer as blocks`;
      return (await rawRows(transaction, fetched, z.object({ blocks: z.number() })))[0]?.blocks;
    });
    expect(blocks).toBeGreaterThan(0);
    expect(blocks).toBeLessThan(4 * houses.length);
  });

  it("stores for each street the point of a house about half-way along it", async () => {
    const { db } = database();
    await take(db, BAN);
    const [street] = await db.select().from(streets).where(eq(streets.id, "75004-rue-des-archives"));
    expect(street).toMatchObject({ nameKey: "rue des archives", latitude: 48.8577, longitude: 2.3542 });
  });

  it("skips rows outside Paris by coordinates, commune or postcode, and unreadable rows", async () => {
    const [row = ""] = ROWS;
    const rows = [
      row.replace(";48.8569;", ";45.7640;"),
      row.replace(";75104;", ";93048;"),
      row.replace(";75004;", ";93100;"),
      row.replace(";48.8569;", ";north;"),
      row.replace(";2;;Rue", ";two;;Rue"),
    ];
    const result = await take(database().db, csv("odd.csv", rows));
    expect([...(result?.skipped ?? [])]).toEqual([
      ["outside Paris", 3],
      ["no coordinates", 1],
      ["no house number", 1],
    ]);
  });

  it("writes no row when the same file is imported again", async () => {
    const { db } = database();
    const written = async () => [
      await db
        .select({ id: addresses.id, version: sql`xmin::text || ctid::text` })
        .from(addresses)
        .orderBy(addresses.id),
      await db.select({ id: streets.id, version: sql`xmin::text || ctid::text` }).from(streets).orderBy(streets.id),
    ];
    await take(db, BAN);
    const before = await written();
    expect(await take(db, file("packed.csv.gz", gzipSync(readFileSync(BAN))))).toMatchObject({
      added: 0,
      updated: 0,
      unchanged: 12,
      removed: 0,
    });
    expect(await written()).toEqual(before);
  });

  it("applies the changes of a newer file, in the arrondissements that the file covers", async () => {
    const { db } = database();
    await take(db, BAN);
    const moved = without(/;60;|^75104_0002|0007_00006/).map((row) => row.replace(";2.3548;", ";2.3549;"));
    const [row = ""] = ROWS;
    const added = row.replace(/^75104_0001_00002;;2;/, "75104_0001_00004;;4;");
    expect(await take(db, csv("newer.csv", [...moved, added]))).toMatchObject({
      added: 1,
      updated: 1,
      unchanged: 8,
      removed: 1,
    });
    expect(await housesOf(db, "Rue des Archives")).toEqual([
      ["75003", 60, ""],
      ["75004", 10, ""],
      ["75004", 10, "bis"],
      ["75004", 2, ""],
      ["75004", 20, ""],
      ["75004", 4, ""],
    ]);
    // The file no longer has the only house of the Rue de Rivoli in the 4th, and does not cover the 3rd and the 5th.
    expect(await housesOf(db, "Rue de Rivoli")).toEqual([["75001", 100, ""]]);
    expect(await db.$count(streets, eq(streets.id, "75004-rue-de-rivoli"))).toBe(0);
    expect(await housesOf(db, "Place du Panthéon")).toEqual([["75005", 6, ""]]);
  });

  it("adds a street, also when the same file removes a house", async () => {
    const { db } = database();
    await take(db, BAN);
    const [row = ""] = ROWS;
    const added = row.replace(/^75104_0001_00002;/, "75104_9999_00001;").replace("Rue des Archives", "Rue Neuve");
    const newer = csv("new-street.csv", [...without(/;60;|^75104_0002/), added]);
    expect(await take(db, newer)).toMatchObject({ added: 1, removed: 1 });
    expect(await housesOf(db, "Rue Neuve")).toEqual([["75004", 2, ""]]);
  });

  it("writes nothing, not even places, when the file is damaged, incomplete or in another format", async () => {
    const { db } = database();
    const packed = gzipSync(readFileSync(BAN));
    const scratched = Uint8Array.from(packed);
    scratched.fill(0, 40, 60);
    const noIndex = HEADER.replace("code_insee;", "insee;");
    const refusals = [
      [file("cut.csv.gz", packed.subarray(0, -20)), /^cut\.csv\.gz is damaged or cut short after row \d+: /],
      [file("scratched.csv.gz", scratched), /^scratched\.csv\.gz is damaged or cut short after row \d+: /],
      [file("cut.csv", readFileSync(BAN, "utf8").slice(0, -60)), /^cut\.csv is damaged or cut short after row 16: /],
      [
        file("header.csv", [noIndex, ...ROWS].join("\n")),
        /^header\.csv is no file .+: it has no column 'code_insee'\.$/,
      ],
      [file("comma.csv", readFileSync(BAN, "utf8").replaceAll(";", ",")), /it has no column 'id'\.$/],
      [csv("bare.csv", []), /it is empty\.$/],
      [file("empty.csv", ""), /it is empty\.$/],
      [file("empty.csv.gz", gzipSync("")), /it is empty\.$/],
      [CAFES, /it has no column 'id'\.$/],
      [join(folder, "missing.csv"), /there is no such file\.$/],
      [folder, /is a directory, not a file\.$/],
    ] as const;
    for (const [path, sentence] of refusals) {
      await expect(importFiles(db, [CAFES], { addresses: path }), path).rejects.toThrow(sentence);
    }
    const damaged = file("damaged.geojson", readFileSync(CAFES, "utf8").slice(0, -20));
    await expect(importFiles(db, [damaged], { addresses: BAN })).rejects.toThrow("damaged.geojson");
    expect([await db.$count(places), await db.$count(streets), await db.$count(addresses)]).toEqual([0, 0, 0]);
  });

  it("imports places and addresses together, and reports the progress of both", async () => {
    const steps: (readonly [number, number])[] = [];
    const onProgress = (done: number, total: number) => steps.push([done, total]);
    const result = await importFiles(database().db, [CAFES], { addresses: BAN, onProgress });
    const total = result.read + 17;
    expect(steps).toEqual(Array.from({ length: total }, (_, i) => [i + 1, total]));
    expect(result.added).toBeGreaterThan(0);
    expect(result.addresses?.added).toBe(12);
  });
});

describe("the output of an import of addresses", () => {
  const skipped = { file: BAN, row: null, sourceId: "75104_1", name: "0 s Rue X", reason: "no house number" } as const;
  const counts = { read: 12, added: 3, updated: 2, unchanged: 6, skipped: new Map([[skipped.reason, 1]]) };
  const none = {
    read: 0,
    added: 0,
    updated: 0,
    unchanged: 0,
    enriched: 0,
    withdrawn: 0,
    corrected: 0,
    closed: [],
    moved: [],
  };
  const places = { ...none, differing: new Map(), skipped: new Map() };
  const table = [
    "read               12",
    "new                 3",
    "updated             2",
    "unchanged           6",
    "removed             4",
    "skipped             1",
    "  no house number   1",
  ];

  it("is a separate table, below that of the places if there are any", () => {
    const addressImport = { ...counts, removed: 4 };
    expect(summary({ ...places, addresses: addressImport }).split("\n")).toEqual(table);
    const both = summary({ ...places, read: 1, added: 1, addresses: addressImport }).split("\n");
    expect(both).toEqual([
      "Places",
      "read       1",
      "new        1",
      "updated    0",
      "unchanged  0",
      "withdrawn  0",
      "enriched   0",
      "skipped    0",
      "",
      "Addresses",
      ...table,
    ]);
  });

  it("names the file, the id, the address and the reason in the line of a skipped row", () => {
    expect(reportLine(skipped)).toBe('"addresses.ban.csv","","75104_1","0 s Rue X","no house number",""\r\n');
  });
});
