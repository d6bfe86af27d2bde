import { builder } from "./builder.ts";

builder.interfaceType("Problem", {
  description: "An expected reason why an operation failed.",
  resolveType: ({ __typename }) => __typename,
  fields: (t) => ({
    message: t.exposeString("message", { description: "A sentence to display to people, as the REST API sent it." }),
  }),
});

/** The problems that have no field except their message. */
const PLAIN = {
  EmailTaken: "An account with this email address already exists.",
  InvalidCredentials: "The account does not exist or the password is wrong; the response does not say which.",
  WrongPassword: "The password that confirms the change is wrong. The session continues.",
  MailUnavailable: "The server sends no mail.",
  ResetLinkInvalid: "The link was used, has expired or never existed.",
  AddressLinkInvalid: "The link was used, has expired or never existed, or another account has the new address.",
  ShareEnded: "The owner has ended the link, or has deleted what it led to.",
  NotSignedIn: "The request has no token, or the session of its token has ended.",
  PlaceNotFound: "There is no place with this id.",
  TooManyFavorites: "The change would give the caller more favorites than the maximum number.",
  ViewNotFound: "The caller has no view with this id.",
  ListNotFound: "The caller has no list with this id, or no list has this link.",
  TooManyLists: "The caller already has the maximum number of lists.",
  TooManyListPlaces: "The list already has the maximum number of places.",
  TooManyViews: "The caller already has the maximum number of views.",
} as const;

for (const name of Object.keys(PLAIN) as (keyof typeof PLAIN)[]) {
  builder.objectType(name, {
    description: PLAIN[name],
    interfaces: ["Problem"],
    fields: () => ({}),
  });
}

builder.objectType("TooManyAttempts", {
  description: "There were too many attempts; this attempt was rejected.",
  interfaces: ["Problem"],
  fields: (t) => ({
    retryAfter: t.exposeInt("retryAfter", {
      nullable: true,
      description: "Seconds until the next attempt may succeed; null if the REST API does not say.",
    }),
  }),
});

builder.objectType("FieldProblem", {
  description: "An error in one argument.",
  fields: (t) => ({
    field: t.exposeString("field", {
      description: "The name of the argument, followed by the path inside it: `password`, `filters.types.0`.",
    }),
    message: t.exposeString("message", {
      description:
        "A complete sentence if it starts with a capital letter; otherwise the rest of a sentence that starts with the name of the field.",
    }),
  }),
});

builder.objectType("ValidationFailed", {
  description: "An argument is invalid; nothing was changed.",
  interfaces: ["Problem"],
  fields: (t) => ({
    fields: t.field({
      type: ["FieldProblem"],
      description: "The invalid arguments, as far as the REST API names them.",
      resolve: ({ fields }) => [...fields],
    }),
  }),
});

builder.objectType("ViewConflict", {
  description: "A newer version of the view is stored than the caller has seen; the update was not applied.",
  interfaces: ["Problem"],
  fields: (t) => ({ current: t.expose("current", { type: "View", description: "The stored view." }) }),
});

builder.objectType("ListConflict", {
  description: "A newer version of the list is stored than the caller has seen; the change was not applied.",
  interfaces: ["Problem"],
  fields: (t) => ({ current: t.expose("current", { type: "List", description: "The stored list." }) }),
});
