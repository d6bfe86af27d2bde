import type { PlaceDetails } from "./place-details.ts";
import type { RowOptions } from "./row-options.ts";

/**
 * Adds what a person says of all rows of a file.
 * @param namesKind whether the row says what kind of place it is, be it one that is not listed.
 */
export function withGivenKind(
  details: PlaceDetails,
  namesKind: boolean,
  { type, tags = [] }: RowOptions,
): PlaceDetails {
  const types = details.types.length === 0 && !namesKind && type !== undefined ? [type] : details.types;
  return { ...details, types, tags: [...new Set([...details.tags, ...tags])] };
}
