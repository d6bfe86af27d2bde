import type { Fetch } from "./fetch.ts";
import { loggablePath } from "./loggable-path.ts";
import type { Logger } from "./logger.ts";
import { ensureRequestId, REQUEST_ID_HEADER } from "./request-id.ts";

/**
 * Gives every request an id, which its response carries, and logs one line about it. The query is not logged, since it
 * holds searches and coordinates of the visitor. Tokens of links are left out of the path. Headers and bodies are not
 * logged, since they hold tokens and passwords.
 */
export function withRequestLog(fetch: Fetch, logger: Logger): Fetch {
  return async (request) => {
    const begin = performance.now();
    const requestId = ensureRequestId(request);
    const response = await fetch(request);
    response.headers.set(REQUEST_ID_HEADER, requestId);
    const { status } = response;
    const ms = Math.round((performance.now() - begin) * 10) / 10;
    const line = { requestId, method: request.method, path: loggablePath(new URL(request.url).pathname), status, ms };
    if (status >= 500) logger.warn(line, "request");
    else logger.info(line, "request");
    return response;
  };
}
