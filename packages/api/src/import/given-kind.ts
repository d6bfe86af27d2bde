import type { PlaceDetails } from "./place-details.ts";
import type { RowOptions } from "./row-options.ts";

/**
 * Adds the tags that the user gives for all rows of a file and, if the row itself names no kind, the type.
 * @param namesKind whether the row itself names a kind of place, even a kind that is not listed.
 */
export function withGivenKind(
  details: PlaceDetails,
  namesKind: boolean,
  { type, tags = [] }: RowOptions,
): PlaceDetails {
  const isGiven = details.types.length === 0 && !namesKind && type !== undefined;
  const types = isGiven ? [type] : details.types;
  const weak = isGiven ? { weak: [...(details.weak ?? []), "types" as const] } : {};
  return { ...details, ...weak, types, namesNoKind: !namesKind, tags: [...new Set([...details.tags, ...tags])] };
}
