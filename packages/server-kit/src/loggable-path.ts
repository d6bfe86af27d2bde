/**
 * Tokens of links to shared lists and views: 128 random bits in base64url, maybe followed by punctuation of a text that
 * the link was copied from. An encoded part of a path may be a token, too. Pages have paths in any case.
 */
const SHARE_TOKEN = /(\/(?:lists|views)\/)(?:[\w-]{22}(?![\w-])|[^/]*%)[^/]*/i;

/** Returns a path for the log, without the token of a link: readers of the log must not be able to open the link. */
export const loggablePath = (path: string): string => path.replace(SHARE_TOKEN, "$1…");
