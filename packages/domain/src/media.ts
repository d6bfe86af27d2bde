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

/** Matches our own poster URLs, which end in a colour. Saved pages still have those of earlier versions, `.webp`. */
const POSTER_COLOUR = /^\/api\/media\/posters\/[^?]+-([0-9a-f]{6})\.(?:svg|webp)$/;

/** Returns the colour in the URL of one of our own posters, `#rrggbb`; null for any other picture. */
export function posterColour(url: string): string | null {
  const [, colour] = POSTER_COLOUR.exec(url) ?? [];
  return colour === undefined ? null : `#${colour}`;
}
