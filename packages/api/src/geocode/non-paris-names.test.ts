import { describe, expect, it } from "vitest";
import { isNonParisName } from "./non-paris-names.ts";

describe("a name without a type", () => {
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
  ])("is not searched in Paris when it is the name of a town or country: %s", (name) =>
    expect(isNonParisName(name)).toBe(true),
  );

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
  ])("may be searched in Paris: '%s'", (name) => expect(isNonParisName(name)).toBe(false));
});
