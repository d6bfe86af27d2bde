/** The body, the bearer token and further headers of a request to the REST API. */
export interface JsonRequest {
  readonly body?: unknown;
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** Returns the options of `fetch` for a request with an optional JSON body and an optional bearer token. */
export const jsonRequest = (method: string, { body, token, headers }: JsonRequest): RequestInit => ({
  method,
  headers: {
    ...(body === undefined ? {} : { "content-type": "application/json" }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...headers,
  },
  ...(body === undefined ? {} : { body: JSON.stringify(body) }),
});
