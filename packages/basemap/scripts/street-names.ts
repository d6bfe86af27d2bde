import type { OfficialStreet } from "./sources.ts";

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

/**
 * What to call the streets of OpenStreetMap: as the city does, where it knows the name. Of two spellings the one with more
 * accents is right: either source forgets some.
 * @returns a function from a name to its spelling, or null where the name belongs on no map.
 */
export function streetNames(official: readonly OfficialStreet[]): (name: string) => StreetName | null {
  const known = new Map(official.map(({ properties }) => [fold(properties.name), properties]));
  return (name) => {
    if (TECHNICAL.test(name)) return null;
    const whole = name.replace(/^(Boulevard Périphérique) (Extérieur|Intérieur)$/, "$1");
    const street = known.get(fold(whole));
    if (street === undefined) return { name: typeset(whole), short: typeset(whole) };
    const best = accents(whole) > accents(street.name) ? whole : street.name;
    // The first word is the abbreviated one in either spelling.
    const short = street.short.replace(/ .*/, "") + (best.includes(" ") ? best.slice(best.indexOf(" ")) : "");
    const words = street.name.split(" ").length - street.short.split(" ").length;
    return { name: typeset(best), short: typeset(words === 0 ? short : street.short) };
  };
}
