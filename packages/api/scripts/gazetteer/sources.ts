import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { arrondissementCode } from "@flaneur/domain";
import { z } from "zod";
import { type ReadAddress, readAddresses } from "../../src/import/ban-file.ts";

const Arrondissement = z
  .int()
  .nullish()
  .transform((number) => (number == null ? null : arrondissementCode(number)));
const Names = z.array(z.string()).default([]);
const Point = { latitude: z.number(), longitude: z.number() };

/** The content of the file of `--ban-streets`: one entry for each street name. */
const BanStreets = z.array(z.object({ name: z.string(), ...Point }));
export type BanStreet = z.infer<typeof BanStreets>[number];

const Station = z.object({
  name: z.string(),
  modes: z.array(z.enum(["metro", "rer", "train", "tram", "funicular"])).min(1),
  ...Point,
  inParis: z.boolean(),
  arr: Arrondissement,
  otherNames: Names,
});
export type Station = z.infer<typeof Station>;

const Sight = z.object({
  name: z.string(),
  kind: z.string(),
  ...Point,
  rank: z.literal([1, 2, 3]),
  arr: Arrondissement,
  otherNames: Names,
});
export type Sight = z.infer<typeof Sight>;

const Position = z.tuple([z.number(), z.number()]);
const OfficialStreets = z.object({
  features: z.array(
    z.object({
      properties: z.object({
        name: z.string(),
        short: z.string().nullish(),
        otherNames: Names,
        arr: z.array(z.int()),
      }),
      geometry: z.object({ type: z.literal("MultiLineString"), coordinates: z.array(z.array(Position)) }),
    }),
  ),
});
export type OfficialStreet = z.infer<typeof OfficialStreets>["features"][number];

/** Paths of the files from which the gazetteer is compiled. */
export interface SourceFiles {
  readonly banStreets: string;
  readonly addresses: string;
  readonly streets: string;
  readonly stations: string;
  readonly sights: string;
}

export interface Sources {
  readonly banStreets: readonly BanStreet[];
  readonly addresses: readonly ReadAddress[];
  readonly officialStreets: readonly OfficialStreet[];
  readonly stations: readonly Station[];
  readonly sights: readonly Sight[];
}

function readJson<T>(path: string, schema: z.ZodType<T>): T {
  const bytes = readFileSync(path);
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const parsed = schema.safeParse(JSON.parse((isGzip ? gunzipSync(bytes) : bytes).toString()));
  if (!parsed.success) throw new Error(`${path} is not in the expected format: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

export async function readSources(files: SourceFiles): Promise<Sources> {
  const addresses: ReadAddress[] = [];
  for await (const row of readAddresses(files.addresses)) if (row.kind === "address") addresses.push(row.address);
  return {
    banStreets: readJson(files.banStreets, BanStreets),
    addresses,
    officialStreets: readJson(files.streets, OfficialStreets).features,
    stations: readJson(files.stations, z.array(Station)),
    sights: readJson(files.sights, z.array(Sight)),
  };
}
