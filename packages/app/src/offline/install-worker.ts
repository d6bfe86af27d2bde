import { WORKER_PATH } from "./shared/caches.ts";

/** The pause after a failed installation, in milliseconds. */
const PAUSE_MS = 5_000;

type Installation = Pick<ServiceWorkerRegistration, "installing">;

/** The part of `navigator.serviceWorker` that is used. */
export interface WorkerContainer<Registration extends Installation> {
  readonly register: (path: string) => Promise<Registration>;
}

/** Resolves when the worker of a registration is installed, with false if its installation has failed. */
const isInstalled = ({ installing }: Installation): Promise<boolean> =>
  new Promise((resolve) => {
    if (installing === null) return resolve(true);
    installing.addEventListener("statechange", () => resolve(installing.state !== "redundant"), { once: true });
  });

/**
 * Registers the service worker. If a request of its installation fails, for example because the server is busy, registers
 * the worker again after a pause: the browser itself would install the worker only when another page is opened.
 * @param signal Ends the attempts when aborted.
 */
export async function installWorker<Registration extends Installation>(
  container: WorkerContainer<Registration>,
  signal: AbortSignal,
): Promise<Registration> {
  const registration = await container.register(WORKER_PATH);
  void isInstalled(registration).then((installed) => {
    if (installed) return;
    const next = setTimeout(() => void installWorker(container, signal).catch(() => undefined), PAUSE_MS);
    signal.addEventListener("abort", () => clearTimeout(next));
  });
  return registration;
}
