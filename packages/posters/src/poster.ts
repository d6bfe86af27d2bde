// Posters of places: SVG sheets of 800 x 1000, with the same bytes for the same place on every machine.
import { LANDMARK_SCENES } from "./catalogue/by-name.ts";
import type { Deck } from "./catalogue/deck.ts";
import { deckFor, deckOfType } from "./catalogue/deck-for.ts";
import { STREET } from "./catalogue/further.ts";
import { farScene } from "./catalogue/landmarks.ts";
import type { Drawings } from "./drawings.ts";
import { mixedFor, type Palette, paletteFor } from "./palettes.ts";
import { hash, nth, random } from "./random.ts";

/**
 * Version of the pictures. Increment it when a picture changes: URLs of posters depend on it, and posters are cached
 * for ever.
 */
export const GENERATOR_VERSION = 9;

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
}

/** The names of the scenes that show a landmark. Each is dealt only to the landmark that it shows. */
export const LANDMARK_SCENE_NAMES: readonly string[] = LANDMARK_SCENES;

/** Scenes with lamps and bulbs. They are drawn only in the blue hour or at night. */
const AFTER_DARK: readonly string[] = ["resto-string", "club-moon", "club-street"];

const keyOf = ({ type, arrondissement, name, id }: PosterSpec): string => `${type}|${arrondissement}|${name}|${id}`;
const rankOf = (spec: PosterSpec): number => spec.pick ?? hash(`${keyOf(spec)}|scene`);

/**
 * Returns the position of a place's pick in the deck of its first picture: the number of completed rounds, and the
 * index of the scene in the deck. Undefined for a place without a pick.
 */
function roundOf(spec: PosterSpec): { readonly round: number; readonly index: number } | undefined {
  if (spec.pick === undefined) return undefined;
  const size = deckFor({ ...spec, variant: 1 }).length;
  return { round: Math.floor(spec.pick / size), index: spec.pick % size };
}

/** Returns the name of the scene that a poster shows. The pictures of a place show different scenes. */
export function sceneNameFor(spec: PosterSpec): string {
  const shown = new Set<string>();
  for (const variant of POSTER_VARIANTS) {
    const fresh = (deck: Deck) => deck.filter((name) => !shown.has(name));
    const asked = fresh(deckFor({ ...spec, variant }));
    const further = () => fresh([...new Set([...deckOfType(spec, variant), ...STREET])]);
    const dealt = nth(asked.length > 0 ? asked : further(), rankOf(spec));
    if (variant === spec.variant) return dealt;
    shown.add(dealt);
  }
  throw new RangeError(`There is no poster variant ${spec.variant}. Variants are 1 to ${POSTER_VARIANTS.length}.`);
}

/** What changes the look of a scene. */
export interface Light {
  readonly palette: Palette;
  /** Whether the scene is mirrored. */
  readonly mirrored: boolean;
  /** A whole number that chooses among the paints of the scene. */
  readonly choice: number;
}

/** Returns the light of a poster: the same for the same place each time. */
export function lightFor(spec: PosterSpec): Light {
  const { type, arrondissement } = spec;
  const key = keyOf(spec);
  const dealt = roundOf(spec);
  const palette = paletteFor(type, arrondissement, random(`${key}|ink`), {
    // The hour of the day advances with each scene of the deck, and once more with each completed round.
    turn: dealt && dealt.index + dealt.round,
    afterDark: AFTER_DARK.includes(sceneNameFor({ ...spec, variant: 1 })),
  });
  const r = random(`${key}|${spec.variant}`);
  return {
    palette: mixedFor(palette, random(`${key}|${spec.variant}|inks`)),
    mirrored: r.chance(0.5) !== ((dealt?.round ?? 0) % 2 === 1),
    // Places with the same scene get it in different rounds, and so with different paints.
    choice: dealt?.round ?? r.int(0, 999),
  };
}

/** Returns the colour of the sky in a place's first picture (`#rrggbb`). It is shown until the picture is loaded. */
export const posterColour = (spec: Omit<PosterSpec, "variant">): string =>
  lightFor({ ...spec, variant: POSTER_VARIANTS[0] }).palette.sky;

/** Draws a poster as SVG with the viewBox 0 0 800 1000. @throws RangeError if the scene of the poster has no drawing. */
export function poster(spec: PosterSpec, drawings: Drawings): string {
  const { name, type, arrondissement } = spec;
  return drawings
    .of(sceneNameFor(spec))
    .draw({ ...lightFor(spec), name, type, arrondissement, far: drawings.of(farScene(spec)) });
}
