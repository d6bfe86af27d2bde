import type { Db } from "../db/database.ts";
import type { Claim } from "../db/place-fields.ts";
import { OPERATOR, OSM_EXTRACT } from "../reference/sources.ts";
import { withClaim } from "./claims.ts";
import { claimColumns, claimsOf } from "./place-record.ts";
import type { PlaceRow } from "./place-rows.ts";
import { rowsById, updateRows } from "./place-updates.ts";
import type { Withdrawal } from "./withdraw-places.ts";

/** Adds the claims of a removed place to those of another place, without those of OPERATOR and OSM_EXTRACT. */
const withClaimsOf = (gone: readonly Claim[], kept: readonly Claim[]): readonly Claim[] =>
  gone.filter(({ source }) => source !== OPERATOR && source !== OSM_EXTRACT).reduce(withClaim, kept);

/**
 * Returns the claims of a place into which a person has merged another place. From then on, the rows of the other place
 * describe this place, also in later imports.
 */
export const mergedClaims = (gone: PlaceRow, kept: PlaceRow): readonly Claim[] =>
  withClaimsOf(
    claimsOf(gone).map((claim) => ({ ...claim, merged: true as const })),
    claimsOf(kept),
  );

/**
 * Gives the claims of withdrawn places to the identical places, in the order of the list: an identical place may itself
 * be withdrawn later in the list. Call it before `withdrawPlaces`.
 */
export async function moveClaims(db: Db, list: readonly Withdrawal[]): Promise<void> {
  const moves = list.flatMap(({ id, to }) => (to === null ? [] : [{ id, to }]));
  const rows = await rowsById(
    db,
    moves.flatMap(({ id, to }) => [id, to]),
  );
  const before = new Map(rows.map((row) => [row.id, claimsOf(row)]));
  const after = new Map(before);
  for (const { id, to } of moves) {
    const [gone, kept] = [after.get(id), after.get(to)];
    if (gone !== undefined && kept !== undefined) after.set(to, withClaimsOf(gone, kept));
  }
  const updates = rows.flatMap((row) => {
    const claims = after.get(row.id) ?? [];
    return claims === before.get(row.id) ? [] : [{ id: row.id, ...claimColumns(row, claims) }];
  });
  await updateRows(db, updates);
}
