// Palettes: inks, and the colours of leaves and water. The type of a place determines the hours of the day that its
// posters show. The arrondissement determines the home palettes of the place: its usual palette for each hour.
import { luma, mix } from "./colour.ts";
import { nth, type Random } from "./random.ts";

type Time = "dawn" | "noon" | "golden" | "blue" | "night";

interface Inks {
  readonly id: string;
  readonly time: Time;
  readonly sky: string;
  readonly lite: string;
  readonly mid: string;
  readonly deep: string;
  readonly ink: string;
  /** The main accent colour. */
  readonly pop: string;
  readonly zest: string;
  readonly leaf: string;
  readonly water: string;
}

function inks(id: string, time: Time, colours: string): Inks {
  const [sky = "", lite = "", mid = "", deep = "", ink = "", pop = "", zest = "", leaf = "", water = ""] =
    colours.split(" ");
  return { id, time, sky, lite, mid, deep, ink, pop, zest, leaf, water };
}

// sky lite mid deep ink pop zest leaf water
const PALETTES: readonly Inks[] = [
  inks("aube", "dawn", "#f3c4b1 #fdf1e3 #dfa091 #5d6690 #2b2d50 #e2502f #f4b952 #5d8a80 #8fa3bd"),
  inks("brume", "dawn", "#cbd9d2 #f8f2e4 #a3bbb4 #47706f #1d3539 #ea6d47 #efc35f #5f9077 #7fa9a8"),
  inks("midi", "noon", "#86c5d3 #fff3dc #ecc995 #2b6f8c #15324a #e0402a #f6b62c #2f8467 #2f8fb0"),
  inks("tuileries", "noon", "#e9e3b4 #fdf8e8 #a9c28a #2d6d55 #103833 #ee5c3a #f4bf3e #3f8a5c #6fb0a4"),
  inks("zinc", "noon", "#c6cfd6 #f9f4ea #99a8b7 #4a5c73 #1b2634 #d8352a #eaba4a #5b7c6c #7d97ab"),
  inks("craie", "noon", "#f2e3c9 #fffaf0 #d8bd97 #2b4f93 #17224c #e5452b #f0ae2c #3f8162 #4b85be"),
  inks("doree", "golden", "#f5b94e #fff0d0 #ea9350 #8f3a45 #3a1d38 #d93d2b #2b8284 #4d7a55 #3f8f91"),
  inks("abricot", "golden", "#f29a6e #ffe9cd #da6a4c #633457 #2c1a3b #f7c352 #2f8c8b #3c7468 #3c8e95"),
  inks("miel", "golden", "#f6d688 #fff6df #e8ab68 #3b5f7f #1f2e49 #e2543a #3f8d80 #4d8468 #4f93a3"),
  inks("bleue", "blue", "#4268ad #fae8c9 #8ea9d6 #283e7c #121b42 #f4694a #ffc954 #2e6c77 #35589c"),
  inks("lilas", "blue", "#9386c0 #fdebdf #caadca #50437f #241c45 #ee5570 #ffcf6d #4f7f8a #7569ae"),
  inks("orage", "blue", "#557a9b #f8ead2 #a5bccd #324d6b #142137 #f0704d #ffd06a #3f7a72 #44688a"),
  inks("encre", "night", "#16305a #f8e4be #4a6ea3 #213f70 #0b1733 #ec523d #ffc245 #1f5f68 #1c3d6e"),
  inks("absinthe", "night", "#114143 #f5ebca #4b8b79 #1c5c55 #082227 #ff6a48 #f6d25c #2a7560 #18514f"),
  inks("prune", "night", "#3d2157 #fde6d6 #8455a3 #57307a #1d0f33 #ff4d74 #ffc95c #3d5f86 #482a6c"),
  inks("rubis", "night", "#4b1432 #fdead9 #ad5570 #7b2546 #220a1d #ff6f4c #ffcf6b #3e6b6c #5c2247"),
];

/** The inks, and the colours of roles such as `wall`. Drawings use these colours alone. */
export interface Palette extends Inks {
  /** Whether the hour is the blue hour or night. Windows are lit then, and walls have the ink `mid` or `deep`. */
  readonly dark: boolean;
  readonly wall: string;
  readonly shade: string;
  readonly roof: string;
  readonly glass: string;
  readonly ground: string;
  readonly haze: string;
  readonly glow: string;
  /** The sun, or the moon. */
  readonly sun: string;
  /** Terracotta: chimney pots and tiles. */
  readonly clay: string;
  /** The share of windows that are lit, from 0 to 1. */
  readonly litP: number;
  /** The warm yellow of the palette, for brass and gilding. */
  readonly warm: string;
  readonly crust: string;
  readonly wood: string;
}

const WARM: Readonly<Record<string, string>> = { doree: "#f7c765", miel: "#f5bd4f", abricot: "#f7c352" };
const LIT: Readonly<Record<Time, number>> = { dawn: 0, noon: 0, golden: 0.12, blue: 0.5, night: 0.6 };

