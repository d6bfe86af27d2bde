import { parse } from "graphql";
import { describe, expect, it } from "vitest";
import { createDocumentCache } from "./graph.ts";

const document = (number: number) => `{ places(search: "${String(number).padStart(1_000, "x")}") { nodes { id } } }`;

describe("the cache of parsed documents", () => {
  it("discards the oldest documents when it contains more than 100,000 characters", () => {
    const cache = createDocumentCache();
    for (let number = 0; number < 1_000; number++) cache.set(document(number), parse(document(number)));
    expect(cache.calculatedSize).toBeLessThanOrEqual(100_000);
    expect(cache.get(document(999))).toBeDefined();
    expect(cache.get(document(0))).toBeUndefined();
  });
});
