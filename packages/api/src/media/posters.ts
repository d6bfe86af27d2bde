// URLs and cache keys of posters.
import { createHash } from "node:crypto";
import type { PosterWidth } from "@flaneur/domain";
import { GENERATOR_VERSION, POSTER_VARIANTS, type PosterVariant, poster, posterColour } from "@flaneur/posters";

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

/** The widths of a poster on a listing's cards, for ordinary and for dense displays, in pixels of the picture. */
export const LISTING_WIDTHS: readonly PosterWidth[] = [220, 440];
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

/** Returns the URLs of a place's posters, in order. A URL changes with its picture, so it may be cached for ever. */
export function posterUrls(place: PosterPlace): string[] {
  const hash = fingerprint(place);
  const id = encodeURIComponent(place.id);
  return POSTER_VARIANTS.slice(0, posterCount(place)).map((n) => `/api/media/posters/${id}/${n}-${hash}.webp`);
}

const POSTER_FILE = /^([1-5])-([0-9a-f]{8}-[0-9a-f]{6})\.(webp|svg|png)$/;

/**
 * Returns the number of the poster that `file`, the last segment of a poster's URL, names: `1-….webp`,
 * `1-….svg` or `1-….png`.
 * Null if the place does not have this poster, or no longer has it.
 */
export function posterVariantOf(place: PosterPlace, file: string): PosterVariant | null {
  const match = POSTER_FILE.exec(file);
  if (match?.[2] !== fingerprint(place)) return null;
  const variant = POSTER_VARIANTS.find((known) => String(known) === match[1]);
  return variant !== undefined && variant <= posterCount(place) ? variant : null;
}

export const posterSvg = (place: PosterPlace, variant: PosterVariant): string => poster({ ...place, variant });

/** Returns the prefix of all cache keys of a place's posters. */
export const posterKeyPrefix = (placeId: string): string => `${digest(placeId, 16)}-`;

const keyOf = (placeId: string, hash: string, variant: string | number, width: PosterWidth): string =>
  `${posterKeyPrefix(placeId)}${hash}-${variant}-${width}.webp`;

/** Returns the cache key of a rendered poster, which is a file name. */
export const posterKey = (place: PosterPlace, variant: PosterVariant, width: PosterWidth): string =>
  keyOf(place.id, fingerprint(place), variant, width);

/** Returns the cache key of a cover: it depends on the posters that the cover shows. */
export const coverKey = (posterKeys: readonly string[]): string => `${digest(posterKeys.join(), 16)}-cover.webp`;

/**
 * Returns the cache key for a URL without checking that the place exists; null for an SVG, which is not cached. A PNG is
 * made from the cached WebP.
 */
export function addressedPosterKey(placeId: string, file: string, width: PosterWidth): string | null {
  const [, variant, hash, form] = POSTER_FILE.exec(file) ?? [];
  return variant === undefined || hash === undefined || form === "svg" ? null : keyOf(placeId, hash, variant, width);
}
