/** The exports that need web standards alone, so that they run in browsers as well. */
export { isClientAbort } from "./client-abort.ts";
export { setForwardedFor } from "./forwarded-for.ts";
export { type ExceededBound, exceededBound, type JsonBounds } from "./json-bounds.ts";
export { readAtMost } from "./read-at-most.ts";
export { REQUEST_ID_HEADER } from "./request-id.ts";
