/** What a broken or missing picture falls back to (§8). */
export const PLACEHOLDER_IMAGE = "/placeholder.png";

export interface MediaItem {
  readonly kind: "image" | "video";
  readonly url: string;
}

const VIDEO = /\.(?:mp4|webm|mov|m4v)(?:[?#]|$)/i;
/** What nearly every address looks like: recognised without parsing it, which a listing would do a hundred times. */
const PLAIN_HTTP = /^https?:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[/?#][\w\-./~%?#&=+,;:!*()@]*)?$/i;
const OWN_PATH = /^\/(?![/\\])/;

/** Whether a URL may be put into a page: http(s), or a path of our own. Not `//host`, `javascript:`, `data:`. */
export function safeUrl(url: string): string | null {
  const trimmed = url.trim();
  if (OWN_PATH.test(trimmed) || PLAIN_HTTP.test(trimmed)) return trimmed;
  try {
    const { protocol } = new URL(trimmed);
    return protocol === "https:" || protocol === "http:" ? trimmed : null;
  } catch {
    return null;
  }
}

export function mediaItem(url: string): MediaItem | null {
  const safe = safeUrl(url);
  return safe === null ? null : { kind: VIDEO.test(safe) ? "video" : "image", url: safe };
}

/** The widths, in pixels, in which our own posters are rendered. */
export const POSTER_WIDTHS = [220, 330, 440, 660, 880, 1600] as const;
export type PosterWidth = (typeof POSTER_WIDTHS)[number];
/** On a page no poster is larger than a column, or a phone. */
const PAGE_WIDTHS: readonly PosterWidth[] = [220, 330, 440, 660, 880];
/** In the lightbox one fills the window, and more when it is zoomed. */
export const LIGHTBOX_WIDTHS: readonly PosterWidth[] = [880, 1600];
const OWN_POSTER = /^\/api\/media\/posters\/[^?]+\.webp$/;

/** The colour at the end of a poster's name. */
const POSTER_COLOUR = /^\/api\/media\/posters\/[^?]+-([0-9a-f]{6})\.webp$/;

/** The colour of the place that one of our own posters shows, `#rrggbb`; null of any other picture. */
export function posterColour(url: string): string | null {
  const [, colour] = POSTER_COLOUR.exec(url) ?? [];
  return colour === undefined ? null : `#${colour}`;
}

/** An image's address and, for our own posters, its widths for `srcset`. Other people's pictures have one size. */
export function imageSources(
  url: string,
  widths: readonly PosterWidth[] = PAGE_WIDTHS,
): { readonly src: string; readonly srcSet: string | undefined } {
  if (!OWN_POSTER.test(url)) return { src: url, srcSet: undefined };
  return {
    src: `${url}?w=440`,
    srcSet: widths.map((width) => `${url}?w=${width} ${width}w`).join(", "),
  };
}
