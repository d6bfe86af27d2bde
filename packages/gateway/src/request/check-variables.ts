import { exceededBound, type JsonBounds } from "@flaneur/server-kit/web";
import { GraphQLError } from "graphql";
import { GRAPH_LIMITS } from "../limits/graph-limits.ts";
import { limitExceeded } from "../limits/limit-error.ts";

const { variableDepth: depth, variableValues: values, variableTextLength: textLength } = GRAPH_LIMITS;
const BOUNDS: JsonBounds = { depth, values, textLength };

const MESSAGES = {
  depth: `Variables may be nested at most ${depth} levels deep.`,
  values: `Variables may have at most ${values} values: members of objects and items of lists.`,
  textLength: `A text in the variables may have at most ${textLength} characters.`,
} as const;

/**
 * Checks the size of a member of a request, such as `variables` or `extensions`, before anything reads the member.
 * `limits/variable-types.ts` checks later whether the variables have the declared types.
 * @throws GraphQLError with the HTTP status 400.
 */
export function checkVariables(variables: unknown): void {
  const exceeded = exceededBound(variables, BOUNDS);
  if (exceeded === null) return;
  if (exceeded !== "unreadable") throw limitExceeded(MESSAGES[exceeded]);
  throw new GraphQLError("Variables must be readable text: a string holds half of a surrogate pair.", {
    extensions: { code: "BAD_USER_INPUT", http: { status: 400 } },
  });
}
