import type { Coordinates } from "@flaneur/domain";
import proj4 from "proj4";

/** A coordinate system in metres, and the box in it that holds Paris and its surroundings. The boxes do not overlap. */
interface MetricSystem {
  readonly definition: string;
  readonly x: readonly [min: number, max: number];
  readonly y: readonly [min: number, max: number];
}

const CONIC_93 = "+proj=lcc +lon_0=3 +ellps=GRS80 +towgs84=0,0,0,0,0,0,0 +units=m +no_defs";

/** The systems in which data of Paris is published. */
const SYSTEMS: readonly MetricSystem[] = [
  // Lambert-93 (EPSG:2154).
  {
    definition: `${CONIC_93} +lat_0=46.5 +lat_1=49 +lat_2=44 +x_0=700000 +y_0=6600000`,
    x: [590_000, 720_000],
    y: [6_800_000, 6_930_000],
  },
  // Web Mercator (EPSG:3857).
  { definition: "EPSG:3857", x: [160_000, 380_000], y: [6_150_000, 6_350_000] },
  // Conique conforme 49 (EPSG:3949), used by the surveys of Paris.
  {
    definition: `${CONIC_93} +lat_0=49 +lat_1=48.25 +lat_2=49.75 +x_0=1700000 +y_0=8200000`,
    x: [1_590_000, 1_720_000],
    y: [8_120_000, 8_250_000],
  },
  // Lambert II étendu (EPSG:27572), used by older files.
  {
    definition:
      "+proj=lcc +lat_1=46.8 +lat_0=46.8 +lon_0=0 +k_0=0.99987742 +x_0=600000 +y_0=2200000 +a=6378249.2 +b=6356515 +towgs84=-168,-60,320,0,0,0,0 +pm=paris +units=m +no_defs",
    x: [540_000, 670_000],
    y: [2_370_000, 2_490_000],
  },
  // UTM zone 31 north (EPSG:32631).
  { definition: "+proj=utm +zone=31 +datum=WGS84 +units=m +no_defs", x: [380_000, 510_000], y: [5_350_000, 5_480_000] },
];

const isWithin = (value: number, [min, max]: readonly [number, number]): boolean => value >= min && value <= max;

/** Converts a point in metres to degrees. Returns null if it is outside of the box of every system. */
function inDegrees(x: number, y: number): Coordinates | null {
  const system = SYSTEMS.find((other) => isWithin(x, other.x) && isWithin(y, other.y));
  if (system === undefined) return null;
  const [longitude, latitude] = proj4(system.definition, "EPSG:4326", [x, y]);
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude };
}

const isNear = (value: number, other: number): boolean => Math.abs(value - other) < 1;

/**
 * Returns a point in degrees. The size of the numbers determines the coordinate system, because the boxes of the
 * systems do not overlap. Swapped coordinates are put in order if the point is near Paris. Returns null for numbers that
 * are no position: those outside of every box and of the globe, and placeholders.
 * @param point A point in degrees, or in metres: its latitude is then the northing, and its longitude the easting.
 */
export function located({ latitude: y, longitude: x }: Coordinates): Coordinates | null {
  if (isPlaceholder(y, x)) return null;
  if (isNear(y, 2.35) && isNear(x, 48.86)) return { latitude: x, longitude: y };
  if (Math.abs(x) <= 180 && Math.abs(y) <= 90) return { latitude: y, longitude: x };
  return inDegrees(x, y) ?? inDegrees(y, x);
}

/**
 * Whether two numbers fill the fields of a position that a program does not know: twice the same number, such as
 * `-1, -1`, or a coordinate of zero, such as `0, 0` and `0, 2.35`. No place near Paris has such coordinates.
 */
const isPlaceholder = (y: number, x: number): boolean => y === x || isZero(y) || isZero(x) || (y === -x && isWhole(y));

const isZero = (value: number): boolean => Math.abs(value) < 1e-6;
const isWhole = (value: number): boolean => Number.isInteger(value);
