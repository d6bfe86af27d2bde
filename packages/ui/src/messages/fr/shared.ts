import type { enShared } from "../en/shared.ts";
import { createFormats } from "../formats.ts";

const { number, plural } = createFormats("fr");

export const frShared: typeof enShared = {
  shared: {
    loading: "Chargement de la liste…",
    by: (name: string) => `Une liste de ${name}`,
    list: "Une liste partagée",
    count: (count: number) => `${number(count)} ${plural(count, { one: "lieu", other: "lieux" })}`,
    part: (first: number, last: number, count: number) =>
      `Lieux ${number(first)} à ${number(last)} sur ${number(count)}`,
    changed: (date: string) => `modifiée le ${date}`,
    keep: "Ajouter à mes favoris",
    keeping: "Enregistrement…",
    kept: "Enregistrée",
    copy: "Copier cette liste",
    copying: "Copie…",
    actionFailed: (reason: string) => `Cela n’a pas fonctionné : ${reason}`,
    print: "Imprimer",
    walk: "En faire une promenade",
    savedWalk: "Suivre la promenade",
    empty: "Rien pour l’instant",
    ended: {
      list: {
        title: "Cette liste n’est plus partagée",
        message: "Son propriétaire a désactivé le lien ou supprimé la liste.",
      },
      view: {
        title: "Cette vue n’est plus partagée",
        message: "Son propriétaire a désactivé le lien ou supprimé la vue.",
      },
    },
    allPlaces: "Tous les lieux",
    closed: "Fermé définitivement",
  },
};
