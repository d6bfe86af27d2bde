import { setImmediate as nextTurn } from "node:timers/promises";

interface Queries {
  query: (...args: never[]) => Promise<unknown>;
}

/**
 * Yields to the event loop before each query outside transactions. PGlite runs on the main thread and starts the next
 * waiting query without yielding: during many slow queries, no timer would fire and no other request would get a
 * response until the last query is done.
 */
export function yieldToEventLoop<T extends Queries>(client: T): T {
  const query = client.query.bind(client);
  let before: Promise<unknown> = Promise.resolve();
  client.query = (...args) => {
    const answer = before.then(() => nextTurn()).then(() => query(...args));
    before = answer.catch(() => undefined);
    return answer;
  };
  return client;
}
