import { createHash } from "node:crypto";
import { distanceKm, SEED_SOURCE } from "@flaneur/domain";
import type { Db } from "../db/database.ts";
import type { PlaceField } from "../db/place-fields.ts";
import { closePlaces, describedPlaces } from "../places/described-places.ts";
import type { Enrichment } from "../places/enrich-places.ts";
import { contentHash, type StoredPlace } from "../places/place-store.ts";
import { slug } from "../places/slug.ts";
import { cityDistricts } from "../reference/city-districts.ts";
import { originOf } from "../reference/sources.ts";
import { compactCopy } from "./compact-copy.ts";
import { ALREADY_LISTED, CLOSED, type Counts, createSkipped, IN_EARLIER_FILE, type SkippedRow } from "./counts.ts";
import { mapLink } from "./google-maps.ts";
import { type KnownPlace, loadKnownPlaces } from "./known-places.ts";
import { NotedChanges } from "./noted-changes.ts";
import { PendingWrites } from "./pending-writes.ts";
import type { ReadRow, RowKey, SkipReason } from "./read-row.ts";
import { type ReadOptions, readPlaces } from "./readers.ts";
import { createRowKeys } from "./row-keys.ts";

export interface PlaceImport extends Counts {
  /** Number of listed places that got fields of other sources. */
  readonly enriched: number;
  /**
   * Number of places of earlier imports that were removed, because their rows are now refused or are duplicates of
   * other places.
   */
  readonly withdrawn: number;
  /** Names of the listed places that the import marks as closed. They count as updated. */
  readonly closed: readonly string[];
  /** Names of the listed places whose position changes by at least 30 m. They count as updated. */
  readonly moved: readonly string[];
  /** Number of places that were corrected by rows of this product's exports. */
  readonly corrected: number;
  /**
   * Number of places for which an export of this product states another value than the stored one, by field. The stored
   * value was kept.
   */
  readonly differing: ReadonlyMap<PlaceField, number>;
}

export interface PlaceImportOptions extends ReadOptions {
  /** Whether the import only reports its results and writes nothing. */
  readonly isDryRun?: boolean;
  /**
   * A source of which the files have every row that still exists. Its places of open data without such a row are marked
   * as closed, and none of its places is removed because its row is now refused.
   */
  readonly completeSource?: string | undefined;
  /** Whether rows of exports correct places even when the rows are not newer than the places. */
  readonly isForced?: boolean;
  /** The operator's name, for the log of corrections. */
  readonly who?: string | undefined;
  /** Called for each row, before the row is imported. */
  readonly onRow?: () => void;
  readonly onSkipped?: (row: SkippedRow) => void;
}

/** The reasons to remove a place that an earlier import has stored. */
const WITHDRAWAL_REASONS: ReadonlySet<SkipReason> = new Set([
  "outside Paris",
  "not a kind of place we list",
  "private",
]);

/** The reasons for which the row of a place no longer describes a place. */
const GONE_REASONS: ReadonlySet<SkipReason> = new Set([...WITHDRAWAL_REASONS, "no name"]);

type PlaceRow = Extract<ReadRow, { kind: "place" }>;
type KnownPlaces = Awaited<ReturnType<typeof loadKnownPlaces>>;
type LeaveOut = (reason: SkippedRow["reason"], name: string | null, duplicateOf?: string) => void;

/**
 * Imports the places of files into the database. A row updates the stored place with the same source and source id, if
 * there is one. Run it inside a transaction.
 */
export async function importPlaces(
  transaction: Db,
  files: readonly string[],
  options: PlaceImportOptions,
): Promise<PlaceImport> {
  const { isDryRun = false, isForced = false, who = "import", completeSource } = options;
  const described =
    completeSource === undefined ? [] : [...(await describedPlaces(transaction, completeSource)).keys()];
  const writes = new PendingWrites(transaction, { isDryRun, isForced, who });
  const work = new PlaceImporter(await loadKnownPlaces(transaction), writes, options);
  if (completeSource === undefined) await work.withdrawRefused(files);
  for (const file of files) await work.read(file);
  await writes.flush();
  const gone = work.closeOthers(described);
  if (completeSource !== undefined && !isDryRun) await closePlaces(transaction, completeSource, gone);
  return work.result();
}

