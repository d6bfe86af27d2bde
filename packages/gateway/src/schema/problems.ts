import { builder } from "./builder.ts";

builder.interfaceType("Problem", {
  description: "What went wrong with a change, as one expects that it can.",
  resolveType: ({ __typename }) => __typename,
  fields: (t) => ({
    message: t.exposeString("message", { description: "A sentence for people, in the words of the REST API." }),
  }),
});

/** Problems whose only field is their message. */
const PLAIN = {
  EmailTaken: "There is an account with this email already.",
  InvalidCredentials: "There is no such account, or its password is another. Which of the two is not told.",
  WrongPassword: "The password that confirms the change is not the account's. The session goes on.",
  NotSignedIn: "The request carries no token, or one whose session has ended.",
  PlaceNotFound: "There is no place with this id.",
  ViewNotFound: "The caller has no view with this id.",
  TooManyViews: "The caller has as many views as there may be.",
} as const;

for (const name of Object.keys(PLAIN) as (keyof typeof PLAIN)[]) {
  builder.objectType(name, {
    description: PLAIN[name],
    interfaces: ["Problem"],
    fields: () => ({}),
  });
}

builder.objectType("TooManyAttempts", {
  description: "It was tried too often; this try was not made.",
  interfaces: ["Problem"],
  fields: (t) => ({
    retryAfter: t.exposeInt("retryAfter", {
      nullable: true,
      description: "Seconds until the next try may succeed; null where the REST API does not say.",
    }),
  }),
});

builder.objectType("FieldProblem", {
  description: "What is wrong with one argument.",
  fields: (t) => ({
    field: t.exposeString("field", {
      description: "The argument's name, with a path within it: `password`, `filters.types.0`.",
    }),
    message: t.exposeString("message", {
      description: "A sentence when it begins with a capital; otherwise it follows the name of the field.",
    }),
  }),
});

builder.objectType("ValidationFailed", {
  description: "An argument is not as it must be; nothing was changed.",
  interfaces: ["Problem"],
  fields: (t) => ({
    fields: t.field({
      type: ["FieldProblem"],
      description: "Every argument that is wrong, as far as the REST API names them.",
      resolve: ({ fields }) => [...fields],
    }),
  }),
});

builder.objectType("ViewConflict", {
  description: "The view has changed since the version that the caller has seen; nothing was changed.",
  interfaces: ["Problem"],
  fields: (t) => ({ current: t.expose("current", { type: "View", description: "The view as it is now." }) }),
});
