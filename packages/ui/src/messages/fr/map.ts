import type { enMap } from "../en/map.ts";
import { createFormats } from "../formats.ts";

const { number, plural } = createFormats("fr");

export const frMap: typeof enMap = {
  map: {
    label: "Carte",
    attribution: "Afficher ou masquer les sources",
    loading: "Chargement de la carte…",
    error: (message: string) => `Erreur : ${message}`,
    failures: {
      notLoaded: "Google Maps n’a pas pu être chargé",
      notInitialized: "La carte n’a pas pu être affichée",
    },
    noKey: "Aucune clé d’API fournie",
    select: "Choisissez un lieu dans la liste pour le voir sur la carte",
    enableLocation: "Autorisez l’accès à votre position pour la voir ici.",
    noPlaces: "Aucun lieu ici",
    clearFilters: "Effacer les filtres",
    about: "À propos de cette carte",
    key: "Couleurs des lieux",
    kinds: { table: "Tables", see: "À voir", out: "Plein air", stay: "Boutiques, hôtels" },
    notFound: "Les coordonnées de ce lieu sont introuvables",
    yourLocation: "Votre position",
    zoomIn: "Zoom avant",
    zoomOut: "Zoom arrière",
    googleMaps: "Voir sur Google Maps",
    cluster: (count: string) => `${count} lieux`,
    searchArea: "Rechercher dans cette zone",
    searchingArea: "Recherche…",
    infoOf: (name: string) => `${name} sur la carte`,
  },
  mapList: {
    chosen: (count: number) =>
      `dont ${number(count)} ${plural(count, { one: "choisi", other: "choisis" })} par Flâneur`,
    chosenFirst: (count: number) =>
      `dont ${number(count)} ${plural(count, { one: "choisi", other: "choisis" })} par Flâneur, en tête de liste`,
    details: "Détails",
    googleMaps: "Google Maps",
    seeMore: "voir plus",
    seeMoreTagsOf: (name: string) => `voir plus de thèmes : ${name}`,
    favorite: "Favori",
    backToMap: "Carte",
    larger: "Agrandir la liste",
    smaller: "Réduire la liste",
    backToList: "Retour à la liste",
    list: "Lieux",
  },
};
