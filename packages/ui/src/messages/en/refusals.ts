import { LIST_LIMITS, MAX_FAVORITES } from "@flaneur/domain";
import { createFormats } from "../formats.ts";

const { number } = createFormats("en");

/** Why the server refuses changes of lists, links and favorites, by the names of the problems in the GraphQL API. */
export const enRefusals = {
  refusals: {
    NotSignedIn: "You are no longer logged in. Log in, and try again.",
    ListNotFound: "This list no longer exists.",
    ListConflict: "The list was changed elsewhere meanwhile.",
    ViewNotFound: "This view no longer exists.",
    PlaceNotFound: "This place no longer exists.",
    ShareEnded: "The link has ended.",
    TooManyFavorites: `An account can keep at most ${number(MAX_FAVORITES)} favorites. Remove some to add others.`,
    TooManyLists: `You have ${LIST_LIMITS.lists} lists already. Delete one to make room.`,
    TooManyListPlaces: `A list has at most ${LIST_LIMITS.places} places. Remove some to make room.`,
    ValidationFailed: "This cannot be saved. Change what you have typed, and try again.",
  },
};
