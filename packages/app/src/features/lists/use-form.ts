import { useActor } from "@xstate/react";
import { useEffect, useRef, useState } from "react";
import { fromPromise } from "xstate";
import type { createFormMachine } from "./form.machine.ts";

/** Returns the state of a form and its events. @param save Saves the form. It may use values of the last render. */
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
