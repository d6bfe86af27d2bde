import type { ParsedPlace, PlaceWithMedia } from "@flaneur/contract";
import { RestError } from "./rest-error.ts";

/** Reports data that could not be loaded or read: a failed call, a skipped place, or fields left empty. */
export type Report = (problem: { readonly place: string | null; readonly what: string }) => void;

/** Returns a list with the place, or an empty list for an unreadable place, which is reported. */
export function readable(parsed: ParsedPlace, report: Report): readonly PlaceWithMedia[] {
  if (!parsed.ok) {
    report({ place: null, what: parsed.reason });
    return [];
  }
  const { place, unreadable } = parsed;
  if (unreadable.length > 0) report({ place: place.id, what: `cannot read ${unreadable.join(", ")}` });
  return [place];
}

/** Returns the places that can be read. The others are reported. */
export const readablePlaces = (places: readonly ParsedPlace[], report: Report): PlaceWithMedia[] =>
  places.flatMap((place) => readable(place, report));

/** @throws RestError `UPSTREAM_UNREADABLE` if the place cannot be read. */
export function readablePlace(parsed: ParsedPlace, report: Report): PlaceWithMedia {
  const [place] = readable(parsed, report);
  if (place === undefined) throw new RestError("UPSTREAM_UNREADABLE", "This place could not be read.");
  return place;
}
