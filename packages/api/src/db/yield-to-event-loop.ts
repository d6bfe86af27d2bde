import { setImmediate as others } from "node:timers/promises";

interface Queries {
  query: (...args: never[]) => Promise<unknown>;
}

/**
 * Lets everything else that waits for this thread have a turn before each query. PGlite works on it, and hands itself
 * from one query to the next without ever letting go: under a rush of slow ones, no timer would fire and no other
 * request be answered until the last of them is done.
 */
export function yieldToEventLoop<T extends Queries>(client: T): T {
  const query = client.query.bind(client);
  let before: Promise<unknown> = Promise.resolve();
  client.query = (...args) => {
    const answer = before.then(() => others()).then(() => query(...args));
    before = answer.catch(() => undefined);
    return answer;
  };
  return client;
}
