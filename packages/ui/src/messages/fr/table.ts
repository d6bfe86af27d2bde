import type { enTable } from "../en/table.ts";

export const frTable: typeof enTable = {
  table: {
    label: "Lieux",
    media: "Photo",
    address: "Adresse",
    city: "Ville",
    map: "Carte",
    favorite: "Favori",
  },
  preview: {
    of: (name: string) => `Aperçu : ${name}`,
    hide: "Masquer",
    openMedia: (name: string) => `Ouvrir les photos : ${name}`,
    notFound: "Les coordonnées de ce lieu sont introuvables",
    failed: "Les coordonnées n’ont pas pu être chargées",
    loading: "Chargement…",
    needsLocation: "Pour les temps de trajet, indiquez où vous êtes.",
    setLocation: "Ma position",
  },
};
