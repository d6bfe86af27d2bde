// Posters as the api serves them: their addresses and keys.
import { createHash } from "node:crypto";
import type { PosterWidth } from "@flaneur/domain";
import { GENERATOR_VERSION, POSTER_VARIANTS, type PosterVariant, poster, posterColour } from "@flaneur/posters";

export interface PosterPlace {
  readonly id: string;
  readonly name: string;
  readonly tags: readonly string[];
  /** the primary type */
  readonly type: string;
  /** 1..20 */
  readonly arrondissement: number;
  /** which scene, and in which light; see dealPosters() */
  readonly pick: number;
}

/** The widths of a listing's cards on ordinary and on dense displays. */
export const LISTING_WIDTHS: readonly PosterWidth[] = [220, 440];
const digest = (text: string, length = 8): string => createHash("sha256").update(text).digest("hex").slice(0, length);

/** Identifies what the posters of a place look like, and ends in the place's colour, which pages show while they load. */
function fingerprint(place: PosterPlace): string {
  const { id, name, type, tags, arrondissement, pick } = place;
  const hash = digest(JSON.stringify([GENERATOR_VERSION, type, tags, arrondissement, name, id, pick]));
  return `${hash}-${posterColour(place).slice(1)}`;
}

/** How many posters a place has, 2..5: the same on every start. */
export const posterCount = ({ id }: Pick<PosterPlace, "id">): number =>
  2 + (Number.parseInt(digest(`count|${id}`), 16) % (POSTER_VARIANTS.length - 1));

/** Addresses of a place's posters, first picture first. They change with the picture, so they may be cached for ever. */
export function posterUrls(place: PosterPlace): string[] {
  const hash = fingerprint(place);
  const id = encodeURIComponent(place.id);
  return POSTER_VARIANTS.slice(0, posterCount(place)).map((n) => `/api/media/posters/${id}/${n}-${hash}.webp`);
}

const POSTER_FILE = /^([1-5])-([0-9a-f]{8}-[0-9a-f]{6})\.(webp|svg)$/;

/**
 * The variant an address's last part names for this place, as WebP or as SVG, or null when the place has no such poster
 * (any more).
 */
export function posterVariantOf(place: PosterPlace, file: string): PosterVariant | null {
  const match = POSTER_FILE.exec(file);
  if (match?.[2] !== fingerprint(place)) return null;
  const variant = POSTER_VARIANTS.find((known) => String(known) === match[1]);
  return variant !== undefined && variant <= posterCount(place) ? variant : null;
}

/** The SVG behind one address. */
export const posterSvg = (place: PosterPlace, variant: PosterVariant): string => poster({ ...place, variant });

/** What the keys of all posters of a place begin with. */
export const posterKeyPrefix = (placeId: string): string => `${digest(placeId, 16)}-`;

const keyOf = (placeId: string, hash: string, variant: string | number, width: PosterWidth): string =>
  `${posterKeyPrefix(placeId)}${hash}-${variant}-${width}.webp`;

/** The key a rendered poster is cached under; a file name. */
export const posterKey = (place: PosterPlace, variant: PosterVariant, width: PosterWidth): string =>
  keyOf(place.id, fingerprint(place), variant, width);

/** The same of an address, whether there is such a place or not; null where it names no WebP. */
export function addressedPosterKey(placeId: string, file: string, width: PosterWidth): string | null {
  const [, variant, hash, form] = POSTER_FILE.exec(file) ?? [];
  return variant === undefined || hash === undefined || form !== "webp" ? null : keyOf(placeId, hash, variant, width);
}
