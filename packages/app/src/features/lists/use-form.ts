import { useActor } from "@xstate/react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { fromPromise } from "xstate";
import type { createFormMachine } from "./form.machine.ts";

/**
 * Returns the state of a form, and functions that send its events.
 * @param save Saves the form. It may use values of the last render.
 */
export function useForm<Draft extends object>(
  machine: ReturnType<typeof createFormMachine<Draft>>,
  save: (draft: Draft) => Promise<void>,
) {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  const [provided] = useState(() =>
    machine.provide({
      actors: { save: fromPromise<void, { readonly draft: Draft }>(({ input }) => latest.current(input.draft)) },
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
  save: (draft: Draft) => Promise<void>,
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
