import { LIST_LIMITS, MAX_FAVORITES } from "@flaneur/domain";
import type { enRefusals } from "../en/refusals.ts";
import { createFormats } from "../formats.ts";

const { number } = createFormats("fr");

export const frRefusals: typeof enRefusals = {
  refusals: {
    NOT_SIGNED_IN: "Vous n’êtes plus connecté. Connectez-vous, puis réessayez.",
    LIST_NOT_FOUND: "Cette liste n’existe plus.",
    VIEW_NOT_FOUND: "Cette vue n’existe plus.",
    PLACE_NOT_FOUND: "Ce lieu n’existe plus.",
    SHARE_ENDED: "Le lien n’est plus valable.",
    TOO_MANY_FAVORITES: `Un compte garde au plus ${number(MAX_FAVORITES)} favoris. Retirez-en pour en ajouter d’autres.`,
    TOO_MANY_LISTS: `Vous avez déjà ${LIST_LIMITS.lists} listes. Supprimez-en une pour faire de la place.`,
    TOO_MANY_LIST_PLACES: `Une liste compte au plus ${LIST_LIMITS.places} lieux. Retirez-en pour faire de la place.`,
    VALIDATION_FAILED: "Cela ne peut pas être enregistré. Modifiez votre texte, puis réessayez.",
  },
};
