import { exceededBound, type JsonBounds } from "@flaneur/server-kit/web";
import { GraphQLError } from "graphql";
import { GRAPH_LIMITS } from "../limits/graph-limits.ts";
import { limitExceeded } from "../limits/limit-error.ts";

const { variableDepth: depth, variableValues: values, variableTextLength: textLength } = GRAPH_LIMITS;
const BOUNDS: JsonBounds = { depth, values, textLength };

/** The members that messages name. The client chooses the names of other members, so messages do not repeat those. */
const NAMED: ReadonlySet<string> = new Set(["variables", "extensions", "operationName", "documentId"]);

const MESSAGES = {
  depth: (member: string) => `${member} may be nested at most ${depth} levels deep.`,
  values: (member: string) => `${member} may have at most ${values} values: members of objects and items of lists.`,
  textLength: (member: string) => `${member} may have texts of at most ${textLength} characters.`,
} as const;

/**
 * Checks the size of a member of a request, such as `variables` or `extensions`, before anything reads the member.
 * `limits/variable-types.ts` checks later whether the variables have the declared types.
 * @throws GraphQLError with the HTTP status 400.
 */
export function checkMember(name: string, value: unknown): void {
  const exceeded = exceededBound(value, BOUNDS);
  if (exceeded === null) return;
  const member = NAMED.has(name) ? `The member "${name}" of a request` : "A member of a request";
  if (exceeded !== "unreadable") throw limitExceeded(MESSAGES[exceeded](member));
  throw new GraphQLError(`${member} must be readable text: a string holds half of a surrogate pair.`, {
    extensions: { code: "BAD_USER_INPUT", http: { status: 400 } },
  });
}
