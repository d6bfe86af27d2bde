/**
 * Matches the token of a link to a shared list or view: 128 random bits in base64url. Punctuation may follow the token
 * if the link was copied from a text. A percent-encoded part of a path may be a token, too. The pattern ignores letter
 * case, because the routes of pages ignore it.
 */
const SHARE_TOKEN = /(\/(?:lists|views)\/)(?:[\w-]{22}(?![\w-])|[^/]*%)[^/]*/i;

/** Returns a path for the log, without the token of a link: readers of the log must not be able to open the link. */
export const loggablePath = (path: string): string => path.replace(SHARE_TOKEN, "$1…");
