import { nearestStations } from "@flaneur/domain";
import type { PlaceSearch } from "../places/place-search.ts";
import { vocabulary } from "./phrases.ts";
import { understand } from "./understand.ts";

/** Matches a word such as 'near', and captures the words before and after it: 'where to eat near the louvre'. */
const NEAR_SOMETHING =
  /^(.*?)(?<![\p{L}\p{N}])(?:(?:near(?:by)?|close to|next to|around) |(?:pr[eè]s|autour|proche) d(?:[eu]s? |['’]))(.{3,})$/iu;

/**
 * Replaces the name of a place after 'near' by the name of the nearest station, and returns the text. Returns the text
 * unchanged if it has no name after a word such as 'near', if the name means a filter, such as a station, an area or a
 * street, if no place is found by the name, or if the place has no coordinates or no station near it.
 */
export async function withStationOfPlace(search: Pick<PlaceSearch, "find">, text: string): Promise<string> {
  const [, before = "", name = ""] = NEAR_SOMETHING.exec(text.trim()) ?? [];
  if (name === "") return text;
  const { meanings, rest } = understand(`near ${name}`, vocabulary());
  if (rest === "" && meanings.length > 0) return text;
  const [found] = await search.find(name, 1);
  const coordinates = found?.place.coordinates ?? null;
  const [station] = coordinates === null ? [] : nearestStations(coordinates, 1);
  return station === undefined ? text : `${before}near ${station.name}`;
}
