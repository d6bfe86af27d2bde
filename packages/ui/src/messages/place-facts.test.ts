import type { PlaceFacts } from "@flaneur/domain";
import { expect, it } from "vitest";
import { factSentences as english } from "./en/place-facts.ts";
import { factSentences as french } from "./fr/place-facts.ts";

const BARE: PlaceFacts = { type: "Restaurant", tags: [], isLate: false };
const station = { name: "Oberkampf", kind: "metro", minutes: 3 } as const;

it.each<readonly [PlaceFacts, string, string]>([
  [
    {
      ...BARE,
      cuisine: "Pizza",
      street: "Rue de la Folie-Méricourt",
      station,
      tags: ["Terrace", "Step-free"],
      closedOn: [0, 6],
    },
    "A pizzeria on Rue de la Folie-Méricourt, 3 min on foot from Oberkampf station. Tables outside, a step-free door; closed on Mondays and Sundays.",
    "Pizzeria, rue de la Folie-Méricourt, à 3\u00a0min à pied de la station Oberkampf. Tables dehors, accès de plain-pied\u00a0; ferme le lundi et le dimanche.",
  ],
  [
    { ...BARE, cuisine: "Italian", closedOn: [], isLate: true },
    "An Italian restaurant. Open every day, open late.",
    "Restaurant italien. Ouvre tous les jours, ferme tard.",
  ],
  [
    { ...BARE, type: "Market", cuisine: "Italian", station: { ...station, minutes: 0 }, closedOn: [0, 1, 2, 3, 4] },
    "A market, next to Oberkampf station. Open on Saturdays and Sundays.",
    "Marché, près de la station Oberkampf. Ouvre le samedi et le dimanche.",
  ],
  [{ ...BARE, tags: ["Vegan"] }, "A restaurant. Vegan dishes.", "Restaurant. Plats véganes."],
])("a place without a description is described by what is known of it: %j", (facts, inEnglish, inFrench) => {
  expect(english(facts)).toBe(inEnglish);
  expect(french(facts)).toBe(inFrench);
});
