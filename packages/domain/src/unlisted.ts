import { phraseWords } from "./words.ts";

/** What visitors look for and no list has. */
export const UNLISTED_TOPICS = ["toilets", "christmasMarkets", "services"] as const;
export type UnlistedTopic = (typeof UNLISTED_TOPICS)[number];

const phrases = (texts: string): readonly string[] => texts.split(", ").map((text) => phraseWords(text).join(" "));

/** English and French words for topics, which a search is about wherever it has them. */
const WORDS: Readonly<Record<Exclude<UnlistedTopic, "services">, readonly string[]>> = {
  toilets: phrases("toilet, toilette, public toilet, restroom, bathroom, wc, sanisette, loo"),
  christmasMarkets: phrases("christmas market, xmas market, marché de Noël, marché Noël, christmas village"),
};

const SERVICES = phrases(
  "pharmacy, pharmacie, drugstore, chemist, atm, cash machine, cash point, cashpoint, distributeur, " +
    "distributeur de billets, bank, banque, currency exchange, money exchange, exchange office, bureau de change, " +
    "post office, bureau de poste, luggage, luggage storage, left luggage, luggage locker, consigne, consigne à bagages, " +
    "hospital, hôpital, doctor, médecin, dentist, dentiste, police, police station, commissariat, parking, car park, " +
    "laundry, laundromat, launderette, laverie, supermarket, supermarché, grocery store, taxi, taxi stand, " +
    "gas station, petrol station, station-service, hairdresser, coiffeur",
);
/**
 * A search is about a service only if it has nothing else but words such as 'nearest' and 'near me': 'La Pharmacie' and
 * 'Banque de France' are also names.
 */
const SERVICE = new RegExp(
  "^(?:(?:where|is|the|a|an|find|nearest|closest|public|need|i|to|ou|trouver|un|une|le|la|plus|proche|cherche|je) )*" +
    `(?:${SERVICES.toSorted((a, b) => b.length - a.length).join("|")})` +
    "(?: (?:near|nearby|close|around|pre|autour|proche|open|ouvert|ouverte|de garde|24h|here|ici)(?: .*)?)?$",
);

/** Returns the topic of a search that no place of any list belongs to; null for any other search. */
export function unlistedTopic(search: string): UnlistedTopic | null {
  const text = phraseWords(search).join(" ");
  const words = ` ${text} `;
  if (WORDS.toilets.some((phrase) => words.includes(` ${phrase} `))) return "toilets";
  if (WORDS.christmasMarkets.some((phrase) => words.includes(` ${phrase} `))) return "christmasMarkets";
  return SERVICE.test(text) ? "services" : null;
}
