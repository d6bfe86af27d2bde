import type { SuggestionGroup, TransportMode } from "@flaneur/domain";
import { createFormats } from "../formats.ts";

const { number, plural } = createFormats("en");

/** The texts of the suggestions below the search box. */
export const enSearchSuggestions = {
  searchSuggestions: {
    label: "Suggestions",
    groups: {
      understood: "Understood as",
      places: "Places",
      types: "Types",
      tags: "Tags",
      areas: "Neighbourhoods and arrondissements",
      stations: "Stations",
      streets: "Streets",
      times: "Opening",
      travel: "Travel time",
      mentions: "In descriptions",
      elsewhere: "Elsewhere",
      similar: "Perhaps one of these",
    } satisfies Record<SuggestionGroup, string>,
    /** The heading of places in other areas. @param words The filters that the places match, such as 'Pizza'. */
    elsewhere: (words: string) => `${words} in other arrondissements`,
    /** The name of the button that removes an understood filter and its words. @param words The filter. */
    remove: (words: string) => `Remove ${words}`,
    /** The word between values of one category, of which a place must have at least one: 'Vegan or Brunch'. */
    or: "or",
    /** The filter that 'open late' means. */
    openLate: "Open at 23:30 today",
    /** The filter that 'open at 8pm' means. @param clock A time such as '20:00'. */
    openAt: (clock: string) => `Open at ${clock}`,
    /** The filter that 'closed at 8pm' means. @param clock A time such as '20:00'. */
    closedAt: (clock: string) => `Closed at ${clock}`,
    /** @param within A text such as 'Within 15 min'. @param mode Null if the text names no mode. */
    within: (within: string, mode: TransportMode | null) =>
      mode === null ? within : `${within} ${mode === "walking" ? "on foot" : "by metro"}`,
    /** @param name A name of a place in another language, or a former name. */
    otherName: (name: string) => `also ${name}`,
    /** The search of the specification: a substring of name or address. */
    allPlaces: (text: string) => `All places with ‘${text}’ in name or address`,
    number,
    loading: "Loading suggestions...",
    /** @param words The filters that a search means. */
    understood: (words: string) => `Understood as ${words}`,
    nothing: (text: string) => `Nothing is called ‘${text}’`,
    failed: "Search could not be reached",
    found: (count: number) => `${number(count)} ${plural(count, { one: "suggestion", other: "suggestions" })}`,
    /** The kind after 'is', as in 'Abbesses is a station'. */
    kinds: { station: "a station", street: "a street" },
    keys: { move: "move", take: "open", close: "close", escape: "esc" },
  },
};
