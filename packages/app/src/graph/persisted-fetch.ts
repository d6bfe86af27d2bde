import { documentIds } from "./graphql.ts";

/** The status of the gateway if it does not know the id, because it was built from other sources. */
const UNKNOWN_DOCUMENT = 404;

/**
 * Returns a `fetch` that sends the id of a document in place of its text. Requests with the same result for every
 * visitor are sent by GET, so that caches can respond to them. A request with a token or a position stays a POST: URLs
 * are logged, and the results belong to the visitor. If the gateway does not know an id, this request and all later
 * ones are sent with their text.
 */
export function persistedFetch(send: typeof fetch): typeof fetch {
  let hasIds = true;
  return async (input, init = {}) => {
    const { operationName, variables = {} } = JSON.parse(String(init.body));
    const persisted = documentIds.get(operationName);
    if (!hasIds || persisted === undefined) return send(input, init);
    const { id, isShared } = persisted;
    const headers = new Headers(init.headers);
    const body = { documentId: id, operationName, variables };
    const isGet = isShared && !headers.has("authorization") && !variables.origin;
    const response = isGet
      ? // The app has its own cache of results. Without `no-cache`, the browser would use a result for twice as long.
        await send(`${input}?${new URLSearchParams({ ...body, variables: JSON.stringify(variables) })}`, {
          ...init,
          method: "GET",
          body: null,
          cache: "no-cache",
        })
      : await send(input, { ...init, body: JSON.stringify(body) });
    if (response.status !== UNKNOWN_DOCUMENT) return response;
    hasIds = false;
    return send(input, init);
  };
}
