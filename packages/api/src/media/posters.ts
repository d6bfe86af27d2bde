// URLs and store keys of posters.
import { createHash } from "node:crypto";
import { POSTER_FILE } from "@flaneur/contract";
import {
  type Drawings,
  GENERATOR_VERSION,
  POSTER_VARIANTS,
  type PosterVariant,
  poster,
  posterColour,
} from "@flaneur/posters";

export interface PosterPlace {
  readonly id: string;
  readonly name: string;
  readonly tags: readonly string[];
  /** The primary type of the place. */
  readonly type: string;
  /** Number of the arrondissement, 1 to 20. */
  readonly arrondissement: number;
  /** Selects the scene and its light; see dealPosters(). */
  readonly pick: number;
}

const digest = (text: string, length = 8): string => createHash("sha256").update(text).digest("hex").slice(0, length);

/** Returns a hash of everything that a place's posters depend on, followed by the place's colour. */
function fingerprint(place: PosterPlace): string {
  const { id, name, type, tags, arrondissement, pick } = place;
  const hash = digest(JSON.stringify([GENERATOR_VERSION, type, tags, arrondissement, name, id, pick]));
  return `${hash}-${posterColour(place).slice(1)}`;
}

/** Returns how many posters a place has, from 2 to 5; always the same for a place. */
export const posterCount = ({ id }: Pick<PosterPlace, "id">): number =>
  2 + (Number.parseInt(digest(`count|${id}`), 16) % (POSTER_VARIANTS.length - 1));

/** Returns the name of a poster's file, the last segment of its URL. It changes with the picture. */
export const posterFile = (place: PosterPlace, variant: PosterVariant, form: "svg" | "png"): string =>
  `${variant}-${fingerprint(place)}.${form}`;

/** Returns the URLs of a place's posters, in order. A URL changes with its picture, so it may be cached for ever. */
export function posterUrls(place: PosterPlace): string[] {
  const folder = `/api/media/posters/${encodeURIComponent(place.id)}`;
  return POSTER_VARIANTS.slice(0, posterCount(place)).map((n) => `${folder}/${posterFile(place, n, "svg")}`);
}

/** The poster that the last segment of a URL names. */
export interface NamedPoster {
  readonly variant: PosterVariant;
  /** The form in which the poster is served. */
  readonly form: "svg" | "png";
  /** The name of its present file. It differs from the segment if the URL is of an earlier version. */
  readonly file: string;
}

/** Returns the poster of a place that `file`, the last segment of a URL, names. Null if the place has no such poster. */
export function namedPoster(place: PosterPlace, file: string): NamedPoster | null {
  const [, number, extension] = POSTER_FILE.exec(file) ?? [];
  const variant = POSTER_VARIANTS.find((known) => String(known) === number);
  if (variant === undefined || variant > posterCount(place)) return null;
  const form = extension === "svg" ? "svg" : "png";
  return { variant, form, file: posterFile(place, variant, form) };
}

export const posterSvg = (place: PosterPlace, variant: PosterVariant, drawings: Drawings): string =>
  poster({ ...place, variant }, drawings);

/** Returns the prefix of the store keys of all rasters of a place. */
export const rasterKeyPrefix = (placeId: string): string => `${digest(placeId, 16)}-`;

/** Returns the store key of a raster: a plain name for any id. */
export const rasterKey = (placeId: string, file: string): string => `${rasterKeyPrefix(placeId)}${file}`;

/** Returns the store key of a cover: it depends on the posters that the cover shows. */
export const coverKey = (places: readonly PosterPlace[]): string =>
  `${digest(places.map((place) => `${place.id}/${posterFile(place, 1, "svg")}`).join(), 16)}-cover.png`;
