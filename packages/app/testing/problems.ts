import type { Problem, ProblemCode } from "../src/graph/problem.ts";

/** Returns a problem as the gateway responds with it. */
export const problem = (code: ProblemCode, message = "The server's words", fields: Problem["fields"] = []) => ({
  // The cache of the client needs the type of an object.
  __typename: code.replace(/_?([A-Z])([A-Z]*)/g, (_, first: string, rest: string) => first + rest.toLowerCase()),
  code,
  message,
  fields,
});
