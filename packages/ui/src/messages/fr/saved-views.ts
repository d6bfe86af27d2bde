import type { enSavedViews } from "../en/saved-views.ts";
import { createFormats } from "../formats.ts";

const { number } = createFormats("fr");

export const frSavedViews: typeof enSavedViews = {
  viewTabs: {
    earlier: "Onglets précédents",
    later: "Onglets suivants",
    edit: (name: string) => `Modifier ${name}`,
    delete: (name: string) => `Supprimer ${name}`,
    allViews: "Toutes les vues",
    reorderHint: "Pour changer l’ordre : glissez, ou Alt et les flèches",
    move: (name: string) => `Déplacer ${name}`,
    moveUp: "Monter",
    moveDown: "Descendre",
    moved: (name: string, position: number, count: number) =>
      `${name} est maintenant en position ${number(position)} sur ${number(count)}`,
  },
  viewChanges: {
    changed: "Modifiée",
    updating: "Modifiée",
    updated: "Vue mise à jour",
    failed: "La vue n’a pas pu être mise à jour",
    update: "Mettre à jour",
    updatingButton: "Mise à jour…",
    saveAsNew: "Nouvelle vue",
    revert: "Rétablir",
  },
};
