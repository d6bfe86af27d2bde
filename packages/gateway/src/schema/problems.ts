import { PROBLEM_NAMES, PROBLEMS, type ProblemName } from "../problems.ts";
import { builder } from "./builder.ts";

/** Returns the name of a code in the graph: `NOT_SIGNED_IN` for `NotSignedIn`. */
const codeOf = (name: ProblemName): string => name.replace(/(?<=[a-z])(?=[A-Z])/g, "_").toUpperCase();

const ProblemCode = builder.enumType("ProblemCode", {
  description: "The reason why an operation failed.",
  values: Object.fromEntries(
    PROBLEM_NAMES.map((name) => [codeOf(name), { value: name, description: PROBLEMS[name] }]),
  ) as Record<string, { value: ProblemName }>,
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

builder.interfaceType("Problem", {
  description: "An expected reason why an operation failed.",
  resolveType: ({ __typename }) => __typename,
  fields: (t) => ({
    code: t.field({
      type: ProblemCode,
      description: "The reason, which is also the name of the type.",
      resolve: ({ __typename }) => __typename,
    }),
    message: t.exposeString("message", { description: "A sentence to display to people, as the REST API sent it." }),
    fields: t.field({
      type: ["FieldProblem"],
      description: "The invalid arguments, as far as the REST API names them.",
      resolve: ({ fields }) => [...fields],
    }),
  }),
});

for (const name of PROBLEM_NAMES) {
  if (name === "TooManyAttempts") continue;
  builder.objectType(name, { description: PROBLEMS[name], interfaces: ["Problem"], fields: () => ({}) });
}

builder.objectType("TooManyAttempts", {
  description: PROBLEMS.TooManyAttempts,
  interfaces: ["Problem"],
  fields: (t) => ({
    retryAfter: t.exposeInt("retryAfter", {
      nullable: true,
      description: "Seconds until the next attempt may succeed; null if the REST API does not say.",
    }),
  }),
});
