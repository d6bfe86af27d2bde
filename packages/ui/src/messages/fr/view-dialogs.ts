import type { enViewDialog } from "../en/view-dialogs.ts";

export const frViewDialog: typeof enViewDialog = {
  views: {
    confirmDelete: "Voulez-vous vraiment supprimer cette vue ?",
    delete: "Supprimer",
    deleting: "Suppression…",
  },
  viewDialog: {
    titles: { create: "Enregistrer une vue", edit: "Modifier la vue" },
    name: "Nom",
    description: "Description",
    useCurrent: "Utiliser les filtres actuels",
    selectCustom: "Choisir des filtres",
    noFilters: "Aucun filtre n’est actif : la vue montre tous les lieux.",
    or: "OU entre les catégories",
    leftOut: (values: readonly string[]) => `Une vue n’enregistre pas : ${values.join(", ")}.`,
    full: "Vous avez autant de vues qu’un compte peut en avoir. Supprimez-en une, puis enregistrez celle-ci.",
    search: "Recherche",
    hours: "Horaires",
    districts: "Arrondissements",
    share: "Partager",
    copied: "Lien copié",
    copyFailed: "Copie impossible",
    save: "Enregistrer la vue",
    saving: "Enregistrement…",
  },
  earlierLink: {
    title: "Lien déjà partagé",
    hint: "Un ancien lien vers cette vue fonctionne encore. Ses lecteurs la voient telle qu’elle est maintenant.",
    stop: "Ne plus partager",
    stopHint: "Le lien sera désactivé pour tout le monde.",
    keep: "Garder le lien",
    confirm: "Désactiver le lien",
    ending: "Désactivation…",
    ended: "Le lien est désactivé.",
    failed: "Le lien n’a pas pu être désactivé. Veuillez réessayer.",
  },
  travelTime: {
    label: "Temps de trajet",
    any: "Peu importe",
    anyTime: "Peu importe",
  },
};
