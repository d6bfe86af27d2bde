import type { OfficialStreet, Street } from "./sources.ts";

/** Reduces a name to lower-case letters and digits without accents, so that all spellings of the name are equal. */
export const fold = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll("œ", "oe")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();

/** Matches names of ramps, access roads and numbered ways. The map does not show these names. */
const TECHNICAL =
  /^(acc[eè]s|entr[ée]e|sortie|rampe|parking|bouche|bretelle|souterrain|tunnel|tun)\b|^voie [a-z]{1,3}\/\d+$/i;

const accents = (name: string): number => name.replace(/[\x20-\x7e]/g, "").length;

export interface StreetName {
  readonly name: string;
  /** The abbreviated name, as on plans of the city: 'Bd Voltaire'. */
  readonly short: string;
}

/** Formats a name as printed plans do: 'R. de l'Aude' becomes 'R. de l’Aude', and 'Bd.' becomes 'Bd'. */
const formatName = (text: string): string => text.replaceAll("'", "’").replace(/^Bd\. /, "Bd ");

/** Returns the spellings of a name, or null for a name that is not shown on the map. */
export type NameOf = (name: string) => StreetName | null;

/**
 * Returns the spelling with more accents, because each source lacks some accents. If both have the same number, `one`
 * is returned.
 */
const withMoreAccents = (one: string, other: string): string => (accents(other) > accents(one) ? other : one);

/** Creates the function that returns the spellings of a street's name. The city's names are preferred. */
export function streetNames(streets: readonly Street[], official: readonly OfficialStreet[]): NameOf {
  const known = new Map<string, StreetName>();
  for (const { properties } of official) known.set(fold(properties.name), properties);
  for (const { properties } of streets) {
    if (properties.name === undefined) continue;
    const key = fold(properties.name);
    const { name, short } = known.get(key) ?? { name: properties.name, short: properties.name };
    const best = withMoreAccents(name, properties.name);
    // Usually only the first word is abbreviated. The other words are then taken from the better spelling.
    const isRegular = short.slice(short.indexOf(" ")) === name.slice(name.indexOf(" "));
    const abbreviated = short.replace(/ .*/, "") + best.slice(best.indexOf(" "));
    known.set(key, { name: best, short: isRegular && short !== name ? abbreviated : short === name ? best : short });
  }
  return (name) => {
    if (TECHNICAL.test(name)) return null;
    const whole = name.replace(/^(Boulevard Périphérique) (Extérieur|Intérieur)$/, "$1");
    const found = known.get(fold(whole)) ?? { name: whole, short: whole };
    return { name: formatName(found.name), short: formatName(found.short) };
  };
}
