import type { CuisineTag, FactTag } from "@flaneur/domain";
import { createFactSentences } from "../place-facts.ts";
import { TYPES } from "./values.ts";
import { weekday } from "./weekday.ts";

const RESTAURANTS: Readonly<Record<CuisineTag, string>> = {
  Italian: "Restaurant italien",
  Pizza: "Pizzeria",
  Spanish: "Restaurant espagnol",
  "Middle Eastern": "Restaurant du Moyen-Orient",
  "North African": "Restaurant d’Afrique du Nord",
  African: "Restaurant africain",
  Indian: "Restaurant indien",
  Chinese: "Restaurant chinois",
  Japanese: "Restaurant japonais",
  Korean: "Restaurant coréen",
  Vietnamese: "Restaurant vietnamien",
  Thai: "Restaurant thaï",
  "Latin American": "Restaurant latino-américain",
  American: "Restaurant américain",
  "Classic French": "Restaurant de cuisine française",
  Bistro: "Bistrot",
  Brasserie: "Brasserie",
  "Fine dining": "Restaurant gastronomique",
  "Market cooking": "Restaurant de cuisine du marché",
  Steak: "Restaurant de viande",
  Seafood: "Restaurant de la mer",
  Crêpes: "Crêperie",
  Basque: "Restaurant basque",
  Alsatian: "Restaurant alsacien",
  "Regional French": "Restaurant de cuisine régionale",
};

const FEATURES: Readonly<Record<FactTag, string>> = {
  Rooftop: "rooftop",
  Terrace: "tables dehors",
  Garden: "jardin",
  Vegan: "plats véganes",
  Vegetarian: "plats végétariens",
  Halal: "cuisine halal",
  Kosher: "cuisine casher",
  "Gluten-free": "plats sans gluten",
  Organic: "produits bio",
  Brunch: "brunch",
  "Live music": "musique live",
  "Step-free": "accès de plain-pied",
  Takeaway: "vente à emporter",
  "Wi-Fi": "Wi-Fi",
};

const DAYS = new Intl.ListFormat("fr");
const theDays = (days: readonly number[]): string => DAYS.format(days.map((day) => `le ${weekday(day)}`));

/** « Pizzeria, rue Oberkampf, à 3 min à pied de la station Parmentier. Tables dehors ; ferme le dimanche. » */
export const factSentences = createFactSentences({
  kinds: TYPES,
  restaurants: RESTAURANTS,
  features: FEATURES,
  kindAndStreet: (kind, street) =>
    street === undefined ? kind : `${kind}, ${street.charAt(0).toLowerCase()}${street.slice(1)}`,
  fromStation: (minutes, station) =>
    minutes === 0 ? `près de la station ${station}` : `à ${minutes}\u00a0min à pied de la station ${station}`,
  // Verbs, since adjectives would have the gender of the kind.
  everyDay: "ouvre tous les jours",
  opensOn: (days) => `ouvre ${theDays(days)}`,
  closedOn: (days) => `ferme ${theDays(days)}`,
  late: "ferme tard",
  separator: "\u00a0; ",
});
