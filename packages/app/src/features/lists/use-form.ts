import { useActor } from "@xstate/react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { fromPromise } from "xstate";
import { usePage } from "../../page/page-context.ts";
import type { createFormMachine } from "./form.machine.ts";
import { noteSave } from "./pending-saves.ts";

/**
 * Saves a form.
 * @param signal Aborted when the form was unmounted, or opened again, before the save has ended.
 */
export type SaveForm<Draft> = (draft: Draft, signal: AbortSignal) => Promise<void>;

/**
 * Returns the state of a form, and functions that send its events. A save is not cancelled when the form is unmounted
 * or opened again; if it then fails, a toast of the page shows why, unless the user has logged out meanwhile.
 * @param save Saves the draft. The function of the latest render is called.
 * @param onLeftFailed Called with the draft of a save that failed after the form was unmounted or opened again, unless
 * the user has logged out meanwhile.
 */
export function useForm<Draft extends object>(
  machine: ReturnType<typeof createFormMachine<Draft>>,
  save: SaveForm<Draft>,
  onLeftFailed: (draft: Draft) => void = () => {},
) {
  const auth = usePage((page) => page.auth);
  const leftSaves = usePage((page) => page.leftSaves);
  const userId = () => auth.getSnapshot().context.user?.id ?? null;
  const latest = useRef({ save, onLeftFailed });
  useEffect(() => {
    latest.current = { save, onLeftFailed };
  });
  const [provided] = useState(() =>
    machine.provide({
      actors: {
        save: fromPromise<void, { readonly draft: Draft }>(async ({ input: { draft }, signal }) => {
          const owner = userId();
          try {
            await noteSave(latest.current.save(draft, signal));
          } catch (error) {
            if (signal.aborted && owner === userId()) {
              latest.current.onLeftFailed(draft);
              leftSaves.send({ type: "leftSave.failed", error });
            }
            throw error;
          }
        }),
      },
    }),
  );
  const [snapshot, send] = useActor(provided);
  const { draft, error } = snapshot.context;
  return {
    isOpen: snapshot.hasTag("open"),
    isSaving: snapshot.hasTag("pending"),
    draft,
    error,
    open: (draft: Draft) => send({ type: "form.open", draft }),
    change: (change: Partial<Draft>) => send({ type: "form.change", change }),
    submit: () => send({ type: "form.submit" }),
    close: () => send({ type: "form.close" }),
  };
}

/**
 * Returns the state of a form that is open as long as its component is mounted.
 * @param initial The first draft. Pass a constant.
 * @param save Saves the form, as for `useForm`.
 * @param onClose Called when the form has closed and no save is pending, so that the component can be unmounted. A
 * form that was closed during its save opens again if the save fails.
 */
export function useMountedForm<Draft extends object>(
  machine: ReturnType<typeof createFormMachine<Draft>>,
  initial: Draft,
  save: SaveForm<Draft>,
  onClose: () => void,
) {
  const form = useForm(machine, save);
  const { isOpen, isSaving, draft } = form;
  const openFirst = useEffectEvent(() => form.open(initial));
  useEffect(() => openFirst(), []);
  const closeIfDone = useEffectEvent(() => {
    if (!isOpen && !isSaving && draft !== null) onClose();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the form opens or closes, and when a save ends
  useEffect(() => closeIfDone(), [isOpen, isSaving]);
  return { ...form, draft: draft ?? initial };
}
