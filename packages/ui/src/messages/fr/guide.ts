import type { enGuide } from "../en/guide.ts";
import { createFormats } from "../formats.ts";

const { number, plural } = createFormats("fr");

export const frGuide: typeof enGuide = {
  guide: {
    collections: "Sélections",
    loading: "Chargement…",
    begin: () => "Pour commencer",
    showAll: (count: number) => (count === 10 ? "Afficher les dix" : `Afficher les ${number(count)}`),
    nextDoor: "À côté",
    map: (count: number) => `Carte de ${number(count)} ${plural(count, { one: "lieu", other: "lieux" })}`,
    types: "Types de lieux",
    typeLink: (type: string, count: number) =>
      `${type}, ${number(count)} ${plural(count, { one: "lieu", other: "lieux" })}`,
    banks: { left: "Rive gauche", right: "Rive droite" },
  },
};
