// A place's posters: SVG sheets of 800 x 1000, the same bytes for the same place on every machine.
import { LANDMARK_SCENES } from "./catalogue/by-name.ts";
import type { Deck } from "./catalogue/deck.ts";
import { deckFor, deckOfType } from "./catalogue/deck-for.ts";
import { STREET } from "./catalogue/further.ts";
import { mixedFor, paletteFor } from "./palettes.ts";
import { hash, nth, random } from "./random.ts";
import { finish, type Scene, type Stage } from "./stage.ts";

/** Raise it when a picture changes: addresses of posters carry it, and posters are cached for ever. */
export const GENERATOR_VERSION = 4;

/** Exterior, still life, interior, street view, pattern: a place has the first two to five of them. */
export const POSTER_VARIANTS = [1, 2, 3, 4, 5] as const;
export type PosterVariant = (typeof POSTER_VARIANTS)[number];

export interface PosterSpec {
  /** the primary type */
  readonly type: string;
  /** what the place is known for: a cheese shop shows cheese */
  readonly tags: readonly string[];
  /** 1..20 */
  readonly arrondissement: number;
  readonly name: string;
  readonly id: string;
  /** 1..5, see POSTER_VARIANTS; anything else is a RangeError */
  readonly variant: number;
  /** which scene, and in which light; see dealPosters() */
  readonly pick?: number;
  /** palette id, for contact sheets */
  readonly ink?: string;
}

/** Names of the scenes that draw one landmark, dealt only to the place that is that landmark. */
export const LANDMARK_SCENE_NAMES: readonly string[] = Object.keys(LANDMARK_SCENES);

/** Lamps and bulbs want the night. */
const AFTER_DARK: readonly string[] = ["restoString", "clubMoon", "clubStreet"];

const keyOf = ({ type, arrondissement, name, id }: PosterSpec): string => `${type}|${arrondissement}|${name}|${id}`;
const rankOf = (spec: PosterSpec): number => spec.pick ?? hash(`${keyOf(spec)}|scene`);

/** How often the deck of a place's first picture has gone round at its pick, and which scene of it is next. */
function roundOf(spec: PosterSpec): { readonly round: number; readonly index: number } | undefined {
  if (spec.pick === undefined) return undefined;
  const size = Object.keys(deckFor({ ...spec, variant: 1 })).length;
  return { round: Math.floor(spec.pick / size), index: spec.pick % size };
}

/** Deals each picture of a place in turn, so that no two of them show the same scene. */
function deal(spec: PosterSpec): [string, Scene] {
  const shown = new Set<string>();
  for (const variant of POSTER_VARIANTS) {
    const fresh = (deck: Deck) => Object.entries(deck).filter(([name]) => !shown.has(name));
    const asked = fresh(deckFor({ ...spec, variant }));
    const dealt = nth(asked.length > 0 ? asked : fresh({ ...deckOfType(spec, variant), ...STREET }), rankOf(spec));
    if (variant === spec.variant) return dealt;
    shown.add(dealt[0]);
  }
  throw new RangeError(`a place has no poster ${spec.variant}`);
}

/** The name of the scene a poster shows. */
export const sceneNameFor = (spec: PosterSpec): string => deal(spec)[0];

/** What the scene of a poster is drawn with: the same palette and the same randomness each time. */
export function stageFor(spec: PosterSpec): Stage {
  const { name, type, arrondissement } = spec;
  const key = keyOf(spec);
  const dealt = roundOf(spec);
  const palette = paletteFor(type, arrondissement, random(`${key}|ink`), {
    ink: spec.ink,
    // The hour moves on with each scene of the deck, and once more each time a scene comes back.
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

/** The colour of the sheet that a place's first picture is drawn on, `#rrggbb`: shown where the picture is still missing. */
export const posterColour = (spec: Omit<PosterSpec, "variant">): string =>
  stageFor({ ...spec, variant: POSTER_VARIANTS[0] }).palette.sky;

/** The poster as SVG, viewBox 0 0 800 1000. */
export function poster(spec: PosterSpec): string {
  const [, scene] = deal(spec);
  const stage = stageFor(spec);
  return finish(scene(stage), stage, `p${(hash(keyOf(spec) + spec.variant) % 46656).toString(36)}`);
}
