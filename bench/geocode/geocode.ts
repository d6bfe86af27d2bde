import type { GeocodeResult } from "@flaneur/contract";
import { distanceKm } from "@flaneur/domain";
import { resolveFromCwd } from "@flaneur/server-kit";
import type { Db } from "../../packages/api/src/db/database.ts";
import { openPglite } from "../../packages/api/src/db/open-database.ts";
import { addresses } from "../../packages/api/src/db/schema.ts";
import { forward } from "../../packages/api/src/geocode/forward.ts";
import { reverse } from "../../packages/api/src/geocode/reverse.ts";
import { suggest } from "../../packages/api/src/geocode/suggest.ts";
import { type ReadAddress, readAddresses } from "../../packages/api/src/import/ban-file.ts";
import { importFiles } from "../../packages/api/src/import/import-files.ts";
import { seedOnce } from "../../packages/api/src/import/seed.ts";
import type { Bench, Figure, Report } from "../bench.ts";
import { median, milliseconds, quantile } from "../statistics.ts";
import { mangledAddresses } from "./mangled.ts";
import { type GeocodingQuery, QUERIES } from "./queries.ts";

const MIN_RIGHT = { builtIn: 54, register: 58 } as const;
const MAX_SUGGEST_MS = 20;
const REVERSED = 500;
const LABELLED = 2_000;
/**
 * A result within this distance of the house is near. `MIN_NEAR` is the required share of near results among the
 * results labelled exact.
 */
const EXACT_METRES = 20;
const MIN_NEAR = 0.95;
const ROUNDS = 20;
/** The number of addresses as people write them, for each seed. */
const MANGLED = 300;
const SEEDS = [1, 2, 3];
/** A result within this distance of the address is right. `MIN_MANGLED` is the required share of right results. */
const RIGHT_METRES = 100;
const MIN_MANGLED = 0.92;
/** A result beyond this distance must be marked as partial. */
const FAR_METRES = 1_000;
/** Texts in the address field while a visitor types. */
const PREFIXES = [
  "rue de riv",
  "10 rue de rivo",
  "bast",
  "gare du n",
  "av des ch",
  "12 bd st g",
  "montm",
  "r",
  "rue de rivolli",
];

/** Returns what is wrong with the result of a query, or null if the result is right. */
async function mistakeOf(db: Db, { query, at, metres, isApproximate }: GeocodingQuery): Promise<string | null> {
  const [first] = await forward(db, query);
  if (at === null) return first === undefined ? null : `found ${first.formatted_address}`;
  if (first === undefined) return "found nothing";
  const { location, location_type } = first.geometry;
  const [latitude, longitude] = at;
  const away = distanceKm({ latitude, longitude }, { latitude: location.lat, longitude: location.lng }) * 1_000;
  if (away > metres) return `found ${first.formatted_address}, ${Math.round(away)} m away`;
  const isExact = first.partial_match === undefined || location_type === "ROOFTOP";
  return isApproximate === true && isExact
    ? `found ${first.formatted_address}, and did not say that it is approximate`
    : null;
}

async function measureAccuracy(what: string, db: Db, bar: number): Promise<Report> {
  const mistakes: string[] = [];
  for (const query of QUERIES) {
    const mistake = await mistakeOf(db, query);
    if (mistake !== null) mistakes.push(`${what}: '${query.query}' ${mistake}`);
  }
  const right = QUERIES.length - mistakes.length;
  const measured = `${right} of ${QUERIES.length} right`;
  return { figures: [{ what, measured, bar: `≥ ${bar}`, met: right >= bar }], notes: mistakes };
}

async function measureSpeed(what: string, db: Db): Promise<Figure> {
  const times: number[] = [];
  for (let round = -2; round < ROUNDS; round++) {
    for (const prefix of PREFIXES) {
      const begin = performance.now();
      await suggest(db, prefix);
      if (round >= 0) times.push(performance.now() - begin);
    }
  }
  const p50 = median(times);
  return {
    what,
    measured: `p50 ${milliseconds(p50)} · p99 ${milliseconds(quantile(times, 0.99))}`,
    bar: `p50 ≤ ${MAX_SUGGEST_MS} ms`,
    met: p50 <= MAX_SUGGEST_MS,
  };
}

async function measureReverse(what: string, db: Db, points: readonly ReadAddress[]): Promise<Figure> {
  let right = 0;
  for (const point of points) {
    const results = await reverse(db, point);
    const [first] = results;
    if (first?.formatted_address.includes(`${point.street}, ${point.arrondissement}`) === true) right += 1;
  }
  return { what, measured: `${right} of ${points.length} in the right street` };
}

async function addressesOf(file: string): Promise<readonly ReadAddress[]> {
  const all: ReadAddress[] = [];
  for await (const row of readAddresses(file)) if (row.kind === "address") all.push(row.address);
  return all;
}

