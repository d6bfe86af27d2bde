interface AuthorizedFetchOptions {
  /** The token as it is stored now: read for each request (§7). */
  readonly token: () => string | null;
  /** Hears that the server refused the session of this token (§4's 401). */
  readonly onRefused: (token: string) => void;
}

type GraphErrors = readonly { readonly extensions?: { readonly code?: unknown } }[];
interface GraphResult {
  readonly data?: unknown;
  readonly errors?: GraphErrors;
}

const isNotSignedIn = (value: unknown): boolean =>
  typeof value === "object" && value !== null && "__typename" in value && value.__typename === "NotSignedIn";

/** Whether a result says that the session has ended: as an error, or as what came of a mutation. A wrong password does not. */
const isSessionRefused = ({ data, errors }: GraphResult): boolean =>
  (Array.isArray(errors) && errors.some((error) => error?.extensions?.code === "UNAUTHENTICATED")) ||
  (typeof data === "object" && data !== null && Object.values(data).some(isNotSignedIn));

/** Results are large, and refusals are rare. */
const mayBeRefused = (text: string): boolean => text.includes("UNAUTHENTICATED") || text.includes("NotSignedIn");

function parse(text: string): GraphResult {
  try {
    const result: unknown = JSON.parse(text);
    return typeof result === "object" && result !== null ? result : {};
  } catch {
    return {};
  }
}

/**
 * Requests of the graph with the token of whoever is signed in, if anybody is, and none where a request brings its own.
 * A status of 401, from whatever stands in between, is a refusal as well.
 */
export function authorizedFetch(send: typeof fetch, { token, onRefused }: AuthorizedFetchOptions): typeof fetch {
  return async (input, init) => {
    const headers = new Headers(init?.headers);
    const stored = token();
    if (!headers.has("authorization") && stored !== null) headers.set("authorization", `Bearer ${stored}`);
    const sent = /^Bearer (.+)$/.exec(headers.get("authorization") ?? "")?.[1];
    const response = await send(input, { ...init, headers });
    if (sent === undefined) return response;
    const text = await response.text();
    if (response.status === 401 || (mayBeRefused(text) && isSessionRefused(parse(text)))) onRefused(sent);
    return new Response(text, { status: response.status, headers: response.headers });
  };
}
