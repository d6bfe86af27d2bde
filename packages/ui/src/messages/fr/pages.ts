import type { enPages } from "../en/pages.ts";

export const frPages: typeof enPages = {
  homeTitle: "Flâneur · Lieux à Paris",
  description: "Découvrez des lieux à Paris : restaurants, bars, cafés, parcs, musées et bien d’autres.",
  needsJavaScript:
    "Flâneur a besoin de JavaScript pour montrer les lieux. Autorisez-le pour ce site, puis rechargez la page.",
  withoutJavaScript:
    "Les filtres, les favoris et les comptes ont besoin de JavaScript. Autorisez-le pour ce site, puis rechargez la page.",
  notStarted:
    "Flâneur n’a pas pu démarrer : une partie n’a pas été chargée. Vérifiez votre connexion, puis rechargez la page.",
  place: (type: string, address: string) => `${type} à Paris : ${address}`,
  placeInArrondissement: (type: string, ordinal: string, address: string) =>
    `${type} dans le ${ordinal} arrondissement de Paris : ${address}`,
  aboutTitle: "À propos",
  aboutDescription: "Comment Flâneur est fait, d’où viennent ses données, et ce qu’il garde de vous.",
  unknownType: "Lieu",
};
