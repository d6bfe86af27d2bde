/** The texts of the product in French. */

export { frPages } from "./messages/fr/pages.ts";
export { frPlace } from "./messages/fr/place.ts";
export { frShared } from "./messages/fr/shared.ts";
export { fr } from "./messages/fr.ts";
