// Deals the scenes of first pictures, so that places that are shown together get different scenes.
import { deckFor } from "./catalogue/deck-for.ts";
import { rgb } from "./colour.ts";
import { type Light, lightFor } from "./poster.ts";

/** The fields of a place that determine its first picture. */
export interface DealtPlace {
  readonly id: string;
  readonly name: string;
  /** The types of the place, starting with its primary type. */
  readonly types: readonly string[];
  readonly tags: readonly string[];
  /** Number of the arrondissement, 1 to 20. */
  readonly arrondissement: number;
}

interface Dealt {
  readonly place: DealtPlace;
  /** Position of the place in the order of names. */
  readonly rank: number;
  readonly look: Light;
}

/** The number of lights that are tried for a scene: one for each round of the deck. Some lights share a palette. */
const LIGHTS = 14;
/** The default number of places on a page of the listing. */
const PAGE = 48;
/** A repeated scene is noticed at a glance if the places are at most this number of positions apart: a row of cards. */
const NEIGHBOURS = 5;

const byName = new Intl.Collator("fr", { sensitivity: "base", numeric: true });

/**
 * Returns a cost that says how noticeable it is when two places show the same scene.
 * @param apart The distance in the order of names, in positions: 1 for adjacent places.
 */
function noticed(a: DealtPlace, b: DealtPlace, apart: number): number {
  const sameType = a.types.some((type) => b.types.includes(type));
  const sameDistrict = a.arrondissement === b.arrondissement;
  const near = Math.max(0, PAGE - apart) * 15 + (apart === 1 ? 6_000 : 0) + (apart <= NEIGHBOURS ? 6_000 : 0);
  return (sameType && sameDistrict ? 1_000 : sameType || sameDistrict ? 100 : 1) + near;
}

const MAIN_INKS = ["sky", "lite", "mid", "deep", "ink", "wall", "ground"] as const;
/**
 * Two palettes are clearly different if their main inks differ by at least this much on average. A channel of an ink
 * differs by 0 to 1.
 */
const CLEARLY_APART = 0.22;

/** Returns the similarity of two looks, from 0 (clearly different) to 1 (the same). */
function likeness(a: Light, b: Light): number {
  if (a.palette.id === b.palette.id) return a.mirrored === b.mirrored ? 1 : 0.7;
  const apart = MAIN_INKS.map((ink) => {
    const [one, two] = [rgb(a.palette[ink]), rgb(b.palette[ink])];
    return one.reduce((sum, channel, i) => sum + Math.abs(channel - (two[i] ?? 0)), 0) / one.length;
  });
  const mean = apart.reduce((sum, each) => sum + each, 0) / apart.length;
  return Math.max(0, 1 - mean / CLEARLY_APART) * (a.mirrored === b.mirrored ? 1 : 0.7);
}

/** Returns the index of the lowest cost, or of the first one if several costs are equal. */
const cheapest = (costs: readonly number[]): number => costs.indexOf(Math.min(...costs));

/**
 * Returns a pick for each place, by the id of the place. A pick is a number from 0, for `PosterSpec.pick`. Places are
 * dealt in the French order of their names. Each place gets the scene, and then the light, whose repetition is least
 * noticeable among all places dealt before. The same places always get the same picks.
 */
export function dealPosters(places: readonly DealtPlace[]): ReadonlyMap<string, number> {
  const sorted = places.toSorted((a, b) => byName.compare(a.name, b.name) || (a.id < b.id ? -1 : 1));
  const shown = new Map<string, Dealt[]>();
  const picks = new Map<string, number>();
  for (const [rank, place] of sorted.entries()) {
    const spec = { ...place, type: place.types[0] ?? "", variant: 1 };
    const scenes = deckFor(spec);
    const cost = (others: readonly Dealt[], weight: (other: Dealt) => number = () => 1): number =>
      others.reduce((sum, other) => sum + noticed(place, other.place, rank - other.rank) * weight(other), 0);
    const index = cheapest(scenes.map((scene) => cost(shown.get(scene) ?? [])));
    const before = shown.get(scenes[index] ?? "") ?? [];
    const lights = Array.from({ length: LIGHTS }, (_, light) => {
      const pick = light * scenes.length + index;
      return { pick, look: lightFor({ ...spec, pick }) };
    });
    const light = lights[cheapest(lights.map(({ look }) => cost(before, (other) => likeness(look, other.look) ** 4)))];
    if (light === undefined) throw new RangeError(`The place ${place.id} has no light to choose from.`);
    shown.set(scenes[index] ?? "", [...before, { place, rank, look: light.look }]);
    picks.set(place.id, light.pick);
  }
  return picks;
}
