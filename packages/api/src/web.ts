/** Exports that need web standards alone, so that they also run in browsers. */
export { type Completable, completable, matchPrefix, prefixOf } from "./geocode/prefix.ts";
export { decodeGazetteer } from "./reference/gazetteer-format.ts";
