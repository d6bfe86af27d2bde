import type { Request, Response } from "@playwright/test";
import { z } from "zod";

const Operation = z.object({
  operationName: z.string(),
  variables: z.looseObject({
    page: z.number().optional(),
    typed: z.string().optional(),
    filters: z.looseObject({ search: z.string().default("") }).optional(),
  }),
});
type Operation = z.infer<typeof Operation>;

/** Matches the URL of the GraphQL endpoint, with or without the parameters of a GET request. */
export const graphUrl = ({ pathname }: URL): boolean => pathname === "/graphql";

/** Returns the GraphQL operation that a page sends by GET or by POST. Null for any other request. */
export function operationOf(request: Request): Operation | null {
  const url = new URL(request.url());
  if (!graphUrl(url)) return null;
  if (request.method() === "POST") return Operation.parse(request.postDataJSON());
  const { operationName, variables = "{}" } = Object.fromEntries(url.searchParams);
  return Operation.parse({ operationName, variables: JSON.parse(variables) });
}

/** Matches the responses to an operation whose variables, as JSON, contain `words`. */
export const isResponseTo =
  (operation: string, words = "") =>
  (response: Response): boolean => {
    const sent = operationOf(response.request());
    return sent?.operationName === operation && JSON.stringify(sent.variables).includes(words);
  };
