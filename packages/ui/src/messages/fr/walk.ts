import type { enWalk } from "../en/walk.ts";
import { createFormats } from "../formats.ts";
import { until } from "./hours.ts";

const { number, plural } = createFormats("fr");

const openText = (open: number) =>
  `${number(open)} ${plural(open, { one: "est ouvert", other: "sont ouverts" })} à votre arrivée`;

export const frWalk: typeof enWalk = {
  walk: {
    title: "Une promenade",
    titleOf: (count: number) => (count === 1 ? "Une promenade d’un lieu" : `Une promenade de ${number(count)} lieux`),
    saved: {
      unsaved: (list: string, isShared: boolean) =>
        `Les changements de cette promenade sont enregistrés avec « ${list} »${isShared ? ", et son lien les montre." : "."}`,
      saving: (list: string) => `Enregistrement de la promenade avec « ${list} »…`,
      saved: (list: string, isShared: boolean) =>
        `Enregistrée avec « ${list} »${isShared ? " ; son lien montre cette promenade." : "."}`,
      failed: (list: string, reason: string) => `La promenade n’a pas été enregistrée avec « ${list} » : ${reason}`,
      withoutLocation: "Votre position de départ n’est pas enregistrée.",
      forget: "Retirer de la liste",
    },
    loading: "Chargement de la promenade…",
    empty: "Aucun lieu où aller",
    emptyText: "Ouvrez une liste et choisissez « En faire une promenade », ou le menu à côté des lieux.",
    allPlaces: "Tous les lieux",
    count: (count: number) => `${number(count)} ${plural(count, { one: "lieu", other: "lieux" })}`,
    times: (day: string, from: string, to: string) => `${day}, de ${from} à ${to}`,
    day: (weekday: string, date: string) => `${weekday} ${date}`,
    today: (day: string) => `Aujourd’hui, ${day}`,
    options: "Réglages de la promenade",
    optionsHeading: "Réglages",
    chosen: {
      fromHere: "part d’où vous êtes",
      first: (name: string) => `commence par ${name}`,
      last: (name: string) => `finit par ${name}`,
      stay: (duration: string) => `${duration} dans chaque lieu`,
    },
    order: "Ordre",
    orders: { shortest: "Le plus court", own: "Mon ordre" },
    first: "Commencer par",
    last: "Finir par",
    anyPlace: "N’importe quel lieu",
    onDay: "Jour",
    startTime: "Départ",
    stay: "Dans chaque lieu",
    fromHere: "Partir d’où je suis",
    needsLocation: "Indiquez votre position pour partir d’où vous êtes.",
    setLocation: "Ma position",
    yourLocation: "Votre position",
    stops: "Les lieux dans leur ordre",
    arriveAndLeave: (arrival: string, departure: string) => `de ${arrival} à ${departure}`,
    hours: {
      open: "Ouvert à votre arrivée",
      unknown: "Horaires inconnus",
      closed: "Fermé à votre arrivée",
      closedUntil: (when: string) => `Fermé à votre arrivée, ${until(when)}`,
      closesDuring: (time: string) => `Ferme à ${time}, avant votre départ`,
    },
    proposal: {
      title: { today: (time: string) => `Aujourd’hui à ${time}`, tomorrow: (time: string) => `Demain à ${time}` },
      closedNow: (time: string, closed: number, count: number) =>
        `Maintenant, à ${time}, ${number(closed)} ${plural(closed, { one: "lieu", other: "lieux" })} sur ${number(count)} ${plural(closed, { one: "est fermé", other: "sont fermés" })}.`,
      openThen: {
        today: (time: string, open: number) => `À partir de ${time}, ${openText(open)}.`,
        tomorrow: (time: string, open: number) => `Demain à partir de ${time}, ${openText(open)}.`,
      },
      startNow: "Partir quand même",
    },
    aside: "Mis de côté",
    asideHours: { closed: "Fermé pendant cette promenade", closedFrom: (time: string) => `Fermé à partir de ${time}` },
    putBack: "Remettre",
    putBackName: (name: string) => `Remettre ${name}`,
    noneOpen: "Aucun des lieux n’est ouvert à cette heure.",
    leaveOut: "Retirer",
    leaveOutName: (name: string) => `Retirer ${name}`,
    add: "Ajouter",
    addName: (name: string) => `Ajouter ${name} à la promenade`,
    others: "Hors de cette promenade",
    othersText: (most: number) =>
      `Une promenade compte au plus ${number(most)} lieux. Retirez-en un pour en ajouter un autre.`,
    othersRoom: "Ajoutez un lieu, ou laissez-le de côté.",
    beyond: (count: number) =>
      `${number(count)} ${plural(count, { one: "autre lieu n’est pas affiché", other: "autres lieux ne sont pas affichés" })} ici.`,
    unknownPlaces: (count: number) =>
      count === 1
        ? "Un identifiant de l’adresse ne correspond à aucun lieu. Il a été écarté."
        : `${number(count)} identifiants de l’adresse ne correspondent à aucun lieu. Ils ont été écartés.`,
    closedForGood: (names: string) => `Fermé définitivement, donc hors de la promenade : ${names}.`,
    withoutPosition: (names: string) => `Hors de la promenade, faute de position connue : ${names}.`,
    notLoaded: (ids: string) => `Hors de la promenade, faute de chargement : ${ids}.`,
    print: "Imprimer",
    gpx: "Télécharger en GPX",
    gpxPhone: "GPX",
    estimate:
      "Estimations : à pied en ligne droite à 5 km/h, en métro sans horaires. Toutes les heures sont celles de Paris.",
    metroClosed: (from: string, to: string) => `Le métro est fermé de ${from} à ${to}.`,
  },
};
