import { statSync } from "node:fs";
import { resolve } from "node:path";
import { arrondissementNumber } from "@flaneur/domain";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loadGazetteer } from "./gazetteer.ts";
import {
  COMMON_SUFFIXES,
  decodeGazetteer,
  encodeGazetteer,
  type GazetteerPart,
  POINT_KINDS,
} from "./gazetteer-format.ts";

describe("the gazetteer of Paris", () => {
  it("fits into half a megabyte", () => {
    expect(statSync(resolve(import.meta.dirname, "paris.gazetteer.gz")).size).toBeLessThanOrEqual(512 * 1024);
  });

  it("contains streets with their parts, and points of every kind, all in Paris", () => {
    const { points, streets } = loadGazetteer();
    expect(streets.length).toBeGreaterThan(6_183);
    expect(POINT_KINDS.filter((kind) => !points.some((point) => point.kind === kind))).toEqual([]);
    expect(points.filter(({ kind }) => kind === "metro" || kind === "train").length).toBeGreaterThan(240);
    const numbersOf = ({ odd, even }: GazetteerPart) => [...odd, ...even];
    const parts = streets.flatMap((street) => street.parts);
    expect(streets.filter((street) => street.parts.length === 0)).toEqual([]);
    expect(parts.filter(({ arrondissement }) => arrondissementNumber(arrondissement) === null)).toEqual([]);
    const everywhere = [...points, ...parts.flatMap((part) => [part.middle, ...numbersOf(part)])];
    const isOutside = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
      latitude < 48.81 || latitude > 48.91 || longitude < 2.22 || longitude > 2.48;
    expect(everywhere.filter(isOutside)).toEqual([]);
  });

  it("has ascending numbers on each side of a street", () => {
    const isAscending = (numbers: readonly { readonly number: number }[], parity: number) =>
      numbers.every(({ number }, i) => number % 2 === parity && number > (numbers[i - 1]?.number ?? 0));
    const parts = loadGazetteer().streets.flatMap((street) => street.parts);
    expect(parts.filter(({ odd, even }) => !isAscending(odd, 1) || !isAscending(even, 0))).toEqual([]);
  });

  it("has a format that encodes and decodes any gazetteer without changes", () => {
    const step = (from: number) => fc.integer({ min: 0, max: 20_000 }).map((n) => Math.round(from * 1e5 + n) / 1e5);
    const at = fc.record({ latitude: step(48.8), longitude: step(2.2) });
    const name = fc.stringMatching(/^[A-Za-zÀ-ÿ0-9' -]{1,20}$/);
    const names = fc.array(name, { maxLength: 3 });
    const arrondissement = fc.constantFrom("75001", "75016");
    const numbers = fc.array(
      fc.tuple(fc.nat(999), at).map(([number, point]) => ({ number, ...point })),
      { maxLength: 3 },
    );
    const point = fc
      .tuple(
        fc.record({
          kind: fc.constantFrom(...POINT_KINDS),
          rank: fc.constantFrom(1 as const, 2 as const, 3 as const),
          arrondissement: fc.option(arrondissement),
          name,
          otherNames: names,
        }),
        at,
      )
      .map(([named, coordinates]) => ({ ...named, ...coordinates }));
    const suffixed = fc.array(
      fc
        .tuple(fc.nat(999), fc.constantFrom(...COMMON_SUFFIXES), at)
        .map(([number, suffix, point]) => ({ number, suffix, ...point })),
      { maxLength: 2 },
    );
    const part = fc.record({ arrondissement, middle: at, odd: numbers, even: numbers, suffixed });
    const street = fc.record({
      name,
      otherNames: names,
      parts: fc.array(part, { minLength: 1, maxLength: 2 }),
      lines: fc.array(fc.array(at, { minLength: 1, maxLength: 3 }), { maxLength: 2 }),
    });
    const gazetteer = fc.record({ points: fc.array(point), streets: fc.array(street) });
    fc.assert(
      fc.property(gazetteer, (one) => {
        expect(decodeGazetteer(encodeGazetteer(one))).toEqual(one);
      }),
      { numRuns: 50 },
    );
  });

  it("is refused with an invalid coordinate or kind", () => {
    expect(() => decodeGazetteer("P\tmetro\t1\t75001\t12\tNation\t\n")).toThrow(/for a coordinate/);
    expect(() => decodeGazetteer("P\tbus\t1\t75001\t1,2\tNation\t\n")).toThrow("The gazetteer has 'bus' for a kind.");
  });
});
