import { describe, expect, it } from "vitest";
import { isNonParisName } from "./non-paris-names.ts";

describe("isNonParisName", () => {
  it.each([
    "lyon",
    "aix en provence",
    "la defense",
    "tokyo",
    "new york",
    "london",
    "londres",
    "germany",
    "allemagne",
    "italie",
    "gentilly",
  ])("is true for the name of another town or of a country: %s", (name) => expect(isNonParisName(name)).toBe(true));

  it.each([
    "",
    "paris",
    "france",
    "le marais",
    "bastille",
    "louvre",
    "rivoli",
    "rue de lyon",
    "place d'italie",
    "notre dame",
  ])("is false for a name in Paris, for Paris and France, and for an empty text: '%s'", (name) =>
    expect(isNonParisName(name)).toBe(false),
  );
});
