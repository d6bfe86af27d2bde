import { z } from "zod";
import { type JsonRequest, jsonRequest } from "../setup/json-request.ts";

/** Sends a request to the REST API of the server at `url` (`http://127.0.0.1:3001`). `path` is relative to `/api`. */
export const call = (url: string, method: string, path: string, options: JsonRequest = {}): Promise<Response> =>
  fetch(`${url}/api${path}`, jsonRequest(method, options));

/** Returns the parsed body of a response. Throws if the response has another status or does not match the schema. */
export async function expectBody<T>(answer: Promise<Response>, status: number, schema: z.ZodType<T>): Promise<T> {
  const response = await answer;
  const text = await response.text();
  if (response.status !== status) throw new Error(`${response.url}: ${response.status} instead of ${status}: ${text}`);
  return schema.parse(JSON.parse(text));
}

export const SignedIn = z.object({ token: z.string() });
export const FavoriteStatus = z.object({ placeId: z.string(), isFavorited: z.boolean() });
export const Favorites = z.object({ data: z.array(z.object({ placeId: z.string() })), count: z.number() });
export const View = z.object({ id: z.string(), name: z.string() });
export const Views = z.object({ data: z.array(View) });
const Places = z.object({ data: z.array(z.object({ id: z.string() })) });

export const FILTERS = { types: ["Bar"], tags: [], arrondissements: [], search: "" };

/** Returns the ids of the first places of the listing. */
export async function placeIds(url: string, limit: number): Promise<readonly string[]> {
  const { data } = await expectBody(call(url, "GET", `/places?limit=${limit}`), 200, Places);
  return data.map(({ id }) => id);
}
