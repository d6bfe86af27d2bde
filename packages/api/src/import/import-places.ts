import { createHash } from "node:crypto";
import type { Db } from "../db/database.ts";
import { type Enrichment, enrichPlaces } from "../places/enrich-places.ts";
import { originOf, type PlaceField, SEED_SOURCE } from "../places/enriched.ts";
import { contentHash, type StoredPlace, upsertPlaces } from "../places/place-store.ts";
import { slug } from "../places/slug.ts";
import { type Withdrawal, withdrawPlaces } from "../places/withdraw-places.ts";
import { correctPlaces, type OwnRow } from "./correct-places.ts";
import { ALREADY_LISTED, CLOSED, type Counts, createSkipped, IN_EARLIER_FILE, type SkippedRow } from "./counts.ts";
import { cityDistricts } from "./districts.ts";
import { type KnownPlace, loadKnownPlaces } from "./known-places.ts";
import { createPlacePhones } from "./place-phones.ts";
import type { ReadRow, RowKey, SkipReason } from "./read-row.ts";
import { type ReadOptions, readPlaces } from "./readers.ts";
import { createRowKeys } from "./row-keys.ts";
import { unshared } from "./unshared.ts";

export interface PlaceImport extends Counts {
  /** Number of listed places in which duplicates filled in fields. */
  readonly enriched: number;
  /** Number of places of earlier imports that were removed: they are not places that we list, or are duplicates. */
  readonly withdrawn: number;
  /** Number of places that the rows of an own export corrected. */
  readonly corrected: number;
  /** Number of places for which a different value of an own export was ignored, by field. */
  readonly differing: ReadonlyMap<PlaceField, number>;
}

export interface PlaceImportOptions extends ReadOptions {
  /** Reports the results for all rows, and writes nothing. */
  readonly isDryRun?: boolean;
  /** Corrects places by the rows of own exports even when the rows are not newer. */
  readonly isCorrecting?: boolean;
  /** The operator's name, for the log of corrections. */
  readonly who?: string | undefined;
  /** Called after each row. */
  readonly onRow?: () => void;
  readonly onSkipped?: (row: SkippedRow) => void;
}

const BATCH = 500;

/** Reasons to withdraw a place that an earlier version of the import accepted. */
const WITHDRAWN: ReadonlySet<SkipReason> = new Set(["outside Paris", "not a kind of place we list", "private"]);

type PlaceRow = Extract<ReadRow, { kind: "place" }>;

/**
 * Imports the places of files into the database. A row is identified by its source and its id in that source, so
 * importing the same file again changes nothing. Run it inside a transaction.
 */
