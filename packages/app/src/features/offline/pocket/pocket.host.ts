import { fromCallback, fromPromise } from "xstate";
import { readPocketRecord } from "../../../offline/pocket.ts";
import { type PocketEvent, type PocketSituation, pocketMachine, type SaveInput } from "./pocket.machine.ts";
import { DeviceFull, loadPack, removePack, savePack } from "./save-pocket.ts";

/** The machine of "Paris in your pocket" with the actors of a browser. */
export const hostedPocket = (): typeof pocketMachine =>
  pocketMachine.provide({
    actors: {
      read: fromPromise<PocketSituation>(async ({ signal }) => {
        const [record, pack] = await Promise.all([readPocketRecord(), loadPack(signal).catch(() => null)]);
        return { record, pack };
      }),
      save: fromCallback<PocketEvent, SaveInput>(({ input: { pack, withPictures }, sendBack }) => {
        const stop = new AbortController();
        savePack(pack, {
          withPictures,
          signal: stop.signal,
          onProgress: (progress) => sendBack({ type: "save.progress", progress }),
        }).then(
          (record) => sendBack({ type: "save.done", record }),
          (error: unknown) => {
            if (stop.signal.aborted) return;
            sendBack({ type: "save.failed", ...(error instanceof DeviceFull && { left: error.left }) });
          },
        );
        return () => stop.abort();
      }),
      remove: fromPromise(removePack),
    },
  });
