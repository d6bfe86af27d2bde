import { sql } from "drizzle-orm";

/**
 * The street in a place's address, folded: `rue de l arbre sec` of `18 bis Rue de l’Arbre Sec, 75001 Paris`. For an
 * address without a street, such as `75001 Paris`, it is the city, and without an address it is empty. An index on this
 * expression finds streets by the addresses of places.
 */
export const placeStreet = sql.raw(
  `btrim(regexp_replace(split_part(regexp_replace(split_part("search_text", chr(10), 2), ` +
    `'^[0-9]+( ?/? ?[0-9]+)?( ?(bis|ter|quater|[a-d]))? ?,? ', ''), ',', 1), '[^a-z0-9]+', ' ', 'g'))`,
);
