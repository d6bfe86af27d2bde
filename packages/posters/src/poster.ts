// Posters of places: SVG sheets of 800 x 1000, with the same bytes for the same place on every machine.
import { LANDMARK_SCENES } from "./catalogue/by-name.ts";
import type { Deck } from "./catalogue/deck.ts";
import { deckFor, deckOfType } from "./catalogue/deck-for.ts";
import { STREET } from "./catalogue/further.ts";
import { mixedFor, paletteFor } from "./palettes.ts";
import { hash, nth, random } from "./random.ts";
import { finish, type Scene, type Stage } from "./stage.ts";

/**
 * Version of the pictures. Increment it when a picture changes: URLs of posters depend on it, and posters are cached
 * for ever.
 */
export const GENERATOR_VERSION = 8;

/** The variants: exterior, still life, interior, street view, pattern. A place has the first two to five variants. */
export const POSTER_VARIANTS = [1, 2, 3, 4, 5] as const;
export type PosterVariant = (typeof POSTER_VARIANTS)[number];

export interface PosterSpec {
  /** The primary type of the place. */
  readonly type: string;
  /** Tags of the place. They may select a scene: a cheese shop shows cheese. */
  readonly tags: readonly string[];
  /** Number of the arrondissement, 1 to 20. */
  readonly arrondissement: number;
  readonly name: string;
  readonly id: string;
  /** The number of the picture, from 1 to 5: see POSTER_VARIANTS. Other numbers throw a RangeError. */
  readonly variant: number;
  /**
   * The number that selects the scene and its light, from dealPosters(). Without it, a hash of the place selects both.
   */
  readonly pick?: number;
  /** Id of a palette, for clips. @default a palette for the type and the arrondissement */
  readonly ink?: string;
}

/** The names of the scenes that show a landmark. Each is dealt only to the landmark that it shows. */
export const LANDMARK_SCENE_NAMES: readonly string[] = Object.keys(LANDMARK_SCENES);

/** Scenes with lamps and bulbs. They are drawn only in the blue hour or at night. */
const AFTER_DARK: readonly string[] = ["restoString", "clubMoon", "clubStreet"];

const keyOf = ({ type, arrondissement, name, id }: PosterSpec): string => `${type}|${arrondissement}|${name}|${id}`;
const rankOf = (spec: PosterSpec): number => spec.pick ?? hash(`${keyOf(spec)}|scene`);

/**
 * Returns the position of a place's pick in the deck of its first picture: the number of completed rounds, and the
 * index of the scene in the deck. Undefined for a place without a pick.
 */
function roundOf(spec: PosterSpec): { readonly round: number; readonly index: number } | undefined {
  if (spec.pick === undefined) return undefined;
  const size = Object.keys(deckFor({ ...spec, variant: 1 })).length;
  return { round: Math.floor(spec.pick / size), index: spec.pick % size };
}

/**
 * Returns the scene of a poster and its name. Deals the pictures of a place in order, so that their scenes differ.
 */
function deal(spec: PosterSpec): [string, Scene] {
  const shown = new Set<string>();
  for (const variant of POSTER_VARIANTS) {
    const fresh = (deck: Deck) => Object.entries(deck).filter(([name]) => !shown.has(name));
    const asked = fresh(deckFor({ ...spec, variant }));
    const dealt = nth(asked.length > 0 ? asked : fresh({ ...deckOfType(spec, variant), ...STREET }), rankOf(spec));
    if (variant === spec.variant) return dealt;
    shown.add(dealt[0]);
  }
  throw new RangeError(`There is no poster variant ${spec.variant}. Variants are 1 to ${POSTER_VARIANTS.length}.`);
}

/** Returns the name of the scene that a poster shows. */
export const sceneNameFor = (spec: PosterSpec): string => deal(spec)[0];

/** Creates the stage of a poster: the same palette and the same random numbers each time. */
export function stageFor(spec: PosterSpec): Stage {
  const { name, type, arrondissement } = spec;
  const key = keyOf(spec);
  const dealt = roundOf(spec);
  const palette = paletteFor(type, arrondissement, random(`${key}|ink`), {
    ink: spec.ink,
    // The hour of the day advances with each scene of the deck, and once more with each completed round.
    turn: dealt && dealt.index + dealt.round,
    afterDark: AFTER_DARK.includes(sceneNameFor({ ...spec, variant: 1 })),
  });
  const r = random(`${key}|${spec.variant}`);
  const inks = spec.ink === undefined ? mixedFor(palette, random(`${key}|${spec.variant}|inks`)) : palette;
  return {
    palette: inks,
    random: r,
    name,
    type,
    arrondissement,
    mirrored: r.chance(0.5) !== ((dealt?.round ?? 0) % 2 === 1),
  };
}

/** Returns the colour of the sky in a place's first picture (`#rrggbb`). It is shown until the picture is loaded. */
export const posterColour = (spec: Omit<PosterSpec, "variant">): string =>
  stageFor({ ...spec, variant: POSTER_VARIANTS[0] }).palette.sky;

/** Renders a poster as SVG with the viewBox 0 0 800 1000. */
export function poster(spec: PosterSpec): string {
  const [, scene] = deal(spec);
  const stage = stageFor(spec);
  return finish(scene(stage), stage, `p${(hash(keyOf(spec) + spec.variant) % 46656).toString(36)}`);
}
