import { SEED_SOURCE } from "@flaneur/domain";
import { asc, eq, gt, sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import type { PlaceFields } from "../db/place-fields.ts";
import { placePhones, places } from "../db/schema.ts";
import { originOf } from "../reference/sources.ts";
import { loadDecisions } from "./duplicate-decisions.ts";
import { createDuplicateFinder, type Listed } from "./duplicate-detection.ts";
import type { ReadRow, RowKey } from "./read-row.ts";
import { createSameNameDetector } from "./same-name-duplicates.ts";

/** The fields of a stored place that an import needs. */
export interface KnownPlace extends Listed {
  readonly id: string;
  readonly sourceId: string;
  /** Hash of the stored fields; null for a place that this import adds. */
  readonly contentHash: string | null;
  /**
   * 0 for a curated place, the time at which an earlier import added the place, or the largest number for a place of
   * this import. Only a place with a lower order can be the original of a stored duplicate.
   */
  readonly order: number;
  /** Whether the place is shown as permanently closed. */
  readonly isClosed: boolean;
  /** The day of the place's data, `2026-11-25`; null for a place that this import adds. */
  readonly sourcedOn: string | null;
}

const PAGE = 5_000;
const ADDED = Number.MAX_SAFE_INTEGER;

const keyText = ({ source, sourceId }: RowKey) => originOf(source, sourceId);

/** Loads the stored places. An import needs them to distinguish updates from duplicates of another source's places. */
export async function loadKnownPlaces(db: Db) {
  const own = new Map<string, KnownPlace>();
  const ids = new Set<string>();
  const gone = new Set<string>();
  let hasImported = false;
  /** Maps the key of a source's row to the place into which an operator has merged the row. */
  const merged = new Map<string, KnownPlace>();
  const sameNames = createSameNameDetector<KnownPlace>(({ name }) => name);
  const duplicates = createDuplicateFinder<KnownPlace>();
  const decisions = await loadDecisions(db);
  const list = (place: KnownPlace): void => {
    sameNames.add(place, place.coordinates);
    duplicates.add(place);
  };

  for await (const { place, hasCoordinates, mergedKeys } of knownRows(db)) {
    ids.add(place.id);
    hasImported ||= place.source !== SEED_SOURCE;
    own.set(keyText(place), place);
    for (const key of mergedKeys) merged.set(keyText(key), place);
    if (hasCoordinates) list(place);
  }

  return {
    /** Whether a place is stored that is not curated. */
    hasImported,
    /** Yields the stored places, except those that this import withdraws. */
    all: (): Iterable<KnownPlace> => own.values(),
    find: (key: RowKey): KnownPlace | undefined => own.get(keyText(key)),
    /** Returns the place into which an operator has merged a row, unless this import withdraws the place. */
    mergedInto: (key: RowKey): KnownPlace | undefined => {
      const place = merged.get(keyText(key));
      return place !== undefined && gone.has(place.id) ? undefined : place;
    },
    /** Whether a stored place or a place of this import has this id. */
    isTaken: (id: string): boolean => ids.has(id),
    /**
     * Returns the place that a row duplicates; never `self`, the stored place of the row. The decisions of a person
     * take precedence over the comparison.
     */
    duplicateOf: (row: PlaceRow, self: KnownPlace | undefined): KnownPlace | undefined => {
      const place = comparable(row, "");
      if (place === null) return undefined;
      const isCandidate = (other: KnownPlace) =>
        other.id !== self?.id && !gone.has(other.id) && (self === undefined || other.order < self.order);
      for (const origin of decisions.sameAs(keyText(place))) {
        const decided = own.get(origin);
        if (decided !== undefined && isCandidate(decided)) return decided;
      }
      const mayBe = (other: KnownPlace) =>
        isCandidate(other) && decisions.find(keyText(place), keyText(other)) !== false;
      const sameName = sameNames.find(place.name, place.coordinates);
      if (sameName !== undefined && mayBe(sameName)) return sameName;
      return duplicates.find(place, mayBe);
    },
    /** Marks an id as that of a place of this import. */
    take: (id: string): void => {
      ids.add(id);
    },
    /** Adds a place of this import, so that later rows are compared with it. */
    add: (row: PlaceRow, id: string): void => {
      const place = comparable(row, id);
      if (place === null) return;
      list(place);
      if (decisions.sameAs(keyText(place)).length > 0) own.set(keyText(place), place);
    },
    /** Removes a stored place that this import withdraws: no later row is an update or a duplicate of it. */
    withdraw: (key: RowKey): void => {
      const place = own.get(keyText(key));
      if (place !== undefined) gone.add(place.id);
      own.delete(keyText(key));
    },
  };
}

/** The fields by which a stored place is compared with rows. */
interface Stated {
  readonly name: string;
  readonly types: readonly string[];
  readonly address: string;
  readonly website: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/**
 * Returns the fields as the place's own source states them. Rows are compared with these fields, not with the shown
 * ones, which other sources may have changed: a second import of the same files must find the same duplicates.
 */
function asItsSourceStates({ own, ...shown }: Stated & { readonly own: Partial<PlaceFields> | null }): Stated {
  const { name = shown.name, types = shown.types, address = shown.address, website = shown.website } = own ?? {};
  const { latitude, longitude } = own?.coordinates ?? shown;
  return { name, types, address, website, latitude, longitude };
}

type PlaceRow = Extract<ReadRow, { kind: "place" }>;

/** Returns a row as a place of this import; null for a place without coordinates. */
function comparable({ source, sourceId, place, hints }: PlaceRow, id: string): KnownPlace | null {
  const { name, types, coordinates, address, website } = place;
  if (coordinates === null) return null;
  // Names every field instead of spreading an object: V8 stores spread fields in a separate table.
  return {
    id,
    source,
    sourceId,
    name,
    types,
    coordinates,
    address,
    website,
    otherNames: hints.otherNames,
    phone: hints.phone,
    contentHash: null,
    order: ADDED,
    isClosed: false,
    sourcedOn: null,
  };
}

interface KnownRow {
  readonly place: KnownPlace;
  /** The keys of the rows that operators have merged into the place. */
  readonly mergedKeys: readonly RowKey[];
  readonly hasCoordinates: boolean;
}

/** Yields every stored place, including closed and hidden places. */
export async function* knownRows(db: Db): AsyncGenerator<KnownRow> {
  for await (const { createdAt, mergedKeys, own, placeStatus, ...row } of rowsOf(db)) {
    const { latitude, longitude, ...stated } = asItsSourceStates({ ...row, own });
    const coordinates = { latitude: latitude ?? 0, longitude: longitude ?? 0 };
    const order = row.source === SEED_SOURCE ? 0 : createdAt.getTime();
    const { id, source, sourceId, contentHash, phone, sourcedOn } = row;
    const isClosed = placeStatus === "Permanently Closed";
    const place = { id, source, sourceId, contentHash, phone, ...stated, coordinates, order, isClosed, sourcedOn };
    yield { place, mergedKeys, hasCoordinates: latitude !== null && longitude !== null };
  }
}

/** Yields the rows of all places. Loads one page at a time, because PGlite returns a whole result at once. */
async function* rowsOf(db: Db) {
  const { id, source, sourceId, name, types, latitude, longitude, contentHash, createdAt, address, website } = places;
  const { placeStatus, sourcedOn } = places;
  const mergedKeys = sql<RowKey[]>`jsonb_path_query_array(${places.claims}, '$[*] ? (@.merged == true)')`;
  const own = sql<Partial<PlaceFields> | null>`(select claim -> 'fields' from jsonb_array_elements(${places.claims}) as claim
    where claim ->> 'source' = ${source} and claim ->> 'sourceId' = ${sourceId})`;
  const contact = { address, website, phone: placePhones.phone };
  const stored = { id, source, sourceId, name, types, latitude, longitude, contentHash, createdAt, ...contact };
  const columns = { ...stored, placeStatus, sourcedOn, mergedKeys, own };
  let last = "";
  for (;;) {
    const rows = await db
      .select(columns)
      .from(places)
      .leftJoin(placePhones, eq(placePhones.placeId, id))
      .where(gt(id, last))
      .orderBy(asc(id))
      .limit(PAGE);
    yield* rows;
    const end = rows.at(-1);
    if (end === undefined || rows.length < PAGE) return;
    last = end.id;
  }
}
