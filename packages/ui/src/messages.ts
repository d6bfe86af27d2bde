/** The English texts of the first view and of server-rendered pages, and the languages; without components. */
export type { Messages } from "./messages/catalogue.ts";
export { en } from "./messages/en/base.ts";
export { enPages } from "./messages/en/pages.ts";
export { enPlace } from "./messages/en/place.ts";
export { enShared } from "./messages/en/shared.ts";
export { LANGUAGES, type Language } from "./messages/languages.ts";
