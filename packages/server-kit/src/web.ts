/** What needs the standards of the web alone, and so runs in browsers, too. */
export { setForwardedFor } from "./forwarded-for.ts";
export { type ExceededBound, exceededBound, type JsonBounds } from "./json-bounds.ts";
export { readAtMost } from "./read-at-most.ts";
export { REQUEST_ID_HEADER } from "./request-id.ts";