function dress(p: Inks): Palette {
  const night = p.time === "night";
  const blue = p.time === "blue";
  const dark = night || blue;
  const warm = WARM[p.id] ?? p.zest;
  const crust = mix(warm, p.id === "abricot" ? p.mid : p.pop, 0.36);
  return {
    ...p,
    dark,
    warm,
    crust,
    wood: mix(crust, p.ink, dark ? 0.56 : 0.42),
    wall: night ? p.deep : blue ? p.mid : p.lite,
    shade: night ? mix(p.deep, p.ink, 0.5) : blue ? mix(p.mid, p.deep, 0.55) : p.mid,
    roof: night ? mix(p.ink, p.deep, 0.35) : p.deep,
    glass: night ? p.ink : p.deep,
    ground: night ? mix(p.deep, p.ink, 0.35) : blue ? mix(p.deep, p.mid, 0.25) : mix(p.mid, p.lite, 0.35),
    haze: mix(p.sky, luma(p.sky) > 0.5 ? p.deep : p.mid, night ? 0.4 : 0.34),
    glow: p.time === "golden" ? p.lite : p.zest,
    sun: dark || p.time === "golden" ? p.lite : p.time === "dawn" ? p.pop : p.zest,
    clay: p.time === "golden" ? mix(p.pop, p.deep, 0.25) : p.pop,
    litP: LIT[p.time],
  };
}

/** The palettes. */
export const DRESSED: readonly Palette[] = PALETTES.map(dress);

const TIMES: ReadonlyMap<string, readonly Time[]> = new Map([
  ["Restaurant", ["golden", "blue", "night", "noon", "dawn"]],
  ["Bar", ["night", "blue", "night", "golden"]],
  ["Café", ["dawn", "noon", "golden", "blue"]],
  ["Spot", ["dawn", "noon", "golden", "blue", "night"]],
  ["Park", ["noon", "dawn", "golden", "blue"]],
  ["Activity", ["noon", "golden", "dawn", "blue"]],
  ["Museum", ["noon", "golden", "blue", "dawn"]],
  ["Cinema", ["night", "blue", "night", "golden"]],
  ["Club", ["night", "night", "blue"]],
  ["Gym", ["dawn", "noon", "golden", "blue"]],
  ["Hotel", ["blue", "dawn", "golden", "night"]],
  ["Bakery", ["dawn", "noon", "golden", "blue"]],
  ["Market", ["noon", "dawn", "golden", "blue"]],
  ["Monument", ["golden", "blue", "dawn", "noon", "night"]],
  ["Pool", ["noon", "dawn", "golden", "blue"]],
  ["Store", ["noon", "golden", "dawn", "blue"]],
]);
const ANY_TIME: readonly Time[] = ["noon", "golden", "blue"];

export interface PaletteWish {
  /**
   * The index of the place's scene in its deck, plus the number of completed rounds. Successive turns use the hours of
   * the type in order, then the same hours with other palettes, so that neighbours differ.
   */
  readonly turn?: number | undefined;
  /** Whether the scene needs lit lamps. */
  readonly afterDark?: boolean;
}

/**
 * Returns the palette with slightly varied inks, as if mixed by hand, so that places hardly ever have exactly the same
 * inks.
 */
export function mixedFor(palette: Palette, r: Random): Palette {
  const { id, time, sky, lite, mid, deep, ink, pop, zest, leaf, water } = palette;
  const drop = (colour: string, other: string, most: number) => mix(colour, other, r.range(0, most));
  return dress({
    id,
    time,
    lite,
    ink,
    sky: drop(sky, r.chance(0.5) ? lite : mid, 0.14),
    mid: drop(mid, r.chance(0.5) ? sky : lite, 0.16),
    deep: drop(deep, r.chance(0.5) ? ink : water, 0.14),
    pop: drop(pop, zest, 0.12),
    zest: drop(zest, lite, 0.12),
    leaf: drop(leaf, r.chance(0.5) ? zest : deep, 0.12),
    water: drop(water, r.chance(0.5) ? sky : deep, 0.12),
  });
}

/**
 * Returns the palette of a place. Without a turn, about one place in three gets a random palette of its hour instead of
 * the home palette of its arrondissement.
 */
export function paletteFor(type: string, arrondissement: number, r: Random, wish: PaletteWish = {}): Palette {
  const all = TIMES.get(type) ?? ANY_TIME;
  const late = all.filter((time) => time === "blue" || time === "night");
  const times = wish.afterDark && late.length > 0 ? late : all;
  const home = arrondissement * 7 + (arrondissement >> 2);
  if (wish.turn === undefined) {
    const time = r.pick(times);
    const family = DRESSED.filter((p) => p.time === time);
    return nth(family, r.chance(0.34) ? r.int(0, family.length - 1) : home);
  }
  const time = nth(times, wish.turn);
  return nth(
    DRESSED.filter((p) => p.time === time),
    home + Math.floor(wish.turn / times.length),
  );
}
