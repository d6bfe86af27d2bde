/** The texts of the product, without any component, for pages that a server writes. */
export { en, enPages, type Messages } from "./messages/en.ts";
export { enPlace } from "./messages/place.ts";
