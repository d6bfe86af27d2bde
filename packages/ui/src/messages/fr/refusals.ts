import { LIST_LIMITS, MAX_FAVORITES } from "@flaneur/domain";
import type { enRefusals } from "../en/refusals.ts";
import { createFormats } from "../formats.ts";

const { number } = createFormats("fr");

export const frRefusals: typeof enRefusals = {
  refusals: {
    NotSignedIn: "Vous n’êtes plus connecté. Connectez-vous, puis réessayez.",
    ListNotFound: "Cette liste n’existe plus.",
    ListConflict: "La liste a été modifiée ailleurs entre-temps.",
    ViewNotFound: "Cette vue n’existe plus.",
    PlaceNotFound: "Ce lieu n’existe plus.",
    ShareEnded: "Le lien n’est plus valable.",
    TooManyFavorites: `Un compte garde au plus ${number(MAX_FAVORITES)} favoris. Retirez-en pour en ajouter d’autres.`,
    TooManyLists: `Vous avez déjà ${LIST_LIMITS.lists} listes. Supprimez-en une pour faire de la place.`,
    TooManyListPlaces: `Une liste compte au plus ${LIST_LIMITS.places} lieux. Retirez-en pour faire de la place.`,
    ValidationFailed: "Cela ne peut pas être enregistré. Modifiez votre texte, puis réessayez.",
  },
};
