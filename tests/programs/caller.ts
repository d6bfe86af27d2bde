import { z } from "zod";

export interface CallOptions {
  readonly body?: unknown;
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/** One call of the REST API at `url` (`http://127.0.0.1:3001`), over HTTP; `path` counts from `/api`. */
export function call(url: string, method: string, path: string, options: CallOptions = {}): Promise<Response> {
  const { body, token, headers } = options;
  return fetch(`${url}/api${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** The body of an answer that must have that status. */
export async function expectBody<T>(answer: Promise<Response>, status: number, schema: z.ZodType<T>): Promise<T> {
  const response = await answer;
  const text = await response.text();
  if (response.status !== status) throw new Error(`${response.url}: ${response.status} instead of ${status}: ${text}`);
  return schema.parse(JSON.parse(text));
}

export const SignedIn = z.object({ token: z.string() });
export const FavoriteStatus = z.object({ placeId: z.string(), isFavorited: z.boolean() });
export const Favorites = z.object({ data: z.array(z.object({ placeId: z.string() })), count: z.number() });
export const View = z.object({ id: z.string(), name: z.string(), version: z.number() });
export const Views = z.object({ data: z.array(View) });
const Places = z.object({ data: z.array(z.object({ id: z.string() })) });

export const FILTERS = { types: ["Bar"], tags: [], arrondissements: [], search: "" };

/** The ids of the first places of the listing. */
export async function placeIds(url: string, limit: number): Promise<readonly string[]> {
  const { data } = await expectBody(call(url, "GET", `/places?limit=${limit}`), 200, Places);
  return data.map(({ id }) => id);
}
