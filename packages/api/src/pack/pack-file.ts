import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { areAllChosen, DEFAULT_SORT, NO_FILTERS } from "@flaneur/domain";
import type { Db } from "../db/database.ts";
import { tagOptions } from "../filters/filter-options.ts";
import { listedPlaces } from "../guide/listed-places.ts";
import { timeSlices } from "../http/time-slices.ts";
import type { PlaceBodies } from "../places/place-bodies.ts";
import type { PlaceSearch } from "../places/place-search.ts";
import { packGuide, packPhrases } from "./pack-parts.ts";

/** Limit of the places in a pack. If more places are listed, the pack has the first of them by name. */
const MAX_PACK_PLACES = 20_000;
/** Number of places that are read at once. The database of one process reads them in a few milliseconds. */
const PAGE = 50;
/** The quality of Brotli at which a pack of 13,000 places takes a fraction of a second, on another thread. */
const BROTLI_QUALITY = 5;

/** A pack as it is sent. The JSON itself is ten times as large, and is not kept. */
export interface PackFile {
  /** A weak ETag, which the compressed forms share. */
  readonly etag: string;
  readonly brotli: Uint8Array<ArrayBuffer>;
  readonly gzip: Uint8Array<ArrayBuffer>;
}

interface PackParts {
  readonly db: Db;
  readonly search: PlaceSearch;
  readonly bodies: PlaceBodies;
}

/** Yields the JSON of a pack in pieces. */
async function* packJson({ db, search, bodies }: PackParts): AsyncGenerator<string> {
  const ids = await search.ids({ filters: NO_FILTERS, sort: DEFAULT_SORT, origin: null });
  const slices = timeSlices();
  yield '{"places":[';
  let isFirst = true;
  // All pages are pages of one list of ids: no place is skipped or repeated when places are added or removed meanwhile.
  for (let start = 0; start < Math.min(ids.length, MAX_PACK_PLACES); start += PAGE) {
    const page = ids.slice(start, start + PAGE);
    const found = await listedPlaces(db, page);
    await slices.pause();
    const places = await bodies(
      page.flatMap((id) => found.get(id) ?? []),
      true,
    );
    if (places.length === 0) continue;
    yield `${isFirst ? "" : ","}${JSON.stringify(places).slice(1, -1)}`;
    isFirst = false;
    await slices.pause();
  }
  yield `],"allCurated":${areAllChosen(await search.counts())},"tags":${JSON.stringify(await tagOptions(db, search))},"phrases":`;
  await slices.pause();
  const phrases = packPhrases();
  await slices.pause();
  yield JSON.stringify(phrases);
  await slices.pause();
  yield `,"guide":${JSON.stringify(packGuide())}}`;
}

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];

async function buildPack(parts: PackParts): Promise<PackFile> {
  const pieces: Buffer[] = [];
  const hash = createHash("sha1");
  for await (const piece of packJson(parts)) {
    const bytes = Buffer.from(piece);
    hash.update(bytes);
    pieces.push(bytes);
  }
  const json = Buffer.concat(pieces);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: json.byteLength,
  };
  // Both compress on threads of their own.
  const [brotli, gzipped] = await Promise.all([toBrotli(json, { params }), toGzip(json)]);
  return { etag: `W/"${hash.digest("hex")}"`, brotli: Uint8Array.from(brotli), gzip: Uint8Array.from(gzipped) };
}

/**
 * Returns a function for the pack of the present places. A pack is built once for each version of the places, however
 * many devices request it meanwhile. A failed build is not kept.
 */
export function createPackFiles(parts: PackParts): () => Promise<PackFile> {
  let built: { readonly version: string; readonly file: Promise<PackFile> } | null = null;
  return async () => {
    const version = await parts.search.version();
    if (built?.version === version) return built.file;
    const file = buildPack(parts);
    const entry = { version, file };
    built = entry;
    file.catch(() => {
      if (built === entry) built = null;
    });
    return file;
  };
}
