/** What needs the standards of the web alone, and so runs in browsers, too: Storybook's flows suggest with it. */
export { type Completable, completable, matchPrefix, prefixOf } from "./geocode/prefix.ts";
export { decodeGazetteer } from "./reference/gazetteer-format.ts";
