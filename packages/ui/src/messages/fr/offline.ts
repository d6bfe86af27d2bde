import { parisTime } from "@flaneur/domain";
import { timeText } from "../../lib/time-text.ts";
import type { enOffline } from "../en/offline.ts";
import { createFormats } from "../formats.ts";
import { dayAndMonth } from "./hours.ts";

const { number, plural, size } = createFormats("fr");
const megabytes = (bytes: number): string => size(bytes, ["\u00a0Mo", "\u00a0Go"]);

export const frOffline: typeof enOffline = {
  offline: {
    strip: "Vous êtes hors ligne. Voici ce qui est enregistré.",
    seenOnly:
      "Vous êtes hors ligne. Rien n’est enregistré, sauf les pages déjà vues, sans leurs filtres. Pour enregistrer le reste, retrouvez une connexion, puis appuyez sur «\u00a0Paris dans la poche\u00a0».",
    openSaved: "Ouvrir ce qui est enregistré sur cet appareil",
    saved: "Flâneur a un problème. Voici ce qui est enregistré.",
    tryAgain: "Réessayer",
    back: "De nouveau en ligne",
    savedOn: (moment: number) => {
      const { day, minute } = parisTime(moment);
      return `Enregistré le ${dayAndMonth(day)} à ${timeText(minute)}`;
    },
    seenOn: (moment: number) => {
      const { day, minute } = parisTime(moment);
      return `Vu le ${dayAndMonth(day)} à ${timeText(minute)}`;
    },
    heartsWait: "Les cœurs seront gardés à votre retour.",
    open: "Enregistré",
  },
  pocket: {
    title: "Paris dans la poche",
    sentence: "Tout ce qu’il faut sous terre, en avion ou sans forfait : cela reste sur cet appareil.",
    measuring: "Mesure en cours…",
    unknown: "La taille est inconnue sans connexion.",
    tryAgain: "Réessayer",
    places: (count: number) => `${number(count)} ${plural(count, { one: "lieu", other: "lieux" })}`,
    placesNote: "Noms, adresses, horaires, notes",
    map: "Plan des rues",
    mapNote: "Chaque rue et chaque station",
    own: "Vos favoris et vos listes",
    ownCounts: (favorites: number, lists: number) =>
      `${number(favorites)} ${plural(favorites, { one: "lieu", other: "lieux" })}, ` +
      `${number(lists)} ${plural(lists, { one: "liste", other: "listes" })}`,
    pictures: "Images",
    picturesNote: "Une pour chaque lieu",
    picturesMissing: "Non enregistrées",
    size: megabytes,
    about: (bytes: number) => `environ ${megabytes(bytes)}`,
    picturesOf: (done: number, all: number) => `${number(done)} sur ${number(all)}`,
    percent: (percent: number) => `${percent} %`,
    bytesOf: (saved: number, all: number) => `${megabytes(saved)} sur ${megabytes(all)}`,
    timeLeft: (seconds: number) =>
      seconds < 5
        ? "encore quelques secondes"
        : seconds < 57.5
          ? `encore ${Math.round(seconds / 5) * 5} s environ`
          : `encore ${number(Math.round(seconds / 60))} min environ`,
    progress: "Enregistré jusqu’ici",
    done: "enregistré",
    note: "Renouvelé dès que vous êtes en ligne. Les liens vers des sites nécessitent une connexion.",
    save: (bytes: number) => `Enregistrer ${megabytes(bytes)}`,
    pause: "Pause",
    goOn: "Continuer",
    remove: "Supprimer",
    sure: "Supprimer tout ce qui est enregistré ?",
    keep: "Garder",
    removing: "Suppression…",
    paused: "En pause. Cela servira une fois complet.",
    incomplete:
      "Cet enregistrement a été interrompu. Rien n’est utilisable hors ligne avant qu’il soit complet\u00a0: appuyez sur «\u00a0Continuer\u00a0».",
    stoppedAtStart: "L’enregistrement a été interrompu",
    stoppedAtPercent: (percent: number) => `Arrêté à ${percent} %`,
    stopped: (pictures: number) =>
      `Arrêté à ${number(pictures)} ${plural(pictures, { one: "image", other: "images" })}`,
    whyStopped: (stopped: string) =>
      `${stopped}\u00a0: Flâneur ne répond pas. Rien n’est utilisable hors ligne avant la fin de l’enregistrement. Vérifiez votre connexion, puis appuyez sur «\u00a0Continuer\u00a0».`,
    whyStoppedAdding: (stopped: string) =>
      `${stopped}\u00a0: Flâneur ne répond pas. Tout est enregistré, sauf les images. Vérifiez votre connexion, puis appuyez sur «\u00a0Continuer\u00a0».`,
    full: (left: number | null) =>
      left === null ? "Cet appareil n’a plus assez de place" : `Il reste ${megabytes(left)} sur cet appareil`,
    fullEvenWithout: "Cet appareil n’a plus assez de place, même sans les images. Rien n’est enregistré.",
    elsewhere: "L’enregistrement est en cours dans un autre onglet.",
    unsupported:
      "Ce navigateur ne peut pas le garder : la fenêtre est privée, ou les données de ce site sont bloquées.",
    addPictures: (bytes: number) => `Ajouter les images (${megabytes(bytes)})`,
    withoutPictures: (bytes: number) => `Sans les images (${megabytes(bytes)})`,
  },
};
