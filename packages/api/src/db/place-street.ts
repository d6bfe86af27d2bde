import { sql } from "drizzle-orm";

/**
 * The street in a place's address, folded and without punctuation: `rue de l arbre sec` for `18 bis Rue de l’Arbre Sec,
 * 75001 Paris`. For an address without a street, such as `75001 Paris`, it is the city. Without an address it is empty.
 * The index `places_by_street` on this expression finds places by their street.
 */
export const placeStreet = sql.raw(
  `btrim(regexp_replace(split_part(regexp_replace(split_part("search_text", chr(10), 2), ` +
    `'^[0-9]+( ?/? ?[0-9]+)?( ?(bis|ter|quater|[a-d]))? ?,? ', ''), ',', 1), '[^a-z0-9]+', ' ', 'g'))`,
);
