import { arrondissementCode } from "@flaneur/domain";
import type { AddressQuery } from "./address-query.ts";
import { readingsOf } from "./address-readings.ts";
import { isNonParisName } from "./non-paris-names.ts";

/** Matches the city before or inside a name. After a particle, as in 'rue de Paris', it belongs to the name. */
const CITY = /(?:^|(?<!(?:^| )(?:de|du|des|d'|le|la|les|l'|of|grand)) )(?:(?:a|in) )?paris(?: (?:75|a))?(?= |$)/g;

const ARTICLES = "(?:of |from |to |a |de la |de l'|des |du |de |d'|la |le |les |l'|the |au |aux )*";
const NEAR =
  "near(?:by)?|next|close|beside|opposite|across|in front|outside|behind|around|by|at|vers|pres|proche|juste|just|right|a cote|" +
  "a proximite|a deux pas|a 2 pas|en face|face|aux abords|autour|devant|derriere|au pied|au niveau|du cote|au bout|" +
  "(?:pas|non) loin|not far|(?:a la )?sortie|exit|(?:a l')?entree";
/** Matches the words before the name of something that a visitor is near: 'next to the', 'à côté de la', 'sortie'. */
const NEAR_WORDS = new RegExp(`^(?:(?:${NEAR}) ${ARTICLES})+(?=.)`);
/** Matches the words after such a name: the exit of a station, or a stop. */
const EXIT = /(?: (?:sortie|exit|acces)(?: (?:n ?o? ?)?(?:\d{1,2}|[a-z]|principale))?| (?:metro |bus |tram )?stop)$/;
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
 * Returns a query without the words around its name: the city, as in 'Paris Gare du Nord', words such as 'next to', and
 * a bare number of an arrondissement at the end. The query with the fewest words is first. A name that has such words
 * itself is found as it is: look up the query before its alternatives.
 */
export function alternativesOf(query: AddressQuery): readonly AddressQuery[] {
  const { name, arrondissement } = query;
  const withoutCity = trimmed(name.replace(CITY, " "));
  const near = (text: string): string => trimmed(text.replace(NEAR_WORDS, "").replace(EXIT, ""));
  // 'Paris Lyon' may mean another town.
  const names = [near(withoutCity), withoutCity, near(name)].filter((each) => each !== "" && !isNonParisName(each));
  const [, street = "", number = ""] = BARE_DISTRICT.exec(withoutCity) ?? [];
  const code = arrondissementCode(Number(number));
  const inDistrict = arrondissement === null && code !== null ? [withName(query, street, code)] : [];
  const others = [...new Set(names)].filter((each) => each !== name).map((each) => withName(query, each));
  return [...inDistrict, ...others];
}
