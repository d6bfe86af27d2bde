import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { z } from "zod";

const Coordinate = z
  .tuple([z.number(), z.number()])
  .rest(z.number())
  .transform(([x, y]) => [x, y] as [number, number]);
const LineCoordinates = z.array(Coordinate);
const LineGeometry = z.discriminatedUnion("type", [
  z.object({ type: z.literal("LineString"), coordinates: LineCoordinates }),
  z.object({ type: z.literal("MultiLineString"), coordinates: z.array(LineCoordinates) }),
]);
const AreaGeometry = z.discriminatedUnion("type", [
  z.object({ type: z.literal("Polygon"), coordinates: z.array(LineCoordinates) }),
  z.object({ type: z.literal("MultiPolygon"), coordinates: z.array(z.array(LineCoordinates)) }),
]);

const collection = <P extends z.ZodType, G extends z.ZodType>(properties: P, geometry: G) =>
  z.object({ features: z.array(z.object({ properties, geometry })) });

const flag = z.literal(1).optional();
const Streets = collection(
  z.object({ class: z.string(), name: z.string().optional(), area: flag, bridge: flag, tunnel: flag, link: flag }),
  LineGeometry,
);
const OfficialStreets = collection(
  z.object({ name: z.string(), short: z.string(), type: z.string(), class: z.string(), tunnel: flag }),
  LineGeometry,
);
const Areas = collection(
  z.object({
    kind: z.string(),
    name: z.string().optional(),
    class: z.string().optional(),
    mode: z.string().optional(),
    water: z.string().optional(),
    bridge: flag,
    tunnel: flag,
    yard: flag,
    paris: flag,
  }),
  z.union([LineGeometry, AreaGeometry]),
);
const Arrondissements = collection(
  z.object({ c_ar: z.int(), geom_x_y: z.object({ lon: z.number(), lat: z.number() }) }),
  AreaGeometry,
);
const Stations = z.array(
  z.object({
    name: z.string(),
    modes: z.array(z.string()),
    lines: z.array(z.string()),
    latitude: z.number(),
    longitude: z.number(),
    inParis: z.boolean(),
  }),
);
const Sights = z.array(
  z.object({ name: z.string(), kind: z.string(), latitude: z.number(), longitude: z.number(), rank: z.int() }),
);

export type Street = z.infer<typeof Streets>["features"][number];
export type OfficialStreet = z.infer<typeof OfficialStreets>["features"][number];
export type Area = z.infer<typeof Areas>["features"][number];
export type Arrondissement = z.infer<typeof Arrondissements>["features"][number];
export type Station = z.infer<typeof Stations>[number];
export type Sight = z.infer<typeof Sights>[number];

export interface Sources {
  readonly streets: readonly Street[];
  readonly officialStreets: readonly OfficialStreet[];
  readonly areas: readonly Area[];
  readonly arrondissements: readonly Arrondissement[];
  readonly stations: readonly Station[];
  readonly sights: readonly Sight[];
}

/** The open data files of the map. LICENSE-DATA.md names their origins. */
export const FILES = {
  streets: "osm-paris-2021-08-streets.geojson.gz",
  officialStreets: "opendata-paris-2024-03-streets.geojson.gz",
  areas: "osm-paris-2021-08-basemap-areas.geojson.gz",
  arrondissements: "opendata-paris-arrondissements.geojson",
  stations: "idfm-paris-2025-stations.json",
  sights: "osm-paris-2021-08-sights.json",
} as const;

function readJson(folder: string, file: string): unknown {
  const bytes = readFileSync(join(folder, file));
  return JSON.parse((file.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8"));
}

/** Reads and parses the files in a folder. @throws Error if a file is missing or does not have the expected shape. */
export const readSources = (folder: string): Sources => ({
  streets: Streets.parse(readJson(folder, FILES.streets)).features,
  officialStreets: OfficialStreets.parse(readJson(folder, FILES.officialStreets)).features,
  areas: Areas.parse(readJson(folder, FILES.areas)).features,
  arrondissements: Arrondissements.parse(readJson(folder, FILES.arrondissements)).features,
  stations: Stations.parse(readJson(folder, FILES.stations)),
  sights: Sights.parse(readJson(folder, FILES.sights)),
});
