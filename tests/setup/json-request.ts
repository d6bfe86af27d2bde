/** What a call of the REST API sends besides its address. */
export interface JsonRequest {
  readonly body?: unknown;
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** For `fetch`: a body as JSON and a token as Bearer, where there are any. */
export const jsonRequest = (method: string, { body, token, headers }: JsonRequest): RequestInit => ({
  method,
  headers: {
    ...(body === undefined ? {} : { "content-type": "application/json" }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...headers,
  },
  ...(body === undefined ? {} : { body: JSON.stringify(body) }),
});
