/** The exports that need only web standards, so that they also run in browsers. */
export { isClientAbort } from "./client-abort.ts";
export { setForwardedFor } from "./forwarded-for.ts";
export { type ExceededBound, exceededBound, type JsonBounds } from "./json-bounds.ts";
export { preferredType } from "./media-type.ts";
export { readAtMost } from "./read-at-most.ts";
export { REQUEST_ID_HEADER } from "./request-id.ts";
