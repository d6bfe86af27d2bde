import { createHash } from "node:crypto";
import { fold } from "@flaneur/domain";
import type { Db } from "../db/database.ts";
import { places } from "../db/schema.ts";
import { type StoredPlace, upsertPlaces } from "../places/place-store.ts";
import { ALREADY_LISTED, type Counts, IN_EARLIER_FILE, type SkippedRow } from "./counts.ts";
import { coarseDistricts, type Districts } from "./districts.ts";
import { createDuplicateDetector } from "./duplicate-detection.ts";
import { type KnownDistrict, keepDistrict } from "./keep-district.ts";
import type { ImportedPlace, ReadRow } from "./read-row.ts";
import { readPlaces } from "./readers.ts";
import { createSameNameDetector } from "./same-name-duplicates.ts";

export interface PlaceImport extends Counts {
  /** Of those taken, also when unchanged. */
  readonly withoutArrondissement: number;
}

const BATCH = 500;

/**
 * Takes the places of files into the database. A row is known by its source and its id there; the same file twice
 * changes nothing. Run it inside a transaction.
 * @param districts without them our own coarse outlines serve, for rows that name no arrondissement.
 * @param onRow called after each row.
 */
export async function importPlaces(
  transaction: Db,
  files: readonly string[],
  districts: Districts | undefined,
  onRow: () => void,
): Promise<PlaceImport> {
  const known = await knownPlaces(transaction);
  const skipped: SkippedRow[] = [];
  const counts = { read: 0, added: 0, updated: 0, unchanged: 0, withoutArrondissement: 0 };
  const options = districts === undefined ? { outlines: coarseDistricts } : { districts };
  let batch: StoredPlace[] = [];
  const flush = async () => {
    const written = await upsertPlaces(transaction, batch);
    counts.added += written.added;
    counts.updated += written.updated;
    counts.unchanged += written.unchanged;
    batch = [];
  };
  for (const file of files) {
    for await (const row of readPlaces(file, options)) {
      counts.read += 1;
      onRow();
      const reason = row.kind === "skipped" ? row.reason : known.reasonToSkip(row);
      if (row.kind === "place" && reason === null) {
        const place = known.keepDistrict(row);
        batch.push(toStored({ ...row, place }));
        if (place.arrondissement === null) counts.withoutArrondissement += 1;
      } else if (reason !== null) {
        const name = row.kind === "skipped" ? row.name : row.place.name;
        skipped.push({ file, sourceId: row.sourceId, name, reason });
      }
      if (batch.length === BATCH) await flush();
    }
  }
  await flush();
  return { ...counts, skipped };
}

type PlaceRow = Extract<ReadRow, { kind: "place" }>;

const keyOf = (source: string, sourceId: string) => `${source}|${sourceId}`;

/** What is listed already, to tell an update from a second copy of a place that came another way. */
async function knownPlaces(db: Db) {
  const rows = await db
    .select({
      source: places.source,
      sourceId: places.sourceId,
      name: places.name,
      types: places.types,
      latitude: places.latitude,
      longitude: places.longitude,
      address: places.address,
      arrondissement: places.arrondissement,
    })
    .from(places);
  const own = new Map(
    rows.map(({ source, sourceId, address, arrondissement, latitude, longitude }): [string, KnownDistrict] => {
      const coordinates = latitude === null || longitude === null ? null : { latitude, longitude };
      return [keyOf(source, sourceId), { address, arrondissement, coordinates }];
    }),
  );
  const isDuplicate = createSameNameDetector();
  const duplicates = createDuplicateDetector();
  for (const { name, source, types, latitude, longitude } of rows) {
    if (latitude === null || longitude === null) continue;
    const coordinates = { latitude, longitude };
    isDuplicate(name, coordinates);
    duplicates.add({ name, source, types, coordinates });
  }
  const taken = new Set<string>();
  return {
    reasonToSkip: ({ source, sourceId, place }: PlaceRow): SkippedRow["reason"] | null => {
      const key = keyOf(source, sourceId);
      if (taken.has(key)) return IN_EARLIER_FILE;
      if (!own.has(key) && place.coordinates !== null) {
        const listed = { name: place.name, source, types: place.types, coordinates: place.coordinates };
        if (isDuplicate(place.name, place.coordinates) || duplicates.find(listed) !== undefined) return ALREADY_LISTED;
        duplicates.add(listed);
      }
      taken.add(key);
      return null;
    },
    keepDistrict: ({ source, sourceId, place, districtFrom }: PlaceRow): ImportedPlace => {
      const before = own.get(keyOf(source, sourceId));
      return before === undefined ? place : keepDistrict(place, districtFrom, before);
    },
  };
}

const digest = (text: string) => createHash("sha256").update(text).digest();

function toStored({ source, sourceId, place }: PlaceRow): StoredPlace {
  const hash = digest(keyOf(source, sourceId));
  return {
    ...place,
    id: `${slug(place)}-${hash.toString("hex").slice(0, 8)}`,
    source,
    sourceId,
    posterPick: hash.readUInt16BE(8),
  };
}

const slug = ({ name }: Pick<ImportedPlace, "name">): string =>
  fold(name)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 60) || "place";
