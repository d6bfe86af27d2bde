import type { Messages } from "../messages/catalogue.ts";
import { enRefusals } from "../messages/en/refusals.ts";

/**
 * Returns the text of a refused change.
 * @param problem The name of the problem in the GraphQL API, such as `ListNotFound`.
 */
export function refusalText(problem: string, { parts, failures }: Messages): string {
  const { refusals } = parts?.refusals ?? enRefusals;
  const known: Readonly<Record<string, string>> = refusals;
  return known[problem] ?? failures.unexpected;
}
