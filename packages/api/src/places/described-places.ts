import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../db/database.ts";
import { rawRows } from "../db/raw-rows.ts";
import { places } from "../db/schema.ts";
import { OPEN_SOURCES } from "../reference/open-sources.ts";
import { originOf } from "../reference/sources.ts";
import { keyOf } from "./claims.ts";
import { claimColumns, claimsOf, today } from "./place-record.ts";
import { rowsById, updateRows } from "./place-updates.ts";

const CLOSED = "Permanently Closed";
const Described = z.object({ id: z.string(), ids: z.array(z.string()) });

/**
 * Returns the places of open data that a source describes and that have not closed in it, with the ids of the source. Places
 * that a person has curated or added are left out.
 */
export async function describedPlaces(db: Db, source: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const contained = JSON.stringify([{ source }]);
  const closed = JSON.stringify([{ source, fields: { placeStatus: CLOSED } }]);
  const rows = await rawRows(
    db,
    sql`select id, to_jsonb(case when source = ${source} then array[source_id] else '{}' end)
        || jsonb_path_query_array(claims, '$[*] ? (@.source == $source).sourceId', ${JSON.stringify({ source })}::jsonb) as ids
      from ${places}
      where source in ${[...OPEN_SOURCES]} and place_status <> ${CLOSED}
        and (source = ${source} or claims @> ${contained}::jsonb)
        and not claims @> ${closed}::jsonb
      order by id`,
    Described,
  );
  return new Map(rows.map(({ id, ids }) => [id, [...new Set(ids)]]));
}

const PAGE = 500;

/** Marks places as closed in what a source states about them. What operators have set outranks it. */
export async function closePlaces(db: Db, source: string, ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += PAGE) {
    const rows = await rowsById(db, ids.slice(start, start + PAGE));
    const updates = rows.map((row) => {
      const claims = claimsOf(row).map((claim) =>
        claim.source === source
          ? { ...claim, date: today(), fields: { ...claim.fields, placeStatus: CLOSED, statusDate: null } as const }
          : claim,
      );
      // No content has this hash, so the place opens again when its source describes it again.
      const contentHash = row.source === source ? originOf(CLOSED, keyOf(row)) : row.contentHash;
      return { id: row.id, ...claimColumns(row, claims), contentHash };
    });
    await updateRows(db, updates);
  }
}
