import type { MetroLeg, Wheelchair } from "@flaneur/domain";
import { createDateFormats } from "../date-formats.ts";
import type { enPlace } from "../en/place.ts";
import { createFormats } from "../formats.ts";
import { factSentences } from "./place-facts.ts";

const { oneDecimal } = createFormats("fr");
const { monthAndYear } = createDateFormats("fr", "1er");

/** @param month A month such as `2026-05`, or null if it is unknown. */
const inMonth = (month: string | null): string => (month === null ? "" : `, ${monthAndYear(month)}`);

export const frPlace: typeof enPlace = {
  streets: { credit: "© OpenStreetMap" },
  gallery: {
    label: (name: string) => `Photos : ${name}`,
    picture: (name: string, index: number, count: number) => `${name}, ${index} / ${count}`,
    position: (index: number, count: number) => `${index} / ${count}`,
    openPicture: (index: number, count: number) => `Ouvrir la photo ${index} sur ${count}`,
    openClip: (index: number, count: number) => `Ouvrir la vidéo ${index} sur ${count}`,
    clip: (name: string) => `${name}, vidéo`,
    play: "Lire",
  },
  share: { share: "Partager", copied: "Copié", failed: "La copie a échoué" },
  place: {
    back: "Retour aux lieux",
    loading: "Chargement du lieu…",
    notFoundTitle: "Lieu introuvable",
    missingTitle: "Il n’y a pas de lieu à cette adresse",
    theMap: "La carte",
    pageNotFoundTitle: "Page introuvable",
    pageNotFound: "Il n’y a pas de page à cette adresse.",
    failed: "Oups, une erreur s’est produite",
    lookByName: "Il a peut-être changé de nom, ou le lien a perdu une lettre en route. Cherchez-le par son nom :",
    guesses: "Peut-être l’un de ceux-ci",
    goBack: "Retour",
    about: "À propos de ce lieu",
    inEnglish: "Description en anglais",
    facts: factSentences,
    factsFromOsm: (month: string | null) => `Rédigé d’après des données ouvertes : OpenStreetMap${inMonth(month)}.`,
    factsFromCity: (month: string | null) => `Rédigé d’après des données ouvertes : Ville de Paris${inMonth(month)}.`,
    factsFromUs: "Rédigé d’après les notes de Flâneur.",
    factsFromImport: (source: string | null, month: string | null) =>
      `Rédigé d’après des données importées${source === null ? "" : ` (« ${source} »)`}${inMonth(month)}.`,
    somethingWrong: "Une erreur ?",
    noDescription: "Plus d’informations sur ce lieu seront bientôt disponibles.",
    closedTitle: "Fermé définitivement",
    closed: "Ce lieu n’est plus proposé. Cette page reste, pour que les liens fonctionnent encore.",
    location: "Adresse et accès",
    travel: "Trajet",
    asTheCrowFlies: "À vol d’oiseau",
    distance: "Distance",
    city: "Paris",
    googleMaps: "Voir sur Google Maps",
    related: "Lieux similaires",
    googleMapsShort: "Google Maps",
    addToList: "Ajouter à une liste…",
    gettingThere: "Comment y aller",
    stations: "Stations les plus proches",
    /** @param duration A duration of a minute or more: see `durationText`. Null for a shorter walk. */
    onFoot: (duration: string | null) => (duration === null ? "Moins de 1 min à pied" : `${duration} à pied`),
    byMetro: (duration: string) => `Environ ${duration} en métro`,
    ride: ({ line, from, to }: MetroLeg) => `ligne ${line} depuis ${from} jusqu’à ${to}`,
    changes: (count: number) =>
      count === 0 ? "sans correspondance" : count === 1 ? "une correspondance" : `${count} correspondances`,
    lastWalk: (duration: string) => `puis ${duration} à pied`,
    estimate: "Une estimation sans horaires",
    howFar: "Voir à quelle distance vous êtes",
    setLocation: "Indiquer votre position",
    openMap: (name: string) => `Ouvrir la carte à ${name}`,
    nearby: "À deux pas",
    ourNote: "La note de Flâneur",
    noteOf: (source: string | null) => `Note de ${source ?? "données importées"}`,
    note: (rating: number) => `${oneDecimal(rating)}\u00a0/\u00a05`,
    website: "Site web",
    call: "Appeler",
    callNumber: (number: string) => `Appeler le ${number}`,
    callToBook: "Appeler pour réserver",
    callNumberToBook: (number: string) => `Appeler pour réserver : ${number}`,
    book: "Réserver",
    menu: "Carte",
    access: "Accessibilité",
    wheelchair: {
      yes: "De plain-pied",
      limited: "En partie de plain-pied",
      no: "Pas de plain-pied",
    } satisfies Record<Wheelchair, string>,
  },
};
