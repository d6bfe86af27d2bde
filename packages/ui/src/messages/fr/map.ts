import type { enMap } from "../en/map.ts";

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
    notFound: "Les coordonnées de ce lieu sont introuvables",
    yourLocation: "Votre position",
    showYourLocation: "Montrer votre position",
    zoomIn: "Zoom avant",
    zoomOut: "Zoom arrière",
    googleMaps: "Voir sur Google Maps",
    searchArea: "Rechercher dans cette zone",
    searchingArea: "Recherche…",
    infoOf: (name: string) => `${name} sur la carte`,
  },
  mapList: {
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
