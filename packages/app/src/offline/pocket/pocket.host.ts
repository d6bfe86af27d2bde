import { fromCallback, fromPromise } from "xstate";
import { WORKER_PATH } from "../shared/caches.ts";
import { canKeepPages, readPocketRecord } from "../shared/pocket.ts";
import { loadPack } from "./load-pack.ts";
import { isPackHeld, PackRemoved, whenPackIsFree } from "./pack-lock.ts";
import { type PocketEvent, type PocketSituation, pocketMachine, type SaveInput } from "./pocket.machine.ts";
import { DeviceFull, hasAllPictures, removePack, savePack } from "./save-pocket.ts";

/** Whether a service worker can open the kept pages. Registering the worker again returns the page's registration. */
async function hasWorker(): Promise<boolean> {
  const registration = await navigator.serviceWorker.register(WORKER_PATH).catch(() => null);
  // A browser that blocks workers may return no registration.
  return Boolean(registration ?? (await navigator.serviceWorker.getRegistration().catch(() => null)));
}

async function readSituation(signal: AbortSignal): Promise<PocketSituation> {
  const isSupported = canKeepPages() && (await hasWorker());
  if (!isSupported) return { isSupported, record: null, pack: null, hasPictures: false, isHeld: false };
  const [record, pack, isHeld] = await Promise.all([
    readPocketRecord(),
    loadPack(signal).catch(() => null),
    isPackHeld(),
  ]);
  const hasPictures = record?.withPictures === true && (pack === null || (await hasAllPictures(pack, record)));
  return { isSupported, record, pack, hasPictures, isHeld };
}

const CHANGED = "pack changed";

/** The machine of "Paris in your pocket" with the actors of a browser. */
export function hostedPocket(): typeof pocketMachine {
  const tabs = new BroadcastChannel("flaneur-pocket");
  const notifyTabs = () => tabs.postMessage(CHANGED);
  return pocketMachine.provide({
    actors: {
      read: fromPromise<PocketSituation>(({ signal }) => readSituation(signal)),
      waitForSave: fromPromise(({ signal }) => whenPackIsFree(signal)),
      save: fromCallback<PocketEvent, SaveInput>(({ input: { pack, withPictures }, sendBack }) => {
        const stop = new AbortController();
        savePack(pack, {
          withPictures,
          signal: stop.signal,
          onProgress: (progress) => sendBack({ type: "save.progress", progress }),
        }).then(
          (record) => {
            notifyTabs();
            sendBack({ type: "save.done", record });
          },
          (error: unknown) => {
            if (stop.signal.aborted) return;
            if (error instanceof PackRemoved) sendBack({ type: "save.removed" });
            else sendBack({ type: "save.failed", ...(error instanceof DeviceFull && { left: error.left }) });
          },
        );
        return () => stop.abort();
      }),
      remove: fromPromise(() => removePack().finally(notifyTabs)),
      otherTabs: fromCallback<PocketEvent>(({ sendBack }) => {
        const follow = ({ data }: MessageEvent<unknown>) => {
          if (data === CHANGED) sendBack({ type: "pocket.changedElsewhere" });
        };
        tabs.addEventListener("message", follow);
        return () => tabs.removeEventListener("message", follow);
      }),
    },
  });
}
