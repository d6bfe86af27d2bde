import {
  ARRONDISSEMENTS,
  distanceKm,
  fold,
  PLACE_STATUSES,
  PLACE_TYPES,
  parseArrondissement,
  parseOpeningHours,
  TAG_CATEGORIES,
} from "@flaneur/domain";
import { describe, expect, it, test } from "vitest";
import { z } from "zod";
import { STEP_FREE_TAG, SUNDAY_TAG } from "../places/derived-tags.ts";
import { readSeedPlaces, type SeedPlace, seedFileContents } from "./seed-places.ts";

const PARIS = { south: 48.815, north: 48.903, west: 2.224, east: 2.47 };

/**
 * A circle around each arrondissement: its centre, and a radius in kilometres up to its farthest corner. The 12th and
 * 16th include their woods.
 */
const CIRCLES: Readonly<Record<string, readonly [latitude: number, longitude: number, km: number]>> = {
  "75001": [48.8625, 2.3365, 1.3],
  "75002": [48.8683, 2.3434, 1.2],
  "75003": [48.8629, 2.3602, 1.1],
  "75004": [48.8544, 2.3572, 1.2],
  "75005": [48.8445, 2.3499, 1.3],
  "75006": [48.8495, 2.333, 1.4],
  "75007": [48.8561, 2.3121, 1.8],
  "75008": [48.8727, 2.3126, 1.7],
  "75009": [48.8771, 2.3377, 1.3],
  "75010": [48.8761, 2.3607, 1.4],
  "75011": [48.8591, 2.3797, 2],
  "75012": [48.836, 2.42, 4.4],
  "75013": [48.8283, 2.3622, 2.2],
  "75014": [48.831, 2.3268, 2.2],
  "75015": [48.841, 2.294, 2.5],
  "75016": [48.8585, 2.2625, 3.1],
  "75017": [48.8873, 2.3068, 2.4],
  "75018": [48.8926, 2.3481, 2.1],
  "75019": [48.8871, 2.3849, 2.2],
  "75020": [48.8634, 2.4012, 2.2],
};

const count = (values: readonly string[], value: string) => values.filter((other) => other === value).length;
const seedPlaces = await readSeedPlaces();
const listed = seedPlaces.filter((place) => place.placeStatus !== "Permanently Closed");
const categoryOf = new Map(
  Object.entries(TAG_CATEGORIES).flatMap(([category, tags]) => tags.map((tag): [string, string] => [tag, category])),
);

const Files = z.array(
  z.object({ features: z.array(z.object({ id: z.string(), properties: z.record(z.string(), z.unknown()) })) }),
);

describe("the curated places", () => {
  it("contain every field of their files", () => {
    const written = Files.parse(seedFileContents().map((content) => JSON.parse(content.toString())));
    const features = written.flatMap(({ features }) => features);
    expect(seedPlaces.map(({ id }) => id)).toEqual(features.map(({ id }) => id));
    for (const [index, { properties }] of features.entries()) expect(seedPlaces[index]).toMatchObject(properties);
  });

  it("are at least 340", () => {
    expect(seedPlaces.length).toBeGreaterThanOrEqual(340);
  });

  test.each(PLACE_TYPES)("have at least eight listed places of type %s", (type) => {
    expect(listed.filter((place) => place.types.includes(type)).length).toBeGreaterThanOrEqual(8);
  });

  test.each(ARRONDISSEMENTS)("have at least eight listed places in %s", (arrondissement) => {
    const there = listed.map((place) => place.arrondissement);
    expect(count(there, arrondissement)).toBeGreaterThanOrEqual(8);
  });

  it("have ids that are slugs, each used once", () => {
    const ids = seedPlaces.map((place) => place.id);
    expect(ids.filter((id) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id))).toEqual([]);
    expect(ids.filter((id) => count(ids, id) > 1)).toEqual([]);
  });

  it("have no two places with the same name within 300 m", () => {
    const twins = seedPlaces.filter((place, index) =>
      seedPlaces
        .slice(0, index)
        .some(
          (other) => fold(other.name) === fold(place.name) && distanceKm(other.coordinates, place.coordinates) < 0.3,
        ),
    );
    expect(twins.map((place) => place.id)).toEqual([]);
  });

  it("use tags of at least six categories", () => {
    const used = new Set(seedPlaces.flatMap((place) => place.tags.map((tag) => categoryOf.get(tag))));
    expect(used.size).toBeGreaterThanOrEqual(6);
  });

  it("have every status at least once, and more than nine in ten are open", () => {
    const statuses = seedPlaces.map((place) => place.placeStatus);
    for (const status of PLACE_STATUSES) expect(count(statuses, status)).toBeGreaterThan(0);
    expect(count(statuses, "Open")).toBeGreaterThan(seedPlaces.length * 0.9);
  });

  it("have ratings from 3.6 to 4.9 with one decimal, or no rating", () => {
    const ratings = seedPlaces.map((place) => place.rating);
    expect(ratings).toContain(null);
    const given = ratings.filter((rating) => rating !== null);
    expect(given.filter((rating) => rating < 3.6 || rating > 4.9 || !/^\d(?:\.\d)?$/.test(String(rating)))).toEqual([]);
  });
});

