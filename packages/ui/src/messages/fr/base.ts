import type { HoursState, Layout, PlaceStatus, SortField, SortOrder } from "@flaneur/domain";
import type { Messages } from "../catalogue.ts";
import { createFormats } from "../formats.ts";
import { frCategories } from "./categories.ts";
import { frValues } from "./values.ts";
import { weekday } from "./weekday.ts";

const LOCALE = "fr";
const { number, oneDecimal, plural } = createFormats(LOCALE);

const placeCount = (count: number): string => `${number(count)} ${plural(count, { one: "lieu", other: "lieux" })}`;
const ofName = (name: string): string => (/^[aeiouyàâæéèêëîïôœùû]/i.test(name) ? `d’${name}` : `de ${name}`);
/** The end of the name of a filter value: its number of places, or nothing while the number is unknown. */
const counted = (count: number | null): readonly string[] => (count === null ? [] : [placeCount(count)]);
const others = (count: number): string => `+${number(count)} ${plural(count, { one: "autre", other: "autres" })}`;

/** The French texts. The texts of lazily loaded parts are in separate files of this folder. */
export const frBase: Omit<Messages, "parts"> = {
  locale: LOCALE,
  number,
  values: frValues,
  product: {
    name: "Flâneur",
    placesTitle: "Lieux à Paris",
    handPicked:
      "Un guide de Paris choisi à la main : tables, jardins, écrans, boutiques et bains qui valent le détour.",
    chosenAmong: (chosen, places) =>
      `${number(chosen)} ${plural(chosen, { one: "lieu choisi", other: "lieux choisis" })} parmi ${number(places)} : tables, jardins, écrans, boutiques et bains qui valent le détour.`,
    sentence: "Un guide de Paris : tables, jardins, écrans, boutiques et bains, et le chemin de l’un à l’autre.",
    pageTitle: (page: string) => `${page} · Flâneur`,
  },
  signs: {
    exit: "FLÂNEUR",
    arrondissement: { base: "Arr", raised: "t" },
    stations: {
      metro: { sign: "M", name: "Métro" },
      rer: { sign: "RER", name: "RER" },
      tram: { sign: "T", name: "Tram" },
      funicular: { sign: "F", name: "Funiculaire" },
    },
  },
  common: {
    cancel: "Annuler",
    clear: "Effacer",
    clearAll: "Tout effacer",
    close: "Fermer",
    needsConnection: "Nécessite une connexion",
    optional: "(facultatif)",
    tooLong: (excess: number) =>
      `Ce texte a ${number(excess)} ${plural(excess, { one: "caractère", other: "caractères" })} de trop pour être enregistré.`,
    showLess: "Voir moins",
    showMore: "Voir plus",
    tags: "Thèmes",
    tryAgain: "Réessayer",
  },
  failures: {
    unexpected: "Une erreur inattendue s’est produite",
    unreachable: "Flâneur ne répond pas. Vérifiez votre connexion, puis réessayez.",
    partMissing: "Cette partie de la page n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.",
    title: "Une erreur s’est produite",
  },
  topBar: {
    skipToContent: "Aller au contenu",
    skipToResults: "Aller aux résultats",
    switchTheme: { light: "Passer au thème clair", dark: "Passer au thème sombre" },
  },
  location: {
    set: "Ma position",
    of: (label: string) => `Votre position : ${label}`,
    near: (label: string) => `près ${ofName(label)}`,
    forget: "Oublier ma position",
  },
  search: {
    label: "Rechercher des lieux",
    placeholder: "Rechercher des lieux…",
    dialog: "Rechercher des lieux",
    submit: "Rechercher",
    recent: "Récents",
    clearRecent: "Effacer les recherches récentes",
    removeRecent: (text: string) => `Retirer « ${text} »`,
    onlyHere: "Gardé dans ce navigateur seulement.",
  },
  question: {
    either: " ou ",
    letGo: (words: string) => `Aucun lieu ne correspond aussi à « ${words} ».`,
    notUnderstood: (words: string) => `Non compris : « ${words} ».`,
    nearest: (words: string) => `Aucun dans « ${words} » même : les plus proches d’abord.`,
    noneNear: (words: string, place: string, count: number) =>
      `${words === "" ? "Rien" : `${words} : rien`} près ${ofName(place)}. ${
        count === 1 ? "Le plus proche" : count === 2 ? "Les deux plus proches" : "Les trois plus proches"
      } :`,
    noneWithin: (words: string, minutes: number, place: string) =>
      `${words === "" ? "Rien" : `${words} : rien`} à moins de ${minutes} min ${ofName(place)}.`,
    or: "Ou",
    within: (words: string, minutes: number, place: string) =>
      `${words === "" ? "Tous les lieux" : words} à moins de ${minutes} min ${ofName(place)}`,
    inParis: (words: string) => `${words === "" ? "Tous les lieux" : words} dans tout Paris`,
    letters: (text: string) => `Chercher plutôt « ${text} » dans les noms`,
  },
  listing: {
    count: placeCount,
    countInView: (count) => `${placeCount(count)} à l’écran`,
    loading: "Chargement des lieux…",
    error: (message: string) => `Erreur : ${message}`,
    filtersKept: "Vos filtres sont conservés.",
    retriesItself: "Nouvel essai toutes les 30 secondes, ou dès que vous êtes de nouveau en ligne.",
    empty: "Aucun lieu ne correspond à vos critères.",
    unlisted: {
      toilets: "Les toilettes publiques ne figurent pas ici.",
      christmasMarkets: "Les marchés de Noël ne figurent pas ici. Ils ouvrent fin novembre, jusqu’au début de janvier.",
      services: "Les pharmacies, distributeurs de billets, parkings et autres services ne figurent pas ici.",
    },
    page: (page: number, pages: number) => `, page ${number(page)} sur ${number(pages)}`,
    dropped: (values: readonly string[]) => `Ignoré, car cette valeur n’existe pas : ${values.join(", ")}.`,
    sortWaits: "Trié par nom tant que vous n’avez pas indiqué votre position.",
    travelWaits: "Le temps de trajet ne filtre rien tant que vous n’avez pas indiqué votre position.",
    sharedView: (name: string) => `Vue : ${name}`,
    hideSharedView: "Masquer le nom de la vue",
  },
  categories: frCategories,
  filters: {
    title: "Filtres",
    allTags: "Tous les thèmes",
    advanced: "Filtres avancés",
    show: "Afficher les filtres",
    hide: "Masquer les filtres",
    loading: "Chargement des filtres…",
    error: "Les filtres n’ont pas pu être chargés",
    travelTime: "Temps de trajet maximal",
    openingHours: "Horaires",
    moreCategories: others,
    aboutNeighbourhood: (name: string) => `Découvrir ${name}`,
    isNot: "sauf",
    optionName: (value: string, count: number | null) => [value, ...counted(count)].join(", "),
    excludedOptionName: (value: string, count: number | null) => [value, "exclu", ...counted(count)].join(", "),
    showPlaces: (count: number) =>
      `Voir ${plural(count, { one: `${number(count)} lieu`, other: `les ${number(count)} lieux` })}`,
    showUncounted: "Voir les lieux",
  },
  copyLink: { copy: "Copier le lien", copied: "Copié", failed: "La copie a échoué" },
  openingDate: { title: "Date d’ouverture", justOpened: "Vient d’ouvrir", thisYear: "Ouvert cette année" },
  chips: {
    label: "Filtres actifs",
    search: (text: string) => `« ${text} »`,
    near: (name: string) => `Près ${ofName(name)}`,
    walks: "Minutes à pied",
    walk: (minutes: number) => `Minutes à pied, ${minutes} min`,
    walkMinutes: (minutes: number) => `${minutes} min`,
    chosen: "Choisis",
    mentions: (words: string) => `Mentionne « ${words} »`,
    area: "Cette zone",
    travelTime: (duration: string) => `À moins de ${duration}`,
    hours: (state: HoursState, time: string | null) =>
      state === "unknown" ? "Horaires inconnus" : `${state === "open" ? "Ouvert" : "Fermé"} ${time ?? "maintenant"}`,
    weeklyTime: (day: number, clock: string) => `${weekday(day)} à ${clock}`,
    not: "sauf",
    anyOf: "au choix",
    remove: (filter: string) => `${filter}, retirer le filtre`,
    removeExcluded: (value: string) => `sauf ${value}, retirer le filtre`,
  },
  quick: {
    label: "Filtres rapides",
    nearMe: "Près de moi",
    surprise: "Au hasard",
    name: (filter: string, count: number | null) => (count === null ? filter : `${filter}, ${placeCount(count)}`),
  },
  sort: {
    label: "Trier par",
    fields: {
      recommended: "Recommandé",
      name: "Nom",
      type: "Type",
      arrondissement: "Arrondissement",
      rating: "Note",
      travelTime: "Temps de trajet",
    } satisfies Record<SortField, string>,
    orders: { asc: "croissant", desc: "décroissant" } satisfies Record<SortOrder, string>,
    name: (field: string, order: string) => `Tri : ${field}, ${order}`,
    waitingName: (field: string, order: string) => `Tri : ${field}, ${order}, en attente d’une position`,
    undirected: (field: string) => `Tri : ${field}`,
  },
  layouts: {
    label: "Affichage",
    names: { table: "Liste", grid: "Grille", map: "Carte" } satisfies Record<Layout, string>,
  },
  pagination: {
    label: "Pagination",
    previous: "Page précédente",
    next: "Page suivante",
    page: (page: number) => `Page ${number(page)}`,
    perPage: "Par page",
  },
  card: {
    chosen: "Choisi par Flâneur",
    hasVideo: "Avec vidéo",
    playVideo: (name: string) => `Lire la vidéo : ${name}`,
    rated: (rating: number) => `Noté ${oneDecimal(rating)} sur 5`,
    rating: oneDecimal,
    moreTags: (count: number) => `+${number(count)}`,
    opensNewTab: "s’ouvre dans un nouvel onglet",
    addFavorite: (place: string) => `Ajouter ${place} aux favoris`,
    removeFavorite: (place: string) => `Retirer ${place} des favoris`,
  },
  statuses: {
    Open: "Ouvert",
    "Just Opened": "Vient d’ouvrir",
    "Opening Soon": "Ouvre bientôt",
    "Permanently Closed": "Fermé définitivement",
  } satisfies Record<PlaceStatus, string>,
  arrondissements: {
    badge: (arrondissement: number) => `${arrondissement}${arrondissement === 1 ? "er" : "e"} arrondissement`,
  },
  travel: {
    walking: "À pied",
    metro: "En métro",
    unknown: "Inconnu",
    metres: (metres: number) => `${number(metres)} m`,
    kilometres: (kilometres: number) => `${oneDecimal(kilometres)} km`,
    minutes: (minutes: number) => `${number(minutes)} min`,
    /** Formats hours and minutes: '2 h', '1 h 05'. */
    hours: (hours: number, minutes: number) =>
      `${number(hours)} h${minutes === 0 ? "" : ` ${`${minutes}`.padStart(2, "0")}`}`,
  },
  profile: {
    logIn: "Connexion",
    logOut: "Se déconnecter",
    account: "Compte",
    accountOf: (username: string) => `${username}, compte`,
    menuOf: (username: string) => `${username}, menu`,
    themes: { light: "Thème clair", dark: "Thème sombre" },
  },
  favorites: {
    added: (name: string) => `${name} ajouté aux favoris`,
    removed: (name: string) => `${name} retiré des favoris`,
    emptyTitle: "Pas encore de favoris",
    emptyText: "Ajoutez des lieux à vos favoris en cliquant sur le cœur d’une fiche.",
    bring: "Importer mes lieux…",
  },
  tabs: {
    label: "Vues",
    all: "Tous les lieux",
    favorites: "Favoris",
    add: "+ Nouvelle vue",
    changed: "modifiée",
  },
  viewsPanel: { title: "Vues" },
  choices: { more: others },
};
