/**
 * Expressions over functions of the database, by which its indexes find names and addresses whatever their case and
 * accents. The functions do not depend on the locale of the database. They fold almost as the domain's `fold` does, and
 * leave other scripts as they are: compare the rows that they find by `fold` again.
 */
import { type SQL, sql } from "drizzle-orm";

/** The folded address of a place. */
export const foldedAddress: SQL = sql.raw(`folded("address")`);

/**
 * The street in a place's address, folded and without punctuation: `rue de l arbre sec` for `18 bis Rue de l’Arbre Sec,
 * 75001 Paris`. For an address without a street, such as `75001 Paris`, it is the city. Without an address it is empty.
 * The index `places_by_street` finds places by their street.
 */
export const placeStreet: SQL = sql.raw(`street_of(folded("address"))`);

/**
 * The name of a place in the form of the domain's `sortKey`. The indexes `places_by_name_key` and `places_name_search`
 * find places by their name.
 */
export const placeNameKey: SQL = sql.raw(`name_key(folded("name"))`);
