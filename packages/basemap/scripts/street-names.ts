import type { OfficialStreet, Street } from "./sources.ts";

/** Letters only, so that spellings of one name compare equal. */
export const fold = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll("œ", "oe")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();

/** Ramps, access roads and the city's numbered ways: nobody looks for them on a map. */
const TECHNICAL =
  /^(acc[eè]s|entr[ée]e|sortie|rampe|parking|bouche|bretelle|souterrain|tunnel|tun)\b|^voie [a-z]{1,3}\/\d+$/i;

const accents = (name: string): number => name.replace(/[\x20-\x7e]/g, "").length;

export interface StreetName {
  readonly name: string;
  /** As on plans of the city: 'Bd. Voltaire'. */
  readonly short: string;
}

/** 'R. de l'Aude' as plans print it: 'R. de l’Aude', and 'Bd' and 'Av.' as the street signs have them. */
const typeset = (text: string): string => text.replaceAll("'", "’").replace(/^Bd\. /, "Bd ");

/** From a name to its spellings, or null where the name belongs on no map. */
export type NameOf = (name: string) => StreetName | null;

/** The spelling with more accents is right: each source forgets some. The city's, where both have as many. */
const better = (one: string, other: string): string => (accents(other) > accents(one) ? other : one);

/** What to call streets: as the city does, where it knows the name. */
export function streetNames(streets: readonly Street[], official: readonly OfficialStreet[]): NameOf {
  const known = new Map<string, StreetName>();
  for (const { properties } of official) known.set(fold(properties.name), properties);
  for (const { properties } of streets) {
    if (properties.name === undefined) continue;
    const key = fold(properties.name);
    const { name, short } = known.get(key) ?? { name: properties.name, short: properties.name };
    const best = better(name, properties.name);
    // Only the first word is shortened, as a rule: the others follow the better spelling.
    const isRegular = short.slice(short.indexOf(" ")) === name.slice(name.indexOf(" "));
    const followed = short.replace(/ .*/, "") + best.slice(best.indexOf(" "));
    known.set(key, { name: best, short: isRegular && short !== name ? followed : short === name ? best : short });
  }
  return (name) => {
    if (TECHNICAL.test(name)) return null;
    const whole = name.replace(/^(Boulevard Périphérique) (Extérieur|Intérieur)$/, "$1");
    const found = known.get(fold(whole)) ?? { name: whole, short: whole };
    return { name: typeset(found.name), short: typeset(found.short) };
  };
}
