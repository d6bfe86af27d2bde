import { arrondissementCode } from "@flaneur/domain";
import type { AddressQuery } from "./address-query.ts";
import { readingsOf } from "./address-readings.ts";
import { isNonParisName } from "./non-paris-names.ts";

/** Matches the city before or inside a name. After a particle, as in 'rue de Paris', it belongs to the name. */
const CITY = /(?:^|(?<!(?:^| )(?:de|du|des|d'|le|la|les|l'|of|grand)) )(?:(?:a|in) )?paris(?: (?:75|a))?(?= |$)/g;

const ARTICLES = "(?:of |from |to |a |de la |de l'|des |du |de |d'|la |le |les |l'|the |au |aux )*";
/** A line of the metro, of the RER or of the tram. */
const LINE = "(?:(?:metro|rer|tram) )?(?:ligne|line) (?:\\d{1,2}(?: ?bis)?|[a-e])|t ?\\d{1,2}[ab]?";
/** An exit of a station, with or without its number. */
const EXIT_WORDS =
  "(?:(?:metro|station|subway) )?(?:sortie|exit|acces)(?: (?:n(?:o|um|umero)?[ °]*)?(?:\\d{1,2}|[a-z])(?= ))?";
const NEAR =
  `${LINE}|(?:a la |at )?${EXIT_WORDS}|(?:bus|tram|metro) stop|arret (?:de )?(?:bus|tram)|` +
  "near(?:by)?|next|close|beside|opposite|across|in front|outside|behind|around|by|at|vers|pres|proche|juste|just|right|a cote|" +
  "a proximite|a deux pas|a 2 pas|en face|face|aux abords|autour|devant|derriere|au pied|au niveau|du cote|au bout|" +
  "(?:pas|non) loin|not far|(?:a l')?entree";
/** Matches the words before the name of something that a visitor is near: 'next to the', 'à côté de la', 'sortie'. */
const NEAR_WORDS = new RegExp(`^(?:(?:${NEAR}) ${ARTICLES})+(?=.)`);
/** Matches the words after such a name: the exit of a station, or a stop. */
const EXIT = new RegExp(
  `(?: (?:sortie|exit|acces)(?: (?:n ?o? ?)?(?:\\d{1,2}|[a-z]|principale))?| (?:metro |bus |tram )?stop| (?:${LINE}))$`,
);
/** Matches the number of an exit after the name of its station: 'sortie métro Oberkampf 2'. */
const EXIT_NUMBER = /(?<=^(?:(?:metro|station|subway) )?(?:sortie|exit|acces) .*)(?: n(?:o|um|umero)?[ °]*| )\d{1,2}$/;
/** Matches the abbreviations of 'rond-point' at the start of a name. */
const ROUNDABOUT = /^(?:rd|rond)[ -]?(?:pt|point)(?= )|^rpt(?= )/;
/** Matches a title that the name of a street may lack: 'avenue du maréchal Foch' is Avenue Foch. */
const TITLE =
  /(?<=^(?:\d+[a-z]? (?:bis |ter )?)?\p{L}+) (?:du |de la |de l')(?:mal|marechal|gal|gen|general|pdt|pres|president|dr|docteur|pr|prof|professeur|cdt|commandant|col|colonel|cne|capitaine|amiral|lt|lieutenant|abbe|cardinal|mgr|monseigneur|sgt|sergent)(?= )/u;
/** Matches an address with a number after the street that may be its arrondissement: '77 bd Barbès 18'. */
const BARE_DISTRICT = /^(\d{1,4} .*\p{L}) (\d{1,2})$/u;

const withName = (query: AddressQuery, name: string, arrondissement = query.arrondissement): AddressQuery => ({
  ...query,
  name,
  segments: [name],
  readings: readingsOf(name),
  arrondissement,
});

const trimmed = (text: string): string => text.replace(/ +/g, " ").trim();

/**
 * Returns a query without the words around its name: the city, as in 'Paris Gare du Nord', words such as 'next to', the
 * exit or the line of a station, a title such as 'maréchal', and a bare number of an arrondissement at the end. The query with the fewest words is first. A name that has such words
 * itself is found as it is: look up the query before its alternatives.
 */
export function alternativesOf(query: AddressQuery): readonly AddressQuery[] {
  const { name, arrondissement } = query;
  const withoutCity = trimmed(name.replace(CITY, " "));
  const near = (text: string): string =>
    trimmed(text.replace(EXIT_NUMBER, "").replace(NEAR_WORDS, "").replace(EXIT, ""));
  const respelt = trimmed(withoutCity.replace(ROUNDABOUT, "rond point").replace(TITLE, ""));
  // 'Paris Lyon' may mean another town.
  const names = [near(withoutCity), withoutCity, respelt, near(name)].filter(
    (each) => each !== "" && !isNonParisName(each),
  );
  const [, street = "", number = ""] = BARE_DISTRICT.exec(withoutCity) ?? [];
  const code = arrondissementCode(Number(number));
  const inDistrict = arrondissement === null && code !== null ? [withName(query, street, code)] : [];
  const others = [...new Set(names)].filter((each) => each !== name).map((each) => withName(query, each));
  return [...inDistrict, ...others];
}
