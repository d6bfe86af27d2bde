interface AuthorizedFetchOptions {
  /** Returns the stored token. Called for each request (§7). */
  readonly token: () => string | null;
  /** Called when the server refuses the session of a token (the 401 of §4). */
  readonly onRefused: (token: string) => void;
}

type GraphErrors = readonly { readonly extensions?: { readonly code?: unknown } }[];
interface GraphResult {
  readonly data?: unknown;
  readonly errors?: GraphErrors;
}

const isNotSignedIn = (value: unknown): boolean =>
  typeof value === "object" && value !== null && "code" in value && value.code === "NOT_SIGNED_IN";

/** Whether an error or a mutation result reports an expired session. A wrong password does not count. */
const isSessionRefused = ({ data, errors }: GraphResult): boolean =>
  (Array.isArray(errors) && errors.some((error) => error?.extensions?.code === "UNAUTHENTICATED")) ||
  (typeof data === "object" && data !== null && Object.values(data).some(isNotSignedIn));

/** Whether a body has to be parsed to find a refusal. Most bodies are large and contain no refusal. */
const mayBeRefused = (text: string): boolean => text.includes("UNAUTHENTICATED") || text.includes("NOT_SIGNED_IN");

function parse(text: string): GraphResult {
  try {
    const result: unknown = JSON.parse(text);
    return typeof result === "object" && result !== null ? result : {};
  } catch {
    return {};
  }
}

/**
 * Returns a `fetch` that adds the stored token, unless the request has a token already. A response with status 401, for
 * example from a proxy, also counts as a refusal.
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