/** Returns `count` addresses, spread evenly over all addresses. */
function evenlySpread(all: readonly ReadAddress[], count: number): readonly ReadAddress[] {
  const gap = Math.max(1, Math.floor(all.length / count));
  return all.filter((_, i) => i % gap === 0).slice(0, count);
}

/** Geocodes addresses as people write them, without the register imported. */
async function measureMangled(db: Db, all: readonly ReadAddress[], seed: number): Promise<Report> {
  const sample = mangledAddresses(all, seed, MANGLED);
  const [notes, times]: [string[], number[]] = [[], []];
  let [right, far] = [0, 0];
  for (const { kind, text, original } of sample) {
    const begin = performance.now();
    const [first] = await forward(db, text);
    times.push(performance.now() - begin);
    const at = first?.geometry.location;
    const metres = at === undefined ? null : distanceKm(original, { latitude: at.lat, longitude: at.lng }) * 1_000;
    if (metres !== null && metres <= RIGHT_METRES) right += 1;
    else notes.push(`${kind}: '${text}' ${first === undefined ? "found nothing" : `found ${describe(first, metres)}`}`);
    if (metres !== null && metres > FAR_METRES && first?.partial_match === undefined) far += 1;
  }
  const measured = `${right} of ${sample.length} within ${RIGHT_METRES} m`;
  return {
    figures: [
      {
        what: `addresses as people write them, seed ${seed}`,
        measured,
        bar: `≥ ${MIN_MANGLED * 100} %`,
        met: right >= sample.length * MIN_MANGLED,
      },
      { what: "… over 1 km away and not marked as partial", measured: String(far), bar: "0", met: far === 0 },
      { what: "… time", measured: `p50 ${milliseconds(median(times))} · worst ${milliseconds(Math.max(...times))}` },
    ],
    notes,
  };
}

const describe = ({ formatted_address, partial_match }: GeocodeResult, metres: number | null): string =>
  `${formatted_address}, ${metres === null ? "" : Math.round(metres)} m away${partial_match === true ? ", partial" : ""}`;

/**
 * Geocodes house numbers of the register without the register imported. Counts the results that are labelled exact, and
 * how many of these are near the house.
 */
async function measureLabelled(db: Db, sample: readonly ReadAddress[]): Promise<Figure> {
  const distances: number[] = [];
  for (const address of sample) {
    const { number, suffix, street, arrondissement } = address;
    const [first] = await forward(db, `${number} ${suffix} ${street}, ${arrondissement} Paris`);
    if (first === undefined || first.partial_match === true) continue;
    const { lat, lng } = first.geometry.location;
    distances.push(distanceKm(address, { latitude: lat, longitude: lng }) * 1_000);
  }
  const near = distances.filter((metres) => metres <= EXACT_METRES).length;
  return {
    what: "house numbers labelled exact, as shipped",
    measured: `${distances.length} of ${sample.length}, ${near} of them within ${EXACT_METRES} m`,
    bar: `within ${EXACT_METRES} m ≥ ${MIN_NEAR * 100} %`,
    met: near >= distances.length * MIN_NEAR,
  };
}

/**
 * `npm run bench -- geocode [ADDRESSES.csv.gz [FILE…]]` measures geocoding with the built-in data. If a register of
 * addresses is named, geocoding is also measured with the register and the places of the further files imported, and
 * the built-in data is also measured with addresses of the register as queries.
 */
export const geocode: Bench = async (args) => {
  const [addressFile, ...files] = args.map((path) => resolveFromCwd(path));
  const shipped = await openPglite("memory://");
  const imported = await openPglite("memory://");
  try {
    await seedOnce(shipped.db);
    const builtIn = await measureAccuracy("as shipped", shipped.db, MIN_RIGHT.builtIn);
    const figures = [...builtIn.figures, await measureSpeed("suggestions, as shipped", shipped.db)];
    const notes = [...(builtIn.notes ?? [])];
    if (addressFile === undefined) return { figures, notes };
    await seedOnce(imported.db);
    await importFiles(imported.db, files, { addresses: addressFile });
    const register = await measureAccuracy("with the register", imported.db, MIN_RIGHT.register);
    const all = await addressesOf(addressFile);
    const points = evenlySpread(all, REVERSED);
    for (const seed of SEEDS) {
      const written = await measureMangled(shipped.db, all, seed);
      figures.push(...written.figures);
      notes.push(...(written.notes ?? []));
    }
    figures.push(
      ...register.figures,
      await measureSpeed(
        `suggestions, with ${(await imported.db.$count(addresses)).toLocaleString("en")} addresses`,
        imported.db,
      ),
      await measureReverse("the address at a point, with the register", imported.db, points),
      await measureReverse("the street at a point, as shipped", shipped.db, points),
      await measureLabelled(shipped.db, evenlySpread(all, LABELLED)),
    );
    return { figures, notes: [...notes, ...(register.notes ?? [])] };
  } finally {
    await shipped.close();
    await imported.close();
  }
};
