import { asc, gt, sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { places } from "../db/schema.ts";
import type { PlaceFields } from "../places/claims.ts";
import { SEED_SOURCE } from "../places/enriched.ts";
import { createDuplicateDetector, type Listed } from "./duplicate-detection.ts";
import type { ReadRow, RowKey } from "./read-row.ts";
import { createSameNameDetector } from "./same-name-duplicates.ts";

/** The fields of a listed place that an import needs. */
export interface KnownPlace extends Listed {
  readonly id: string;
  /** Hash of the stored fields; null for a place that this import adds. */
  readonly contentHash: string | null;
  /**
   * 0 for a curated place, the time at which an earlier import added the place, or the largest number for a place of
   * this import. Only a place with a lower order can be the original of a stored duplicate.
   */
  readonly order: number;
}

const PAGE = 5_000;
const ADDED = Number.MAX_SAFE_INTEGER;

const keyText = ({ source, sourceId }: RowKey) => `${source}|${sourceId}`;

/** Loads the listed places, with which an import distinguishes updates from duplicates of another source. */
export async function loadKnownPlaces(db: Db) {
  const own = new Map<string, KnownPlace>();
  const ids = new Set<string>();
  const gone = new Set<string>();
  /** The places into which operators have merged rows of sources, by the key of the row. */
  const merged = new Map<string, KnownPlace>();
  const sameNames = createSameNameDetector<KnownPlace>();
  const duplicates = createDuplicateDetector<KnownPlace>();
  const list = (place: KnownPlace): void => {
    sameNames.add(place, place.coordinates);
    duplicates.add(place);
  };

  for await (const row of rowsOf(db)) {
    const { id, source, sourceId, contentHash, createdAt, mergedKeys } = row;
    const { name, types, latitude, longitude } = asItsSourceStates(row);
    ids.add(id);
    const coordinates = { latitude: latitude ?? 0, longitude: longitude ?? 0 };
    const order = source === SEED_SOURCE ? 0 : createdAt.getTime();
    const place = { id, source, name, types, coordinates, contentHash, order };
    own.set(keyText({ source, sourceId }), place);
    for (const key of mergedKeys) merged.set(keyText(key), place);
    if (latitude !== null && longitude !== null) list(place);
  }

  return {
    find: (key: RowKey): KnownPlace | undefined => own.get(keyText(key)),
    /** Returns the place into which an operator has merged a row. */
    mergedInto: (key: RowKey): KnownPlace | undefined => merged.get(keyText(key)),
    /** Whether another place has this id. */
    isTaken: (id: string): boolean => ids.has(id),
    /** Returns the place that a row duplicates from another source; never `self`. */
    duplicateOf: ({ source, place }: Extract<ReadRow, { kind: "place" }>, self: KnownPlace | undefined) => {
      if (place.coordinates === null) return undefined;
      const counts = (other: KnownPlace) =>
        other.id !== self?.id && !gone.has(other.id) && (self === undefined || other.order < self.order);
      const sameName = sameNames.find(place.name, place.coordinates);
      if (sameName !== undefined && counts(sameName)) return sameName;
      const { name, types, coordinates } = place;
      const row: KnownPlace = { id: "", source, name, types, coordinates, contentHash: null, order: ADDED };
      return duplicates.find(row, (other) => other.source !== source && counts(other));
    },
    /** Adds a place of this import to the index. */
    add: ({ source, place }: Extract<ReadRow, { kind: "place" }>, id: string): void => {
      ids.add(id);
      if (place.coordinates === null) return;
      const { name, types, coordinates } = place;
      list({ id, source, name, types, coordinates, contentHash: null, order: ADDED });
    },
    withdraw: (key: RowKey): void => {
      const place = own.get(keyText(key));
      if (place !== undefined) gone.add(place.id);
      own.delete(keyText(key));
    },
  };
}

interface Stated {
  readonly name: string;
  readonly types: readonly string[];
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/**
 * Returns what the place's own source states. Rows are compared with that, since other sources may since have changed
 * the name that is shown: a second import of the same files must find the same duplicates.
 */
function asItsSourceStates({ own, ...shown }: Stated & { readonly own: Partial<PlaceFields> | null }): Stated {
  const { name = shown.name, types = shown.types, coordinates } = own ?? {};
  const { latitude, longitude } = coordinates ?? shown;
  return { name, types, latitude, longitude };
}

/** Yields every place, one page at a time: PGlite returns a result as a whole. */
async function* rowsOf(db: Db) {
  const { id, source, sourceId, name, types, latitude, longitude, contentHash, createdAt } = places;
  const mergedKeys = sql<RowKey[]>`jsonb_path_query_array(${places.claims}, '$[*] ? (@.merged == true)')`;
  const own = sql<Partial<PlaceFields> | null>`(select claim -> 'fields' from jsonb_array_elements(${places.claims}) as claim
    where claim ->> 'source' = ${source} and claim ->> 'sourceId' = ${sourceId})`;
  const stored = { id, source, sourceId, name, types, latitude, longitude, contentHash, createdAt };
  const columns = { ...stored, mergedKeys, own };
  let last = "";
  for (;;) {
    const rows = await db.select(columns).from(places).where(gt(id, last)).orderBy(asc(id)).limit(PAGE);
    yield* rows;
    const end = rows.at(-1);
    if (end === undefined || rows.length < PAGE) return;
    last = end.id;
  }
}
