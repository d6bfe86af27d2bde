import { resolve } from "node:path";
import { arrondissementNumber, PLACEHOLDER_IMAGE, type PosterWidth, safeUrl } from "@flaneur/domain";
import { eq, inArray } from "drizzle-orm";
import { poster } from "../../seed/posters/poster.ts";
import type { Db } from "../db/database.ts";
import { places } from "../db/schema.ts";
import { PosterCache, type PosterPlace, posterUrls, renderPoster } from "./posters.ts";

const columns = {
  id: places.id,
  name: places.name,
  types: places.types,
  arrondissement: places.arrondissement,
  posterPick: places.posterPick,
  mediaUrls: places.mediaUrls,
};
type MediaRow = Pick<typeof places.$inferSelect, keyof typeof columns>;

/** Which pictures places have, and the pictures that are our own. */
export interface PlaceMedia {
  /** Addresses by place, best first; ids that no place has are left out. One query, however many ids. */
  filesOf(ids: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>;
  /** The poster at one of our own addresses: as SVG, or as WebP of a width. Null where the address is not (or no longer) one. */
  poster(placeId: string, file: string, width: PosterWidth): Promise<PosterFile | null>;
  /** Renders the first poster of each place, in the order of the default listing, until done or aborted. */
  warm(signal: AbortSignal): Promise<void>;
}

export interface PosterFile {
  readonly type: "image/svg+xml" | "image/webp";
  readonly body: Uint8Array<ArrayBuffer>;
}

const posterPlace = ({ id, name, types, arrondissement, posterPick }: MediaRow): PosterPlace => ({
  id,
  name,
  type: types[0] ?? "Spot",
  // A place whose district is not known takes the light of the centre.
  arrondissement: (arrondissement === null ? null : arrondissementNumber(arrondissement)) ?? 1,
  pick: posterPick,
});

/** What a place brought along, as far as it may be rendered; our own posters where that is nothing. */
function filesOf(row: MediaRow): readonly string[] {
  const own = row.mediaUrls.flatMap((url) => safeUrl(url) ?? []);
  return own.length > 0 ? own : posterUrls(posterPlace(row));
}

const drawing = (place: PosterPlace, variant: number): string => poster({ ...place, variant });

/** What a place answers with that has no media at all (§3). */
export const orPlaceholder = (files: readonly string[] | undefined): string[] =>
  files === undefined || files.length === 0 ? [PLACEHOLDER_IMAGE] : [...files];

/** The widths that the first screen shows on ordinary and on dense displays. */
const WARM_WIDTHS: readonly PosterWidth[] = [220, 440];

export function createPlaceMedia({ db, dataDir }: { readonly db: Db; readonly dataDir: string }): PlaceMedia {
  const cache = new PosterCache(resolve(dataDir, "posters"));
  const render = (place: PosterPlace, url: string, variant: number, width: PosterWidth) =>
    cache.get(cacheKey(url, width), () => renderPoster(drawing(place, variant), width));

  return {
    async filesOf(ids) {
      if (ids.length === 0) return new Map();
      const rows = await db
        .select(columns)
        .from(places)
        .where(inArray(places.id, [...ids]));
      return new Map(rows.map((row) => [row.id, filesOf(row)]));
    },

    async poster(placeId, file, width) {
      const [row] = await db.select(columns).from(places).where(eq(places.id, placeId));
      if (row === undefined) return null;
      const place = posterPlace(row);
      const index = posterUrls(place).findIndex((url) => url.endsWith(`/${file.replace(/\.svg$/, ".webp")}`));
      const url = posterUrls(place)[index];
      if (url === undefined) return null;
      const variant = index + 1;
      if (file.endsWith(".svg")) {
        return { type: "image/svg+xml", body: new TextEncoder().encode(drawing(place, variant)) };
      }
      return { type: "image/webp", body: new Uint8Array(await render(place, url, variant, width)) };
    },

    async warm(signal) {
      const rows = await db.select(columns).from(places).orderBy(places.nameKey).limit(500);
      const drawn = rows.filter(({ mediaUrls }) => mediaUrls.length === 0).map(posterPlace);
      const items = WARM_WIDTHS.flatMap((width) =>
        drawn.flatMap((place) => {
          const [url] = posterUrls(place);
          return url === undefined
            ? []
            : [{ key: cacheKey(url, width), render: () => renderPoster(drawing(place, 1), width) }];
        }),
      );
      await cache.warm(items, signal);
    },
  };
}

/** A file name for one rendering: the address without what all addresses share. */
function cacheKey(url: string, width: PosterWidth): string {
  return `${url
    .replace(/^\/api\/media\/posters\//, "")
    .replace(/\.webp$/, "")
    .replaceAll("/", "--")}-${width}.webp`;
}
