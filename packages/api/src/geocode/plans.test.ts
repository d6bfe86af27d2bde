import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createExplaining, type Explaining, readWhole, scans } from "../../testing/explaining.ts";
import { manyPlaces } from "../../testing/many-places.ts";
import type { Db } from "../db/database.ts";
import { addresses, streets } from "../db/schema.ts";
import { vacuumAddresses } from "../import/import-addresses.ts";
import { forward } from "./forward.ts";
import { reverse } from "./reverse.ts";
import { suggest } from "./suggest.ts";

/** Inserts 15,000 places, and a thousand streets with fifty numbers each, in rows across the city. */
async function manyAddresses(db: Db): Promise<void> {
  await manyPlaces(db, 15_000);
  await db.execute(sql`
    insert into ${streets} select 'street-' || n, 'Rue ' || n, 'rue ' || n, '75011', 48.82 + n * 0.00007, 2.37
    from generate_series(1, 1000) as n`);
  await db.execute(sql`
    insert into ${addresses} select street.id || '-' || n, street.id, n, '', street.latitude, 2.3 + n * 0.002
    from ${streets} as street cross join generate_series(1, 50) as n`);
  await vacuumAddresses(db);
}

describe("among 50,000 addresses, PostgreSQL", () => {
  let explaining: Explaining;
  beforeAll(async () => {
    explaining = await createExplaining(manyAddresses);
  });
  afterAll(() => explaining.close());

  it.each([
    [
      "a house number",
      "12 rue 500",
      ["places_by_name_key", "streets_by_name", "addresses_by_street", "places_by_street"],
    ],
    ["a misspelt street", "rue de rivloi", ["places_by_name_key", "places_by_street"]],
    ["a misspelt place", "brezh cafee, Paris", ["places_by_name_key", "places_name_search"]],
    ["an unknown name", "rue xyzzy", ["places_by_street", "places_name_search"]],
  ])("finds %s through indexes", async (_, address, indexes) => {
    const steps = await explaining.stepsOf(() => forward(explaining.db, address));
    expect(scans(steps)).toEqual(expect.arrayContaining(indexes));
    // The table of streets is so small that a scan is as fast as an index.
    expect(readWhole(steps).filter((table) => table !== "streets")).toEqual([]);
  });

  it.each(["rue de riv", "12 rue de rivo", "brei"])("suggests completions of '%s' through indexes", async (typed) => {
    const steps = await explaining.stepsOf(() => suggest(explaining.db, typed));
    expect(readWhole(steps).filter((table) => table !== "streets")).toEqual([]);
  });

  it("finds the surroundings of a point through indexes", async () => {
    const steps = await explaining.stepsOf(() => reverse(explaining.db, { latitude: 48.855, longitude: 2.352 }));
    expect(scans(steps)).toEqual(expect.arrayContaining(["addresses_by_point", "places_by_point"]));
    expect(readWhole(steps).filter((table) => table !== "streets")).toEqual([]);
  });
});
