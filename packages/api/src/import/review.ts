import { SEED_SOURCE } from "@flaneur/domain";
import { eq } from "drizzle-orm";
import { type Db, withoutStatementTimeout } from "../db/database.ts";
import { placePhones } from "../db/schema.ts";
import { mergedClaims } from "../places/moved-claims.ts";
import { claimColumns } from "../places/place-record.ts";
import { vacuumPlaces } from "../places/place-store.ts";
import { rowsById, updateRows } from "../places/place-updates.ts";
import { withdrawPlaces } from "../places/withdraw-places.ts";
import { originOf } from "../reference/sources.ts";
import { loadDecisions, saveDecision } from "./duplicate-decisions.ts";
import { createDuplicateDetector } from "./duplicate-detection.ts";
import { type KnownPlace, knownRows } from "./known-places.ts";
import { vacuumAfterCommit } from "./vacuum-after-commit.ts";

/** Two stored places that may be the same. */
export interface DoubtfulPair {
  readonly places: readonly [KnownPlace, KnownPlace];
  readonly metres: number;
}

/** The largest distance, in kilometres, of a doubtful pair from one source: the source itself lists two places. */
const ONE_SOURCE_KM = 0.04;

const originOfPlace = ({ source, sourceId }: KnownPlace): string => originOf(source, sourceId);

/**
 * Returns the pairs of stored places that may be the same and are undecided, the nearest first. Pairs of curated places
 * are left out, and so are pairs from one source that are farther apart than ONE_SOURCE_KM.
 */
export async function doubtfulPairs(db: Db): Promise<readonly DoubtfulPair[]> {
  const decisions = await loadDecisions(db);
  const detector = createDuplicateDetector<KnownPlace>();
  const pairs: DoubtfulPair[] = [];
  for await (const { place, hasCoordinates } of knownRows(db)) {
    if (!hasCoordinates) continue;
    for (const { place: other, km } of detector.matches(place, () => true)) {
      const isCurated = place.source === SEED_SOURCE && other.source === SEED_SOURCE;
      const isFar = place.source === other.source && km > ONE_SOURCE_KM;
      if (isCurated || isFar || decisions.find(originOfPlace(place), originOfPlace(other)) !== undefined) continue;
      pairs.push({
        places: place.order < other.order ? [place, other] : [other, place],
        metres: Math.round(km * 1000),
      });
    }
    detector.add(place);
  }
  return pairs.toSorted((a, b) => a.metres - b.metres);
}

const sideOf = ({ id, name, types, address, website, phone }: KnownPlace): string =>
  [
    `  ${id}`,
    `    ${name} · ${types.join(", ")}`,
    ...[address, website, phone].flatMap((text) => (text ? [`    ${text}`] : [])),
  ].join("\n");

/** Formats pairs for a person to decide. */
export function describePairs(pairs: readonly DoubtfulPair[], limit: number): string {
  if (pairs.length === 0) return "No doubtful pair: nothing to decide.";
  const shown = pairs
    .slice(0, limit)
    .map(({ places: [a, b], metres }) => `${metres} m apart\n${sideOf(a)}\n${sideOf(b)}`);
  const rest = pairs.length > limit ? ` The nearest ${limit} are shown.` : "";
  return `${shown.join("\n\n")}\n\n${pairs.length} doubtful pair${pairs.length === 1 ? "" : "s"}.${rest} Decide with --same ID ID or --different ID ID.`;
}

/** The reason why a decision cannot be made. */
export type DecisionRefusal =
  | { readonly kind: "unknown"; readonly id: string }
  | { readonly kind: "equal" }
  | { readonly kind: "curated" }
  /** The place that would stay is hidden, so that neither place would be listed. */
  | { readonly kind: "hidden"; readonly id: string };

export interface DecisionMade {
  readonly kind: "decided";
  /** The place that stays, and the one that was removed; null when both stay. */
  readonly merged: { readonly kept: string; readonly removed: string } | null;
}

/**
 * Stores whether two places are the same. If they are, the curated place stays, or else the older one. The place that
 * stays gets the favorites and list entries of the other, and all that sources state about the other, as with
 * `mergePlaces`.
 */
export async function decide(
  db: Db,
  ids: readonly [string, string],
  isSame: boolean,
): Promise<DecisionMade | DecisionRefusal> {
  if (ids[0] === ids[1]) return { kind: "equal" };
  const made = await withoutStatementTimeout(db, (transaction) => decideWithin(transaction, ids, isSame));
  if (made.kind === "decided" && made.merged !== null) await vacuumAfterCommit(() => vacuumPlaces(db));
  return made;
}

async function decideWithin(
  transaction: Db,
  ids: readonly [string, string],
  isSame: boolean,
): Promise<DecisionMade | DecisionRefusal> {
  const rows = await rowsById(transaction, ids);
  const missing = ids.find((id) => !rows.some((row) => row.id === id));
  if (missing !== undefined) return { kind: "unknown", id: missing };
  const [kept, removed] = rows.toSorted(
    (a, b) =>
      Number(b.source === SEED_SOURCE) - Number(a.source === SEED_SOURCE) ||
      a.createdAt.getTime() - b.createdAt.getTime() ||
      (a.id < b.id ? -1 : 1),
  );
  if (kept === undefined || removed === undefined) return { kind: "equal" };
  if (isSame && removed.source === SEED_SOURCE) return { kind: "curated" };
  if (isSame && kept.hidden && !removed.hidden) return { kind: "hidden", id: kept.id };
  const origins = [originOf(kept.source, kept.sourceId), originOf(removed.source, removed.sourceId)] as const;
  await saveDecision(transaction, { origins, isSame });
  if (!isSame) return { kind: "decided", merged: null };
  const [phone] = await transaction.select().from(placePhones).where(eq(placePhones.placeId, removed.id));
  await withdrawPlaces(transaction, [{ id: removed.id, to: kept.id }]);
  await updateRows(transaction, [{ id: kept.id, ...claimColumns(kept, mergedClaims(removed, kept)) }]);
  if (phone !== undefined) {
    await transaction
      .insert(placePhones)
      .values({ ...phone, placeId: kept.id })
      .onConflictDoNothing();
  }
  return { kind: "decided", merged: { kept: kept.id, removed: removed.id } };
}
