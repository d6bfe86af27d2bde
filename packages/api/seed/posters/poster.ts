// A place's posters: SVG sheets of 800 x 1000, the same bytes for the same place on every machine.
import { type Deck, type Decks, EXTERIOR, INTERIOR, PATTERN, STILL, STREET } from "./catalogue.ts";
import { paletteFor } from "./palettes.ts";
import { hash, nth, random } from "./random.ts";
import { finish, type Scene, type Stage } from "./stage.ts";

export { PALETTE_IDS } from "./palettes.ts";

/** Exterior, still life, interior, street view, pattern: a place has the first two to five of them. */
export const POSTER_VARIANTS = [1, 2, 3, 4, 5] as const;
export type PosterVariant = (typeof POSTER_VARIANTS)[number];

export interface PosterSpec {
  readonly type: string;
  /** 1..20 */
  readonly arrondissement: number;
  readonly name: string;
  readonly id: string;
  readonly variant: PosterVariant;
  /** rank of the place within its type: neighbours in rank are dealt different scenes */
  readonly pick?: number;
  /** palette id, for contact sheets */
  readonly ink?: string;
}

const FALLBACK = "Spot";
const DECKS: Readonly<Record<PosterVariant, Decks | null>> = {
  1: EXTERIOR,
  2: STILL,
  3: INTERIOR,
  4: null,
  5: PATTERN,
};

const deckFor = (type: string, variant: PosterVariant): Deck => {
  const decks = DECKS[variant];
  return decks === null ? STREET : (decks[type] ?? decks[FALLBACK] ?? STREET);
};

const keyOf = ({ type, arrondissement, name, id }: PosterSpec): string => `${type}|${arrondissement}|${name}|${id}`;

function choose(spec: PosterSpec): [string, Scene] {
  const deck = Object.entries(deckFor(spec.type, spec.variant));
  const rank = spec.pick ?? hash(`${keyOf(spec)}|${spec.variant}|scene`);
  return nth(deck, rank);
}

/** The name of the scene a poster shows. */
export const sceneNameFor = (spec: PosterSpec): string => choose(spec)[0];

/** The poster as SVG, viewBox 0 0 800 1000. */
export function poster(spec: PosterSpec): string {
  const key = keyOf(spec);
  const palette = paletteFor(spec.type, spec.arrondissement, random(`${key}|ink`), spec.ink);
  const r = random(`${key}|${spec.variant}`);
  const { name, type, arrondissement } = spec;
  const stage: Stage = { palette, random: r, name, type, arrondissement, mirrored: r.chance(0.5) };
  const [, scene] = choose(spec);
  return finish(scene(stage), stage, `p${(hash(key + spec.variant) % 46656).toString(36)}`);
}
