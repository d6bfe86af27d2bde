import type { Db } from "../db/database.ts";
import { areaOf } from "./areas.ts";
import { isElsewhere } from "./elsewhere.ts";
import { inFrench } from "./english-kinds.ts";
import type { GeocodeResult } from "./geocode.schemas.ts";
import { keysLike, streetsNamed } from "./known-streets.ts";
import { isExact, type Likeness, likeness, rankOf } from "./likeness.ts";
import { type NamedPlace, placesNamed, placesNamedLike } from "./named-places.ts";
import { type Question, readQuestion } from "./question.ts";
import { areaResult, placeResult } from "./results.ts";
import { streetResults } from "./street-results.ts";
import { spellingsOf, streetKey } from "./street-words.ts";

const MOST_RESULTS = 5;

/** Where an address, a street, a place, an arrondissement or the city lies; best first, none outside of Paris. */
export async function forward(db: Db, address: string): Promise<GeocodeResult[]> {
  const question = readQuestion(address);
  if (question === null) return [];
  if (question.name === "") return question.isInParis ? [areaResult(areaOf(question.arrondissement))] : [];
  // A place that is called like its street is what is meant: the park, not a number along its fence.
  const exact = [...(await placesCalled(db, question)), ...(await streetsCalled(db, question))];
  const isWhole = ({ partial_match }: GeocodeResult) => partial_match === undefined;
  const whole = [...exact.filter(isWhole), ...exact.filter((result) => !isWhole(result))];
  return distinct(whole.length > 0 ? whole : await nearly(db, question));
}

function distinct(results: readonly GeocodeResult[]): GeocodeResult[] {
  const seen = new Set<string>();
  const isNew = ({ formatted_address }: GeocodeResult) =>
    !seen.has(formatted_address) && seen.add(formatted_address).size > 0;
  return results.filter(isNew).slice(0, MOST_RESULTS);
}

/** Streets of exactly this name, under the first reading that has any. */
async function streetsCalled(db: Db, question: Question): Promise<GeocodeResult[]> {
  for (const reading of question.readings) {
    const streets = await streetsNamed(db, spellingsOf(reading.street), reading.number);
    const same = streets.filter(({ key }) => key === reading.street);
    if (same.length > 0) return streetResults(question, reading, same, { kind: "same" });
  }
  return [];
}

const placesCalled = async (db: Db, question: Question): Promise<GeocodeResult[]> =>
  placeResults(question, await placesNamed(db, question.name));

/** What is meant by a name that nothing has: a slip, or the telling part of a longer one. */
async function nearly(db: Db, question: Question): Promise<GeocodeResult[]> {
  const shortened: GeocodeResult[] = [];
  for (const reading of question.readings) {
    const keys = await keysLike(db, reading.street);
    const meant = likeliest(
      question,
      keys.map((key) => ({ key, likeness: likeness(reading.street, streetKey(key)) })),
    );
    const [first] = meant;
    if (first === undefined) continue;
    const streets = await streetsNamed(
      db,
      meant.map(({ key }) => key),
      reading.number,
    );
    const found = streetResults(question, reading, streets, first.likeness);
    if (first.likeness.kind === "short") shortened.push(...found);
    else if (found.length > 0) return found;
  }
  const named = likeliest(question, await placesNamedLike(db, inFrench(question.name)));
  // Who leaves out what it is means a square, or else a place before a street: Bastille; the Louvre, not its quay.
  const isSquare = ({ formatted_address }: GeocodeResult) => formatted_address.startsWith("Place ");
  const [squares, others] = [shortened.filter(isSquare), shortened.filter((result) => !isSquare(result))];
  return [...squares, ...placeResults(question, named), ...others];
}

/** Those that are meant most surely, all alike. Half a name is enough, unless it is a whole one of somewhere else. */
function likeliest<T extends { readonly likeness: Likeness | null }>(
  { name }: Question,
  candidates: readonly T[],
): (T & { readonly likeness: Likeness })[] {
  const isTown = isElsewhere(name);
  const possible = candidates.flatMap((candidate) => {
    const { likeness } = candidate;
    return likeness === null || (likeness.kind === "short" && isTown) ? [] : [{ ...candidate, likeness }];
  });
  const least = Math.min(...possible.map(({ likeness }) => rankOf(likeness)));
  return possible.filter(({ likeness }) => rankOf(likeness) === least);
}

/** Of chains, those in the arrondissement asked for. */
function placeResults({ arrondissement }: Question, named: readonly NamedPlace[]): GeocodeResult[] {
  const isHere = ({ place }: NamedPlace) => arrondissement === null || place.arrondissement === arrondissement;
  const here = named.filter(isHere);
  return (here.length > 0 ? here : named.filter(({ likeness }) => likeness.kind === "same")).map((place) =>
    placeResult(place, !isHere(place) || !isExact(place.likeness)),
  );
}
