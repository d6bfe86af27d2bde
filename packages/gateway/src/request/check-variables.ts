import { GRAPH_LIMITS } from "../limits/graph-limits.ts";

const TOO_DEEP = `Variables may be nested at most ${GRAPH_LIMITS.variableDepth} levels deep.`;
const UNREADABLE = "Variables must be readable text: a string holds half of a surrogate pair.";

/**
 * Looks through the variables of a request, whatever their shape. Without recursion, since the shape is the client's.
 * @returns what is wrong with them, or null.
 */
export function checkVariables(variables: unknown): string | null {
  let level: unknown[] = [variables];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > GRAPH_LIMITS.variableDepth) return TOO_DEEP;
    const next: unknown[] = [];
    for (const value of level) {
      if (typeof value === "string" && !value.isWellFormed()) return UNREADABLE;
      if (typeof value !== "object" || value === null) continue;
      for (const [name, member] of Object.entries(value)) {
        if (!name.isWellFormed()) return UNREADABLE;
        next.push(member);
      }
    }
    level = next;
  }
  return null;
}
