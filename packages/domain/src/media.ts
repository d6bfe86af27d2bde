/** The picture shown instead of a broken or missing one (§8). */
export const PLACEHOLDER_IMAGE = "/placeholder.png";

export interface MediaItem {
  readonly kind: "image" | "video";
  readonly url: string;
}

const VIDEO = /\.(?:mp4|webm|mov|m4v)(?:[?#]|$)/i;
/** Matches most URLs without parsing them: a listing checks a hundred URLs. */
const PLAIN_HTTP = /^https?:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[/?#][\w\-./~%?#&=+,;:!*()@]*)?$/i;
/** Matches a path on this host. Browsers remove tabs and line breaks from a URL before they read it. */
const OWN_PATH = /^\/(?![\t\n\r]*[/\\])/;

/**
 * Returns a URL that may be put into a page: http(s), or a path of our own. Returns null for others, such as `//host`,
 * `javascript:` and `data:`.
 */
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

/** The widths of our own posters, in pixels. */
export const POSTER_WIDTHS = [220, 330, 440, 660, 880, 1600] as const;
export type PosterWidth = (typeof POSTER_WIDTHS)[number];
/** Widths for pages, where a poster is at most as wide as a column or a phone. */
const PAGE_WIDTHS: readonly PosterWidth[] = [220, 330, 440, 660, 880];
/** Widths for the lightbox, where a poster fills the window, or more when zoomed. */
export const LIGHTBOX_WIDTHS: readonly PosterWidth[] = [880, 1600];
const OWN_POSTER = /^\/api\/media\/posters\/[^?]+\.webp$/;

/** Matches our own poster URLs that end in a colour. */
const POSTER_COLOUR = /^\/api\/media\/posters\/[^?]+-([0-9a-f]{6})\.webp$/;

/** Returns the colour in the URL of one of our own posters, `#rrggbb`; null for any other picture. */
export function posterColour(url: string): string | null {
  const [, colour] = POSTER_COLOUR.exec(url) ?? [];
  return colour === undefined ? null : `#${colour}`;
}

/** Returns an image's URL and the `srcset` of our own posters. Pictures of other sites have one size. */
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
