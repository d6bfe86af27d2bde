import type { Page, Request, Response } from "@playwright/test";
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

/**
 * Waits for the next response to `Places` whose variables contain `minute`, such as `T12:30`. Returns the number of
 * places in the list that are open at that time.
 */
export async function nextOpenCount(page: Page, minute: string): Promise<number> {
  const response = await page.waitForResponse(isResponseTo("Places", minute));
  const { data } = await response.json();
  return data.places.facets.hours.find(({ value }: { readonly value: string }) => value === "open").count;
}