export async function importPlaces(
  transaction: Db,
  files: readonly string[],
  { isDryRun = false, isCorrecting = false, who = "import", onRow, onSkipped, ...options }: PlaceImportOptions,
): Promise<PlaceImport> {
  const known = await loadKnownPlaces(transaction);
  const { counts: skipped, add: skip } = createSkipped(onSkipped);
  const counts = { read: 0, added: 0, updated: 0, unchanged: 0, enriched: 0, withdrawn: 0, corrected: 0 };
  const differing = new Map<PlaceField, number>();
  const taken = createRowKeys();
  /** Rows that are not listed. Another row of the same files may still list the place. */
  const refused: RowKey[] = [];
  const phones = createPlacePhones();
  let batch: StoredPlace[] = [];
  let enrichments: Enrichment[] = [];
  let withdrawals: Withdrawal[] = [];
  let ownRows: OwnRow[] = [];
  const flush = async () => {
    if (!isDryRun) {
      await upsertPlaces(transaction, batch);
      await phones.save(transaction);
      await withdrawPlaces(transaction, withdrawals);
    }
    counts.enriched += await enrichPlaces(transaction, enrichments, !isDryRun);
    const result = await correctPlaces(transaction, ownRows, { isForced: isCorrecting, who, write: !isDryRun });
    counts.unchanged += result.unchanged;
    counts.corrected += result.corrected;
    counts.enriched += result.restored;
    for (const [field, count] of result.differing) differing.set(field, (differing.get(field) ?? 0) + count);
    batch = [];
    enrichments = [];
    withdrawals = [];
    ownRows = [];
  };
  const withdraw = (place: KnownPlace, key: RowKey, to: string | null) => {
    known.withdraw(key);
    withdrawals.push({ id: place.id, to });
    counts.withdrawn += 1;
  };
  const take = (row: PlaceRow, self: KnownPlace | undefined): string => {
    const stored = toStored(row, (id) => id !== self?.id && known.isTaken(id));
    const isSame = self !== undefined && self.contentHash === contentHash(stored);
    if (isSame) counts.unchanged += 1;
    else if (self === undefined) counts.added += 1;
    else counts.updated += 1;
    // An existing place keeps its id, even when its name has changed.
    if (!isSame) batch.push(stored);
    return self?.id ?? stored.id;
  };

  for (const file of files) {
    /**
     * Places of an export. An export contains no duplicates, so its places are compared only with the rows of later
     * files.
     */
    const exported: (readonly [PlaceRow, string])[] = [];
    for await (const row of readPlaces(file, { districts: cityDistricts, ...options })) {
      counts.read += 1;
      onRow?.();
      const leaveOut = (reason: SkippedRow["reason"], name: string | null, duplicateOf?: string) =>
        skip({ file, row: row.row, sourceId: row.sourceId, name, reason, duplicateOf });
      if (row.kind === "skipped") {
        leaveOut(row.reason, row.name, row.duplicateOf);
        if (row.key !== null && WITHDRAWN.has(row.reason)) refused.push(row.key);
      } else {
        const { name } = row.place;
        const self = known.find(row);
        const merged = self === undefined ? known.mergedInto(row) : undefined;
        const isCompared = row.exact === undefined || self === undefined;
        const duplicate = merged ?? (isCompared ? known.duplicateOf(row, self) : undefined);
        if (taken.has(row)) leaveOut(IN_EARLIER_FILE, name);
        else if (self !== undefined && row.exact !== undefined) {
          ownRows.push({ placeId: self.id, place: row.place, exact: row.exact });
          taken.add(row);
        } else if (duplicate !== undefined) {
          leaveOut(ALREADY_LISTED, name, duplicate.name);
          if (self !== undefined) withdraw(self, row, duplicate.id);
          enrichments.push(enrichmentOf(row, duplicate.id));
        } else if (self === undefined && row.place.placeStatus === "Permanently Closed") leaveOut(CLOSED, name);
        else {
          const id = take(row, self);
          phones.note(id, row.hints.phone);
          taken.add(row);
          if (self === undefined && row.exact !== undefined) exported.push([row, id]);
          else if (self === undefined) known.add(row, id);
        }
      }
      if (batch.length + enrichments.length + withdrawals.length + ownRows.length >= BATCH) await flush();
    }
    for (const [row, id] of exported) known.add(row, id);
  }
  for (const key of refused) {
    const before = taken.has(key) ? undefined : known.find(key);
    if (before !== undefined && before.source !== SEED_SOURCE) withdraw(before, key, null);
  }
  await flush();
  return { ...counts, differing, skipped };
}

/** Returns what a row states about a place that another source has listed. */
const enrichmentOf = ({ source, sourceId, place }: PlaceRow, placeId: string): Enrichment => ({
  placeId,
  origin: originOf(source, sourceId),
  fields: { ...place, statusDate: place.statusDate ?? null },
  weak: place.weak,
  date: place.sourcedOn,
});

const digest = (text: string) => createHash("sha256").update(text).digest();

function toStored({ source, sourceId, place, exact }: PlaceRow, isTaken: (id: string) => boolean): StoredPlace {
  const hash = digest(originOf(source, sourceId));
  const derived = unshared(`${slug(place.name)}-${hash.toString("hex").slice(0, 8)}`);
  return {
    ...place,
    id: exact !== undefined && !isTaken(exact.id) ? exact.id : derived,
    source,
    sourceId,
    posterPick: hash.readUInt16BE(8),
    ...(exact === undefined ? {} : { enrichedOn: exact.enrichedOn, updatedAt: exact.updatedAt ?? undefined }),
  };
}
