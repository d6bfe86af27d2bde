import type { TransportMode } from "@flaneur/domain";
import type { enSearchSuggestions } from "../en/search-suggestions.ts";
import { createFormats } from "../formats.ts";

const { number, plural } = createFormats("fr");

export const frSearchSuggestions: typeof enSearchSuggestions = {
  searchSuggestions: {
    label: "Suggestions",
    groups: {
      understood: "Compris comme",
      places: "Lieux",
      types: "Types",
      tags: "Thèmes",
      areas: "Quartiers et arrondissements",
      stations: "Stations",
      streets: "Rues",
      times: "Ouverture",
      travel: "Temps de trajet",
      mentions: "Dans les descriptions",
      elsewhere: "Ailleurs",
      similar: "Peut-être l’un de ceux-ci",
    },
    elsewhere: (words: string) => `${words} dans d’autres arrondissements`,
    remove: (words: string) => `Retirer ${words}`,
    or: "ou",
    openAt: (clock: string) => `Ouvert à ${clock}`,
    closedAt: (clock: string) => `Fermé à ${clock}`,
    within: (within: string, mode: TransportMode | null) =>
      mode === null ? within : `${within} ${mode === "walking" ? "à pied" : "en métro"}`,
    openLate: "Ouvert aujourd’hui à 23:30",
    otherName: (name: string) => `aussi ${name}`,
    allPlaces: (text: string) => `Tous les lieux avec « ${text} » dans le nom ou l’adresse`,
    number,
    loading: "Chargement des suggestions…",
    understood: (words: string) => `Compris comme ${words}`,
    nothing: (text: string) => `Rien ne s’appelle « ${text} »`,
    failed: "La recherche est injoignable",
    found: (count: number) => `${number(count)} ${plural(count, { one: "suggestion", other: "suggestions" })}`,
    kinds: { station: "une station", street: "une rue" },
    keys: { move: "parcourir", take: "ouvrir", close: "fermer", escape: "échap" },
  },
};
