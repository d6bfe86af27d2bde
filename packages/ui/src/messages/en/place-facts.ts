import type { CuisineTag, FactTag, PlaceType } from "@flaneur/domain";
import { createFactSentences } from "../place-facts.ts";
import { weekday } from "./weekday.ts";

const KINDS: Readonly<Record<PlaceType, string>> = {
  Restaurant: "restaurant",
  Bar: "bar",
  Café: "café",
  Spot: "place to see",
  Park: "park",
  Activity: "place for an outing",
  Museum: "museum",
  Cinema: "cinema",
  Club: "club",
  Gym: "gym",
  Hotel: "hotel",
  Bakery: "bakery",
  Market: "market",
  Monument: "monument",
  Pool: "swimming pool",
  Store: "shop",
};

const RESTAURANTS: Readonly<Record<CuisineTag, string>> = {
  Italian: "Italian restaurant",
  Pizza: "pizzeria",
  Spanish: "Spanish restaurant",
  "Middle Eastern": "Middle Eastern restaurant",
  "North African": "North African restaurant",
  African: "African restaurant",
  Indian: "Indian restaurant",
  Chinese: "Chinese restaurant",
  Japanese: "Japanese restaurant",
  Korean: "Korean restaurant",
  Vietnamese: "Vietnamese restaurant",
  Thai: "Thai restaurant",
  "Latin American": "Latin American restaurant",
  American: "American restaurant",
  "Classic French": "classic French restaurant",
  Bistro: "bistro",
  Brasserie: "brasserie",
  "Fine dining": "fine-dining restaurant",
  "Market cooking": "restaurant with market cooking",
  Steak: "steak restaurant",
  Seafood: "seafood restaurant",
  Crêpes: "crêperie",
  Basque: "Basque restaurant",
  Alsatian: "Alsatian restaurant",
  "Regional French": "regional French restaurant",
};

const FEATURES: Readonly<Record<FactTag, string>> = {
  Rooftop: "a rooftop",
  Terrace: "tables outside",
  Garden: "a garden",
  Vegan: "vegan dishes",
  Vegetarian: "vegetarian dishes",
  Halal: "halal food",
  Kosher: "kosher food",
  "Gluten-free": "gluten-free dishes",
  Organic: "organic food",
  Brunch: "brunch",
  "Live music": "live music",
  "Step-free": "a step-free door",
  Takeaway: "takeaway",
  "Wi-Fi": "Wi-Fi",
};

const DAYS = new Intl.ListFormat("en-GB");
const onDays = (days: readonly number[]): string => `on ${DAYS.format(days.map((day) => `${weekday(day)}s`))}`;

/** 'A pizzeria on Rue Oberkampf, 3 min on foot from Parmentier station. Tables outside; closed on Sundays.' */
export const factSentences = createFactSentences({
  kinds: KINDS,
  restaurants: RESTAURANTS,
  features: FEATURES,
  kindAndStreet: (kind, street) =>
    `${/^[aeiou]/i.test(kind) ? "An" : "A"} ${kind}${street === undefined ? "" : ` on ${street}`}`,
  fromStation: (minutes, station) =>
    minutes === 0 ? `next to ${station} station` : `${minutes} min on foot from ${station} station`,
  everyDay: "open every day",
  opensOn: (days) => `open ${onDays(days)}`,
  closedOn: (days) => `closed ${onDays(days)}`,
  late: "open late",
  separator: "; ",
});
