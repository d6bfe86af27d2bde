/**
 * Compiles files of open data into the open places of Paris that `npm run import -- paris` adds:
 * `npm run open-places -w packages/api -- [--out FILE] FILE@MONTH=SOURCE …`, the newest file first. Sources are those of
 * `../../src/reference/open-sources.ts`, and MONTH is that of the file's data, such as 2026-05.
 */
import { writeFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { type Fields, isFields, text } from "@flaneur/place-files";
import { z } from "zod";

import { detectFormat } from "../../src/import/formats.ts";
import { Month, OPEN_PLACES, OpenSource } from "../../src/import/open-places.ts";
import { rawRows } from "../../src/import/raw-rows.ts";
import type { ReadRow } from "../../src/import/read-row.ts";
import { readPlaces } from "../../src/import/readers.ts";
import { cityDistricts } from "../../src/reference/city-districts.ts";
import { OPEN_LICENCES, OPEN_SOURCES } from "../../src/reference/open-sources.ts";

const Input = z
  .string()
  .regex(/^.+@[^@=]+=[^=]+$/)
  .transform((argument) => {
    const [, path = "", month, source] = /^(.+)@(.+)=(.+)$/.exec(argument) ?? [];
    return { path: resolve(process.env.INIT_CWD ?? ".", path), month, source };
  })
  .pipe(z.object({ path: z.string(), month: Month, source: OpenSource }));
type Input = z.infer<typeof Input>;

/** The beginnings of keys and columns that no place shows. */
const IGNORED_STARTS = [
  // What the mapper, the register or another database knows it by.
  ...["source", "check_date", "survey", "ref", "brand", "note", "fixme", "operator", "wikidata", "wikipedia", "osm_"],
  ...["admin_level", "boundary", "mhs", "heritage", "recordid", "datasetid", "record_timestamp"],
  ...["secteur", "gestionnaire", "lineaire", "geo_"],
  // What other programs show of a building or a shop.
  ...["level", "building", "payment", "toilets", "indoor", "smoking", "capacity", "self_service", "air_conditioning"],
  ...["changing_table", "delivery", "entrance", "addr:country", "drive_through", "happy_hours", "reusable_packaging"],
  // Contacts that no page offers.
  ...["fax", "email", "facebook", "instagram", "contact:email", "contact:facebook", "contact:instagram"],
  ...["contact:twitter", "contact:fax", "contact:tripadvisor", "covid"],
];
const IGNORED_PARTS = ["covid19", ":signed", ":disposal"];
/** Keys that say where a row is, or what it is in its file. */
const IGNORED = new Set(["arr", "rank", "latitude", "longitude", "lat", "lon", "type", "id"]);

const isIgnored = (key: string): boolean =>
  IGNORED.has(key) ||
  IGNORED_STARTS.some((start) => key.startsWith(start)) ||
  IGNORED_PARTS.some((part) => key.includes(part));

/** Returns the tags or columns of a row, without the empty ones and those that no place shows. */
function factsOf(row: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const inner = [row.tags, row.fields, row.properties].find(isFields) ?? row;
  return Object.fromEntries(
    Object.entries(inner).filter(([key, value]) => {
      const isText = typeof value === "string" || typeof value === "number";
      return isText && text(value) !== null && !isIgnored(key);
    }),
  );
}

const FOOD = /restaurant|boucherie|primeur|caviste|boulangerie|épicerie|epicerie|fromagerie|poissonnerie|chocolat/i;

/** Whether a guide lists a row. The files of sources that are not named here have only places that it lists. */
function isListed(source: Input["source"], facts: Readonly<Record<string, unknown>>, row: Fields): boolean {
  // Most squares are crossings with a name.
  if (source === "osm-sights") return facts.kind !== "square" || row.rank === 1;
  return source !== "paris-shops" || FOOD.test(text(facts.type_de_commerce) ?? "");
}

/** Degrees with five digits after the point name a place to a metre. */
const rounded = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;

/** Returns the rows of a file that the importer lists, as lines of GeoJSON. */
async function linesOf({ path, month, source }: Input): Promise<readonly string[]> {
  const listed = new Map<number, Extract<ReadRow, { kind: "place" }>>();
  for await (const row of readPlaces(path, {
    districts: cityDistricts,
    source: source === "osm" ? undefined : source,
  })) {
    if (row.kind === "place" && row.place.placeStatus === "Open") listed.set(row.row, row);
  }
  const lines: string[] = [];
  for await (const { row, value } of rawRows(path, await detectFormat(path), {})) {
    const place = listed.get(row);
    if (place === undefined || !isFields(value)) continue;
    const { coordinates } = place.place;
    const facts = factsOf(value);
    if (coordinates === null || !isListed(source, facts, value)) continue;
    lines.push(
      JSON.stringify({
        type: "Feature",
        ...(place.source === "osm" ? { id: place.sourceId } : {}),
        geometry: { type: "Point", coordinates: [rounded(coordinates.longitude), rounded(coordinates.latitude)] },
        properties: facts,
        ...{ source: place.source, licence: OPEN_LICENCES[source], month },
      }),
    );
  }
  console.log(`${basename(path)}: ${lines.length.toLocaleString("en")} places`);
  return lines;
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { out: { type: "string" } } });
const out = values.out === undefined ? OPEN_PLACES : resolve(process.env.INIT_CWD ?? ".", values.out);
const inputs = z.array(Input).nonempty().safeParse(positionals);
if (inputs.success) {
  const lines: string[] = [];
  for (const input of inputs.data) lines.push(...(await linesOf(input)));
  const bytes = gzipSync(`${lines.join("\n")}\n`, { level: 9 });
  writeFileSync(out, bytes);
  console.log(`${out}: ${lines.length.toLocaleString("en")} rows, ${bytes.length.toLocaleString("en")} bytes`);
} else {
  console.error(`Name the files as FILE@2026-05=SOURCE; sources are ${OPEN_SOURCES.join(", ")}.`);
  process.exitCode = 1;
}
