import { describe, expect, it } from "vitest";
import { isElsewhere } from "./elsewhere.ts";

describe("a name by itself", () => {
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
    "le marais",
  ])("is rather that of a town, a country or a quarter: %s", (name) => expect(isElsewhere(name)).toBe(true));

  it.each(["", "paris", "france", "bastille", "louvre", "rivoli", "rue de lyon", "place d'italie", "notre dame"])(
    "is rather of Paris: '%s'",
    (name) => expect(isElsewhere(name)).toBe(false),
  );
});
