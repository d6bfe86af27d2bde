/** The texts of the product, without any component: for whoever writes pages on a server. */
export { en, type Messages } from "./messages/en.ts";
