import { createFormats } from "../formats.ts";

const { number, plural } = createFormats("en");

/** The texts of collections and of the pages of neighbourhoods. */
export const enGuide = {
  guide: {
    collections: "Collections",
    loading: "Loading…",
    begin: (count: number): string => (count >= 10 ? "Ten to begin with" : "To begin with"),
    showAll: (count: number) => (count === 10 ? "Show all ten" : `Show all ${number(count)}`),
    nextDoor: "Next door",
    map: (count: number) => `Map of ${number(count)} ${plural(count, { one: "place", other: "places" })}`,
    types: "Types of places",
    typeLink: (type: string, count: number) =>
      `${type}, ${number(count)} ${plural(count, { one: "place", other: "places" })}`,
    banks: { left: "Left Bank", right: "Right Bank" },
  },
};
