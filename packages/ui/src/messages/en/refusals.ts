import { LIST_LIMITS, MAX_FAVORITES } from "@flaneur/domain";
import { createFormats } from "../formats.ts";

const { number } = createFormats("en");

/** Why the server refuses changes of lists, links and favorites, by the code of the problem in the GraphQL API. */
export const enRefusals = {
  refusals: {
    NOT_SIGNED_IN: "You are no longer logged in. Log in, and try again.",
    LIST_NOT_FOUND: "This list no longer exists.",
    VIEW_NOT_FOUND: "This view no longer exists.",
    PLACE_NOT_FOUND: "This place no longer exists.",
    SHARE_ENDED: "The link has ended.",
    TOO_MANY_FAVORITES: `An account can keep at most ${number(MAX_FAVORITES)} favorites. Remove some to add others.`,
    TOO_MANY_LISTS: `You have ${LIST_LIMITS.lists} lists already. Delete one to make room.`,
    TOO_MANY_LIST_PLACES: `A list has at most ${LIST_LIMITS.places} places. Remove some to make room.`,
    VALIDATION_FAILED: "This cannot be saved. Change what you have typed, and try again.",
  },
};