/** Returns the ids of the places that break a rule. */
const except = (holds: (place: SeedPlace) => boolean) => seedPlaces.filter((place) => !holds(place)).map((p) => p.id);

describe("every curated place", () => {
  it("is in Paris", () => {
    const inside = ({ coordinates: { latitude, longitude } }: SeedPlace) =>
      latitude > PARIS.south && latitude < PARIS.north && longitude > PARIS.west && longitude < PARIS.east;
    expect(except(inside)).toEqual([]);
  });

  it("has an address with the Paris postcode of its arrondissement", () => {
    expect(except((place) => /^\S.*, 75(?:0\d\d|116) Paris$/.test(place.address))).toEqual([]);
    expect(except((place) => parseArrondissement(place.address) === place.arrondissement)).toEqual([]);
  });

  it("is in the circle around its arrondissement", () => {
    const near = (place: SeedPlace) => {
      const [latitude, longitude, km] = CIRCLES[place.arrondissement] ?? [0, 0, 0];
      return distanceKm(place.coordinates, { latitude, longitude }) <= km;
    };
    expect(except(near)).toEqual([]);
  });

  it("has known types without duplicates", () => {
    const known: readonly string[] = PLACE_TYPES;
    expect(except(({ types }) => types.length > 0 && types.every((type) => known.includes(type)))).toEqual([]);
    expect(except(({ types }) => new Set(types).size === types.length)).toEqual([]);
  });

  it("has three to eight tags of the vocabulary, without duplicates", () => {
    expect(except(({ tags }) => tags.length >= 3 && tags.length <= 8)).toEqual([]);
    expect(except(({ tags }) => tags.every((tag) => categoryOf.has(tag)))).toEqual([]);
    expect(except(({ tags }) => new Set(tags).size === tags.length)).toEqual([]);
  });

  it("has opening hours that can be parsed, or none", () => {
    expect(except(({ openingHours }) => openingHours === null || parseOpeningHours(openingHours) !== null)).toEqual([]);
  });

  it("has no Sunday tag if it has opening hours, and no step-free tag if it has access information", () => {
    const known = ({ openingHours, wheelchair, tags }: SeedPlace) => [
      ...(openingHours !== null && tags.includes(SUNDAY_TAG) ? [SUNDAY_TAG] : []),
      ...(wheelchair !== null && tags.includes(STEP_FREE_TAG) ? [STEP_FREE_TAG] : []),
    ];
    expect(except((place) => known(place).length === 0)).toEqual([]);
  });

  it("has a description of two sentences and 40 to 300 characters", () => {
    expect(except(({ description }) => description.length >= 40 && description.length <= 300)).toEqual([]);
    const sentences = (text: string) => text.match(/[.!?](?=\s|$)/g)?.length;
    expect(except(({ description }) => description.endsWith(".") && sentences(description) === 2)).toEqual([]);
  });

  it("links over https to a map and to its website, if any", () => {
    const secure = (url: string | null) => url === null || new URL(url).protocol === "https:";
    expect(except((place) => secure(place.website) && secure(place.googleMapsUrl))).toEqual([]);
    expect(except((place) => decodeURIComponent(place.googleMapsUrl).includes(place.name))).toEqual([]);
  });
});
