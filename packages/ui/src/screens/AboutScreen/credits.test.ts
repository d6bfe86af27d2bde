import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { DATA_CREDITS, OSM_COPYRIGHT } from "./credits.ts";

const LICENCES = readFileSync(join(import.meta.dirname, "../../../../../LICENSE-DATA.md"), "utf8");

describe("the credits", () => {
  it("link every source and every licence that LICENSE-DATA.md links", () => {
    const linked = new Set([...LICENCES.matchAll(/\]\((https:[^)]+)\)/g)].map(([, url]) => url));
    const credited = DATA_CREDITS.flatMap(({ who, licence }) => [
      typeof who === "string" ? OSM_COPYRIGHT : who.href,
      licence.href,
    ]);
    expect([...linked].filter((url) => !credited.includes(url ?? ""))).toEqual([]);
  });
});
