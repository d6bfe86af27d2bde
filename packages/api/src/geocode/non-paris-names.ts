import { fold } from "@flaneur/domain";
import { wordsOf } from "./street-words.ts";

/**
 * Towns that people in Paris search for and that streets of Paris are named after, in French: the largest towns of
 * France, the towns around Paris, and well-known towns of other countries.
 */
const TOWNS = `
  Aix-en-Provence, Alger, Alfortville, Amiens, Angers, Annecy, Antony, Arcueil, Argenteuil, Asnières, Athènes, Aubervilliers, Avignon, Bagneux, Bagnolet,
  Barcelone, Besançon, Biarritz, Bobigny, Bordeaux, Boulogne, Boulogne-Billancourt, Brest, Bruxelles, Caen, Cannes,
  Cachan, Cergy, Chantilly, Charenton, Châtillon, Clamart, Clermont-Ferrand, Clichy, Colombes, Courbevoie, Créteil, La Défense, Dijon, Dunkerque, Édimbourg, Évry, Florence, Fontainebleau, Genève,
  Gênes, Gennevilliers, Gentilly, Grenoble, Hambourg, Issy, Ivry, La Rochelle, Le Caire, Le Havre, Le Kremlin-Bicêtre, Le Mans, Le Pré-Saint-Gervais, Les Lilas, Levallois, Liège, Lille, Limoges,
  Lisbonne, Londres, Lyon, Malakoff, Marseille, Meaux, Melun, Meudon, Maubeuge, Metz, Milan, Montpellier, Montreuil, Montrouge, Moscou, Mulhouse, Munich,
  Nancy, Nanterre, Nantes, Naples, Neuilly, Nice, Nîmes, Orléans, Orly, Palaiseau, Pantin, Pékin, Perpignan, Poissy, Poitiers, Pontoise, Provence, Puteaux,
  Reims, Rennes, Roissy, Romainville, Roubaix, Rouen, Rueil, Saint-Cloud, Saint-Denis, Saint-Étienne, Saint-Germain-en-Laye, Saint-Mandé, Saint-Ouen, Sèvres,
  Strasbourg, Suresnes, Toulon, Toulouse, Tourcoing, Tours, Trieste, Turin, Vanves, Varsovie, Venise, Versailles, Vienne,
  Villejuif, Villeurbanne, Vincennes, Vitry`;

/** Returns all countries, by their French and English names. */
function countries(): string[] {
  const names = ["fr", "en"].map((locale) => new Intl.DisplayNames([locale], { type: "region", fallback: "none" }));
  const letters = Array.from({ length: 26 }, (_, i) => String.fromCharCode(65 + i));
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  return names.flatMap((name) => codes.flatMap((code) => name.of(code) ?? []));
}

/** Returns towns all over the world: most time zones are named after a large town. */
const zones = (): string[] =>
  Intl.supportedValuesOf("timeZone").map((zone) => zone.slice(zone.lastIndexOf("/") + 1).replaceAll("_", " "));

const key = (name: string): string => wordsOf(fold(name)).join(" ");

const NON_PARIS_NAMES: ReadonlySet<string> = new Set(
  [...TOWNS.split(","), ...countries(), ...zones()].map(key).filter((name) => name !== "paris" && name !== "france"),
);

/**
 * Whether a name alone means a town or a country, rather than a street of Paris named after it: `Lyon` does not find
 * `Rue de Lyon`.
 * @param name the folded name.
 */
export const isNonParisName = (name: string): boolean => NON_PARIS_NAMES.has(key(name));
