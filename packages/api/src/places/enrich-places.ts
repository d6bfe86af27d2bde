import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../db/database.ts";
import type { Claim, PlaceFields, WeakField } from "../db/place-fields.ts";
import { PLACE_FIELDS } from "../db/place-fields.ts";
import { rawRows } from "../db/raw-rows.ts";
import { places } from "../db/schema.ts";
import { OPERATOR, originOf } from "../reference/sources.ts";
import { keyOf, pickFields, sameClaims, withClaim } from "./claims.ts";
import { completeClaim } from "./compose.ts";
import { claimColumns, claimsOf, today } from "./place-record.ts";
import type { PlaceRow } from "./place-rows.ts";
import { type RowUpdate, rowsById, updateRows } from "./place-updates.ts";

/** What another source states about a listed place. */
export interface Enrichment {
  readonly placeId: string;
  /** The source, and the id that it gives the place; see `originOf`. */
  readonly origin: string;
  readonly fields: Partial<PlaceFields>;
  readonly weak?: readonly WeakField[] | undefined;
  /** The day of the data; today by default. */
  readonly date?: string | undefined;
}

function toClaim({ origin, fields, weak, date = today() }: Enrichment): Claim {
  const end = origin.indexOf("|");
  return {
    source: origin.slice(0, end),
    sourceId: origin.slice(end + 1),
    date,
    fields: pickFields(fields, PLACE_FIELDS),
    ...(weak === undefined || weak.length === 0 ? {} : { weak }),
  };
}

/** Whether one of the claims is of the same row and newer. */
const isOlder = (claim: Claim, claims: readonly Claim[]): boolean =>
  claims.some((other) => keyOf(other) === keyOf(claim) && claim.date < other.date);

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Whether new columns change what is shown of a place. */
function isShown(row: PlaceRow, columns: RowUpdate): boolean {
  const before = new Map<string, unknown>(Object.entries(row));
  const ignored = new Set(["claims", "id", "sourcedOn"]);
  return Object.entries(columns).some(([field, value]) => !ignored.has(field) && !isSame(before.get(field), value));
}

/**
 * Adds what other sources state about listed places. The best ranked source determines each field; see `compose`.
 * @param write false only counts the places that would change.
 * @returns the number of places of which a field changes.
 */
export async function enrichPlaces(db: Db, list: readonly Enrichment[], write = true): Promise<number> {
  if (list.length === 0) return 0;
  const byPlace = Map.groupBy(list, ({ placeId }) => placeId);
  const updates: RowUpdate[] = [];
  let changed = 0;
  for (const row of await rowsById(db, [...byPlace.keys()])) {
    const before = claimsOf(row);
    const newer = (byPlace.get(row.id) ?? []).map(toClaim).filter((claim) => !isOlder(claim, before));
    const after = newer.reduce(withClaim, before);
    if (after === before) continue;
    const columns = { id: row.id, ...claimColumns(row, after) };
    if (sameClaims(columns.claims ?? [], row.claims)) continue;
    if (isShown(row, columns)) changed += 1;
    updates.push(columns);
  }
  if (write) await updateRows(db, updates);
  return changed;
}

const Id = z.object({ id: z.string() });
const PAGE = 500;

/** Result of removing the claims of a source. */
export interface Withdrawn {
  /** Ids of places that no other source describes: they must be deleted. */
  readonly without: readonly string[];
  /**
   * Number of updated places: places that now belong to another source, and places of other sources that had a claim of
   * the removed source, even if none of their fields has changed.
   */
  readonly changed: number;
}

/**
 * Removes the claims of a source. A place of this source stays if another imported source describes it completely: it
 * then belongs to that source.
 */
export async function withdrawSource(db: Db, source: string): Promise<Withdrawn> {
  const contained = JSON.stringify([{ source }]);
  const prefix = `${source}|`;
  const found = await rawRows(
    db,
    sql`select id from ${places} where ${places.source} = ${source} or ${places.claims} @> ${contained}::jsonb
      or exists (select from jsonb_each_text(${places.enriched}) as v where starts_with(v.value, ${prefix})) order by id`,
    Id,
  );
  const without: string[] = [];
  let changed = 0;
  for (let start = 0; start < found.length; start += PAGE) {
    const rows = await rowsById(
      db,
      found.slice(start, start + PAGE).map(({ id }) => id),
    );
    const results = rows.map((row) => withoutSource(row, source));
    without.push(...results.flatMap((result) => (typeof result === "string" ? [result] : [])));
    const updates = results.flatMap((result) => (typeof result === "string" ? [] : [result]));
    changed += updates.length;
    await updateRows(db, updates);
  }
  return { without, changed };
}

/** Returns the columns of a place without a source's claims, or the id of a place to delete. */
function withoutSource(row: PlaceRow, source: string): RowUpdate | string {
  const kept = claimsOf(row).filter((claim) => claim.source !== source);
  const isOwn = row.source === source;
  const own = isOwn ? completeClaim(kept.filter((claim) => claim.source !== OPERATOR)) : row;
  if (own === undefined) return row.id;
  const { sourceId, source: name } = own;
  return {
    id: row.id,
    ...claimColumns(own, kept),
    source: name,
    sourceId,
    // No content has this hash, so the next import of the new source writes the place once and stores its hash.
    contentHash: isOwn ? originOf(name, keyOf(own)) : row.contentHash,
  };
}
