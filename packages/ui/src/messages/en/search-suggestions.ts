import type { SuggestionGroup } from "@flaneur/domain";
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
    } satisfies Record<SuggestionGroup, string>,
    /** The filter that 'open late' means. */
    openLate: "Open at 23:30 today",
    /** @param name A name of a place in another language, or a former one. */
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
