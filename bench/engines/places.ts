import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type PlaceStatus, searchText, sortKey, TAG_CATEGORIES } from "@flaneur/domain";
import type { IndexedPlace } from "@flaneur/place-index";
import { createRandom, type Random, weighted } from "../random.ts";
import {
  ARRONDISSEMENTS,
  FIRST_WORDS,
  MIDDLE_WORDS,
  RARE_TAG_WEIGHT,
  STATUSES,
  STREETS,
  SYLLABLES,
  TAG_NUMBERS,
  TAGS,
  TYPES,
} from "./vocabulary.ts";

/** A place with texts that our index computes by itself. The other engines get them computed. */
export interface BenchPlace extends IndexedPlace {
  readonly searchText: string;
  readonly nameKey: string;
  readonly typeKey: string;
}

const frequentTags = new Set(TAGS.map(([tag]) => tag));
const rareTags = Object.values(TAG_CATEGORIES)
  .flat()
  .filter((tag) => !frequentTags.has(tag));

const type = weighted(TYPES);
const tag = weighted([...TAGS, ...rareTags.map((each) => [each, RARE_TAG_WEIGHT] as const)]);
const tagNumber = weighted(TAG_NUMBERS);
const arrondissement = weighted(ARRONDISSEMENTS);
const status = weighted<PlaceStatus>(STATUSES);
const firstWord = weighted(FIRST_WORDS);
const middleWord = weighted(MIDDLE_WORDS);
const street = weighted(STREETS);
const DAYS = ["Mo-Su", "Mo-Sa", "Tu-Su", "Tu-Sa", "Mo-Fr", "We-Su", "Th-Su", "Mo-Th,Sa"] as const;

/** Probability that an optional field is unknown. */
const UNKNOWN = 0.08;
const known = <T>(random: Random, draw: () => T): T | null => {
  const value = draw();
  return random.chance(UNKNOWN) ? null : value;
};

/**
 * Returns the word with a number. All numbers below `SYLLABLES.length ** 3` have different words, because the names of
 * real places mostly differ, too.
 */
function ownWord(index: number): string {
  const { length } = SYLLABLES;
  // The factor is coprime to the number of words, so that every word occurs once.
  const scattered = (index * 700_001) % length ** 3;
  const part = (n: number) => SYLLABLES[Math.floor(n) % length] ?? "";
  const word = `${part(scattered)}${part(scattered / length)}-${part(scattered / length ** 2)}`;
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}

const times = (random: Random, from: number, steps: number): string => {
  const quarters = from * 4 + Math.floor(steps * random.next() ** 2);
  return `${String(Math.floor(quarters / 4) % 24).padStart(2, "0")}:${String((quarters % 4) * 15).padStart(2, "0")}`;
};

function openingHours(random: Random): string {
  const days = DAYS[Math.floor(DAYS.length * random.next() ** 2)] ?? "Mo-Su";
  return random.chance(0.4)
    ? `${days} 12:00-${times(random, 14, 6)},${times(random, 18, 8)}-${times(random, 22, 12)}`
    : `${days} ${times(random, 7, 20)}-${times(random, 17, 32)}`;
}

const joined = (words: readonly string[]): string => words.filter((word) => word !== "").join(" ");

function place(index: number, random: Random): BenchPlace {
  const primary = type(random);
  const second = random.chance(0.01) ? type(random) : primary;
  const tags = new Set<string>();
  for (let left = tagNumber(random); left > 0; left--) tags.add(tag(random));
  const words = [firstWord(random), middleWord(random)];
  const postcode = arrondissement(random);
  const number = 1 + Math.floor(120 * random.next() ** 2);
  const inStreet = known(random, () => street(random));
  const coordinates = known(random, () => ({
    latitude: 48.815 + random.next() * 0.087,
    longitude: 2.225 + random.next() * 0.235,
  }));
  const name = joined([...words, ownWord(index)]);
  const address = `${inStreet === null ? "" : `${number} ${inStreet}, `}${postcode} Paris`;
  return {
    id: `n${String(index).padStart(7, "0")}`,
    name,
    otherNames: [],
    address,
    searchText: searchText({ name, address }),
    nameKey: sortKey(name),
    typeKey: sortKey(primary),
    arrondissement: known(random, () => postcode),
    neighbourhoods: [],
    types: [...new Set([primary, second])],
    tags: [...tags],
    placeStatus: status(random),
    rating: known(random, () => Math.round((2.5 + 2.5 * Math.sqrt(random.next())) * 10) / 10),
    coordinates,
    openingHours: known(random, () => openingHours(random)),
    website: null,
    description: null,
    isChosen: random.next() < 0.05,
  };
}

/** Places per batch: few enough that the texts of a batch are garbage collected soon. */
const BATCH = 2_000;

/**
 * Generates places in the order of their ids. The places are the same every time, and a larger count begins with the
 * places of a smaller count.
 */
function* generated(count: number): Generator<readonly BenchPlace[]> {
  const random = createRandom(75);
  for (let begin = 0; begin < count; begin += BATCH) {
    const batch: BenchPlace[] = [];
    for (let index = begin; index < Math.min(count, begin + BATCH); index++) batch.push(place(index, random));
    yield batch;
  }
}

/** Writes places into a folder, from which every engine reads them: reading is faster than generating a million. */
export function writePlaces(folder: string, count: number): void {
  let file = 0;
  for (const batch of generated(count)) {
    writeFileSync(join(folder, `${String(file).padStart(4, "0")}.json`), JSON.stringify(batch));
    file += 1;
  }
}

/** Reads the places of a folder, in batches. */
export function* readPlaces(folder: string): Generator<readonly BenchPlace[]> {
  for (const file of readdirSync(folder).sort()) {
    // `writePlaces` has written the file.
    const batch: readonly BenchPlace[] = JSON.parse(readFileSync(join(folder, file), "utf8"));
    yield batch;
  }
}
