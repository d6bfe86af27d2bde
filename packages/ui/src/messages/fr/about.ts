import type { enAbout } from "../en/about.ts";

export const frAbout: typeof enAbout = {
  about: {
    title: "À propos de Flâneur",
    onThisPage: "Sur cette page",
    sections: { about: "À propos", credits: "Crédits", privacy: "Confidentialité" },
    handPickedLead:
      "Un guide de Paris choisi à la main. Chaque lieu a une image dessinée pour lui, et deux panneaux : où il est, et comment y aller.",
    lead: "Un guide de Paris. Chaque lieu a une image dessinée pour lui, et deux panneaux : où il est, et comment y aller.",
    made: "Comment il est fait",
    texts:
      "Les noms, les descriptions et les thèmes des lieux choisis sont de nous. Les images sont des affiches dessinées par un programme : elles disent l’esprit d’un lieu, pas son apparence. Un lieu ajouté d’après une autre source peut montrer les photographies que cette source indique.",
    noteName: "La note de Flâneur",
    note: " est de nous, elle aussi : une note sur cinq, selon notre envie d’y retourner. Ce n’est pas une moyenne d’avis.",
    hours: "Les horaires et les fermetures changent : vérifiez avant d’y aller.",
    imprint: "Mentions légales",
    noOperator: "L’exploitant de ce site n’est pas indiqué.",
  },
  credits: {
    heads: { what: "Quoi", who: "Qui", licence: "Licence", use: "Pour" },
    madeWith: "Fait avec",
    osm: "© les contributeurs d’OpenStreetMap",
    authors: "Leurs auteurs",
    ours: "Les contributeurs de Flâneur",
    rows: {
      streets: { what: "Rues, parcs, eau, monuments", use: "Le plan, la recherche d’adresses" },
      names: {
        what: "Noms des rues, arrondissements, quartiers",
        use: "Noms, limites, plaques, horaires des marchés",
      },
      stations: { what: "Stations", use: "Panneaux, noms et positions des stations" },
      metro: { what: "Métro", use: "Lignes, temps de parcours et correspondances des trajets en métro" },
      addresses: { what: "Adresses", use: "La recherche d’adresses" },
      hours: { what: "Horaires d’environ 120 lieux", use: "Horaires, sites web, accessibilité, autres noms" },
      fonts: { what: "Fraunces, Inter, Bricolage Grotesque", use: "Les lettres" },
      icons: { what: "Phosphor", use: "Les icônes" },
      map: { what: "MapLibre GL JS", use: "Le dessin du plan" },
      libraries: { what: "React, React Router, XState, urql, Radix", use: "Le programme dans le navigateur" },
      product: { what: "Flâneur lui-même", use: "Le programme" },
    },
  },
  privacy: {
    visits:
      "Il n’y a pas de publicité, et rien ici ne compte ni ne suit vos visites. Vos choix sont gardés dans ce navigateur, sous ces noms et aucun autre :",
    heads: { name: "Nom", where: "Où", holds: "Contenu" },
    places: {
      storage: "Stockage de ce navigateur",
      cookie: "Cookie, pour un an",
      cache: "Cache de ce navigateur",
      database: "Base de données de ce navigateur",
      worker: "Service worker de ce navigateur",
    },
    stored: {
      theme: "Clair ou sombre",
      layout: "Grille, tableau ou carte",
      "filter-storage": "Lieux par page, ordre, à pied ou en métro, et combinaison des filtres",
      "auth-storage": "Tant que vous êtes connecté : votre adresse e-mail et la clé de votre session",
      authToken: "Tant que vous êtes connecté : la clé de votre session",
      "favorite-queue": "Les cœurs pressés sans connexion, jusqu’à leur envoi",
      "recent-searches": "Vos cinq dernières recherches, jusqu’à leur effacement ou à la déconnexion",
      location:
        "Dans cet onglet, jusqu’à la déconnexion, l’effacement ou la fermeture : la position que vous avez confirmée",
      language: "La langue que vous avez choisie",
      "flaneur-shell": "Le programme, ses styles et ses lettres",
      "flaneur-start": "La page qui lance le programme sans connexion",
      "flaneur-files": "Les parties du programme que vous avez utilisées, comme la carte",
      "flaneur-pages": "Les 40 dernières pages ouvertes, telles que chacun les voit, pour 60 jours au plus",
      "flaneur-answers": "Les 200 dernières listes et fiches vues, telles que chacun les voit, pour 60 jours au plus",
      "flaneur-pictures": "Les 400 dernières images vues, pour 60 jours au plus",
      "flaneur-pocket":
        "Avec Paris dans la poche : tous les lieux et le plan des rues, jusqu’à ce que vous les supprimiez",
      "flaneur-pocket-pictures": "Avec Paris dans la poche : une image par lieu, jusqu’à ce que vous les supprimiez",
      "flaneur-pocket-user":
        "Avec Paris dans la poche, si vous êtes connecté : votre adresse e-mail, vos favoris, vos vues et vos listes, jusqu’à la déconnexion ou la suppression",
      "workbox-expiration": "Quand ces pages, listes et images ont servi pour la dernière fois",
      "service-worker.js": "La partie du programme qui répond sans connexion",
    },
    offline:
      "Ce qui est gardé permet d’ouvrir sans connexion les pages déjà vues. Il n’y a là aucune position, et rien de votre compte sauf les cœurs en attente et, avec Paris dans la poche, vos favoris, vos vues et vos listes. La déconnexion les supprime, ainsi que les pages, les listes et les images.",
    locationTitle: "Votre position",
    location:
      "Votre position reste dans les pages ouvertes de ce site et survit au rechargement de son onglet. La déconnexion, l’effacement et la fermeture de l’onglet la suppriment. Elle ne quitte le navigateur que dans les requêtes qui en ont besoin, comme un temps de trajet ou l’adresse d’un point, et le serveur ne la garde pas.",
    accountTitle: "Votre compte",
    account:
      "Un compte contient votre adresse e-mail, une empreinte de votre mot de passe, ce que vous indiquez dans votre profil, vos favoris, vos vues et vos listes, et le début et la fin de vos sessions. Contre les mots de passe devinés, le serveur garde aussi, pour un temps limité, des empreintes des réseaux d’où vous vous êtes connecté, et compte les essais de connexion. Si vous demandez un nouveau mot de passe, il envoie un lien à votre adresse e-mail ; si vous changez d’adresse, il envoie un lien à la nouvelle et un avis à l’ancienne. Il garde une empreinte d’un lien pendant une demi-heure. Sous Compte, vous pouvez télécharger vos données ou les supprimer aussitôt.",
    dataContact: ({ who, email }) =>
      `Responsable de ces données : ${who}. Les questions et les demandes vont à ${email}.`,
    noDataContact: "L’exploitant de ce site n’a désigné aucun responsable de ces données.",
    othersTitle: "Le serveur et les autres sites",
    logs: "Les journaux du serveur ne contiennent ni filtres, ni positions, ni adresses e-mail. Pour une connexion, ils contiennent une partie de l’adresse du réseau.",
    others:
      "Les pages, les polices, les affiches et le plan viennent de ce site. Les lieux importés peuvent avoir des images d’autres sites. Si l’exploitant a configuré Google Maps, le navigateur charge le plan de Google et lui envoie les adresses et les positions à chercher. Les liens vers les sites des lieux, vers Google Maps et vers les sources mènent à d’autres sites, qui n’apprennent pas d’où vous venez.",
  },
};
