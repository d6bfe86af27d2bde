import { setTimeout } from "node:timers/promises";
import type { Fetch } from "@flaneur/server-kit";
import type { Parts } from "../compose.ts";

/** The pause between a changed file and the reload, in milliseconds. Editors and `git` write several files at once. */
const PAUSE_MS = 100;

export interface ReloadingServers {
  /** Waits for the servers to open, then calls them. */
  readonly fetch: Fetch;
  /** Lets the running requests end, closes the servers and opens them again. Requests that arrive meanwhile wait. */
  reload(): void;
  /** Lets the running requests end, then closes the servers. */
  close(): Promise<void>;
}

type OpenedServers = Pick<Parts, "fetch" | "close">;

/**
 * Opens servers that can be replaced when their code changes. Requests wait during a reload.
 * @param open Loads the current code of the servers and opens them.
 * @param onError Called with the error if `open` fails. Requests then get a 503 until the next reload.
 */
export function reloadingServers(
  open: () => Promise<OpenedServers>,
  onError: (error: unknown) => void,
): ReloadingServers {
  const running = new Set<Promise<unknown>>();
  let reloadsSoon = false;
  const opened = () =>
    open().catch((error: unknown) => {
      onError(error);
      return null;
    });
  let servers = opened();

  const close = async (closing: Promise<OpenedServers | null>) => {
    const old = await closing;
    await Promise.allSettled(running);
    await old?.close();
  };
  const replace = async (old: Promise<OpenedServers | null>) => {
    await setTimeout(PAUSE_MS);
    reloadsSoon = false;
    await close(old);
    return opened();
  };

  return {
    fetch: async (request) => {
      const current = await servers;
      if (current === null) return new Response("The servers do not start: see the terminal.", { status: 503 });
      const answer = Promise.resolve(current.fetch(request));
      running.add(answer);
      return answer.finally(() => running.delete(answer));
    },
    reload: () => {
      if (reloadsSoon) return;
      reloadsSoon = true;
      servers = replace(servers);
    },
    close: () => close(servers),
  };
}