/** Decides for each row whether it is a new place, a change of a stored place, a duplicate, or is skipped. */
class PlaceImporter {
  readonly #known: KnownPlaces;
  readonly #writes: PendingWrites;
  readonly #options: PlaceImportOptions;
  readonly #skipped: ReturnType<typeof createSkipped>;
  readonly #counts = { read: 0, added: 0, updated: 0, unchanged: 0, withdrawn: 0 };
  /** The keys of the rows that were imported as places or as corrections of places. */
  readonly #imported = createRowKeys();
  readonly #changes = new NotedChanges();

  constructor(known: KnownPlaces, writes: PendingWrites, options: PlaceImportOptions) {
    this.#known = known;
    this.#writes = writes;
    this.#options = options;
    this.#skipped = createSkipped(options.onSkipped);
  }

  /**
   * Removes the places of earlier imports whose rows are now refused, unless another row with the same key describes a
   * place. Call it before the files are imported: otherwise a row could be skipped as a duplicate of a place that is
   * then removed. Curated places stay.
   */
  async withdrawRefused(files: readonly string[]): Promise<void> {
    if (!this.#known.hasImported) return;
    const refused: RowKey[] = [];
    const listed = createRowKeys();
    for (const file of files) {
      for await (const row of this.#rows(file)) {
        const key = row.kind === "place" ? row : row.key;
        if (key === null || this.#known.find(key) === undefined) continue;
        if (row.kind === "place") listed.add(key);
        else if (WITHDRAWAL_REASONS.has(row.reason)) refused.push(key);
      }
    }
    for (const key of refused) {
      const place = listed.has(key) ? undefined : this.#known.find(key);
      if (place !== undefined && place.source !== SEED_SOURCE) this.#withdraw(place, key, null);
    }
  }

  async read(file: string): Promise<void> {
    /**
     * The new places of an export. An export contains no duplicates, so its rows are not compared with each other: its
     * new places become known only after the last row.
     */
    const newFromExport: (readonly [PlaceRow, string])[] = [];
    for await (const row of this.#rows(file)) {
      this.#counts.read += 1;
      this.#options.onRow?.();
      const leaveOut: LeaveOut = (reason, name, duplicateOf) =>
        this.#skipped.add({ file, row: row.row, sourceId: row.sourceId, name, reason, duplicateOf });
      if (row.kind === "place") {
        const id = this.#import(row, leaveOut);
        if (id !== null && row.exported !== undefined) newFromExport.push([row, id]);
        else if (id !== null) this.#known.add(row, id);
      } else {
        if (row.key !== null && !GONE_REASONS.has(row.reason)) this.#changes.describe(this.#known.find(row.key));
        leaveOut(row.reason, row.name, row.duplicateOf);
      }
      await this.#writes.flushFullBatch();
    }
    for (const [row, id] of newFromExport) this.#known.add(row, id);
  }

  /** Counts those of these places as closed that no row describes, and returns their ids. */
  closeOthers(ids: readonly string[]): readonly string[] {
    const gone = new Set(ids.filter((id) => !this.#changes.isDescribed(id)));
    for (const { id, name } of gone.size === 0 ? [] : this.#known.all())
      if (gone.has(id)) this.#changes.closed.push(name);
    this.#counts.updated += gone.size;
    return [...gone];
  }

  result(): PlaceImport {
    const { counts, differing } = this.#writes;
    const unchanged = this.#counts.unchanged + counts.unchanged;
    const { closed, moved } = this.#changes;
    return { ...this.#counts, ...counts, unchanged, closed, moved, differing, skipped: this.#skipped.counts };
  }

  #rows(file: string): AsyncGenerator<ReadRow> {
    return readPlaces(file, { districts: cityDistricts, ...this.#options });
  }

  /** Imports a row. Returns the id of a new place, and null for every other row. */
  #import(row: PlaceRow, leaveOut: LeaveOut): string | null {
    const { name } = row.place;
    const existing = this.#known.find(row);
    const merged = existing === undefined ? this.#known.mergedInto(row) : undefined;
    const isCompared = row.exported === undefined || existing === undefined;
    const duplicate = merged ?? (isCompared ? this.#known.duplicateOf(row, existing) : undefined);
    this.#changes.describe(duplicate);
    this.#changes.describe(existing);
    if (this.#imported.has(row)) leaveOut(IN_EARLIER_FILE, name);
    else if (existing !== undefined && row.exported !== undefined) {
      this.#writes.correct({ placeId: existing.id, place: row.place, exported: row.exported });
      this.#imported.add(row);
    } else if (duplicate !== undefined) {
      leaveOut(ALREADY_LISTED, name, duplicate.name);
      if (existing !== undefined) this.#withdraw(existing, row, duplicate.id);
      this.#writes.enrich(enrichmentOf(row, duplicate.id));
    } else if (existing !== undefined && isOlder(row, existing)) {
      this.#counts.unchanged += 1;
      this.#imported.add(row);
    } else if (existing === undefined && row.place.placeStatus === "Permanently Closed") leaveOut(CLOSED, name);
    else {
      const id = this.#store(row, existing);
      this.#writes.phones.note(id, row.hints.phone, existing?.phone ?? null);
      this.#imported.add(row);
      if (existing === undefined) return id;
    }
    return null;
  }

  /** Stores the place of a row if it is new or has changed, and returns its id. */
  #store(read: PlaceRow, existing: KnownPlace | undefined): string {
    const row = existing === undefined ? read : withKnownPosition(read, existing);
    const stored = toStored(row, (id) => id !== existing?.id && this.#known.isTaken(id));
    const isSame = existing !== undefined && existing.contentHash === contentHash(stored);
    if (isSame) this.#counts.unchanged += 1;
    else if (existing === undefined) this.#counts.added += 1;
    else {
      this.#counts.updated += 1;
      this.#changes.update(existing, row);
    }
    if (!isSame) this.#writes.store(stored);
    // An existing place keeps its id, even when its name has changed.
    if (existing !== undefined) return existing.id;
    this.#known.take(stored.id);
    return stored.id;
  }

  #withdraw(place: KnownPlace, key: RowKey, to: string | null): void {
    this.#known.withdraw(key);
    this.#writes.withdraw({ id: place.id, to });
    this.#counts.withdrawn += 1;
  }
}

/** Kilometres up to which two positions are the same, written with more or fewer digits. */
const SAME_KM = 0.0015;

/** Returns a row with the stored position if its own is the same: otherwise each file would change all places. */
function withKnownPosition(row: PlaceRow, existing: KnownPlace): PlaceRow {
  const { name, address, coordinates } = row.place;
  const known = existing.coordinates;
  if (row.exported !== undefined || coordinates === null || distanceKm(known, coordinates) > SAME_KM) return row;
  return { ...row, place: { ...row.place, coordinates: known, googleMapsUrl: mapLink(name, address, known) } };
}

/** Whether a row states that its data is older than what its source has stated about the stored place since. */
const isOlder = ({ place, exported }: PlaceRow, { sourcedOn }: KnownPlace): boolean =>
  exported === undefined && place.sourcedOn !== undefined && sourcedOn !== null && place.sourcedOn < sourcedOn;

/** Returns what a row states about a place that another source has listed. */
const enrichmentOf = ({ source, sourceId, place }: PlaceRow, placeId: string): Enrichment => ({
  placeId,
  origin: originOf(source, sourceId),
  fields: { ...place, statusDate: place.statusDate ?? null },
  weak: place.weak,
  date: place.sourcedOn,
});

const digest = (text: string) => createHash("sha256").update(text).digest();

function toStored({ source, sourceId, place, exported }: PlaceRow, isTaken: (id: string) => boolean): StoredPlace {
  const hash = digest(originOf(source, sourceId));
  const derived = compactCopy(`${slug(place.name)}-${hash.toString("hex").slice(0, 8)}`);
  return {
    ...place,
    id: exported !== undefined && !isTaken(exported.id) ? exported.id : derived,
    source,
    sourceId,
    posterPick: hash.readUInt16BE(8),
    ...(exported === undefined ? {} : { enrichedOn: exported.enrichedOn, updatedAt: exported.updatedAt ?? undefined }),
  };
}
