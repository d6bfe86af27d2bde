import { useActor, useSelector } from "@xstate/react";
import { useEffect, useRef, useState } from "react";
import { type ActorRefFrom, fromPromise, type SnapshotFrom } from "xstate";
import type { FormEvent, FormMachine } from "./form.machine.ts";

/**
 * Saves a form.
 * @param signal Aborted when the form was unmounted, closed or opened again, before the save has ended.
 */
export type SaveForm<Draft, Result = void> = (draft: Draft, signal: AbortSignal) => Promise<Result>;

/** The state of a form, and functions that send its events. */
const formOf = <Draft extends object, Result>(
  snapshot: SnapshotFrom<FormMachine<Draft, Result>>,
  send: (event: FormEvent<Draft>) => void,
) => ({
  ...snapshot.context,
  isOpen: snapshot.hasTag("open"),
  isSaving: snapshot.hasTag("pending"),
  isSaved: snapshot.hasTag("saved"),
  open: (draft: Draft) => send({ type: "form.open", draft }),
  change: (change: Partial<Draft>) => send({ type: "form.change", change }),
  replace: (draft: Draft) => send({ type: "form.replace", draft }),
  leave: (field: keyof Draft & string) => send({ type: "form.blur", field }),
  submit: () => send({ type: "form.submit" }),
  close: () => send({ type: "form.close" }),
});

/**
 * Returns the state of a form, and functions that send its events.
 * @param save Saves the draft. The function of the latest render is called.
 */
export function useForm<Draft extends object, Result>(
  machine: FormMachine<Draft, Result>,
  save: SaveForm<Draft, Result>,
) {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  const [provided] = useState(() =>
    machine.provide({
      actors: {
        save: fromPromise<Result, { readonly draft: Draft }>(({ input, signal }) =>
          latest.current(input.draft, signal),
        ),
      },
    }),
  );
  const [snapshot, send] = useActor(provided);
  return formOf(snapshot, send);
}

/** Returns the state of a form that is a child of the machine of a dialog, and functions that send its events. */
export function useChildForm<Draft extends object, Result>(
  actor: ActorRefFrom<FormMachine<Draft, Result>> | undefined,
) {
  if (actor === undefined) throw new Error("The dialog has no form. Its machine invokes the form.");
  const snapshot = useSelector(actor, (current: SnapshotFrom<FormMachine<Draft, Result>>) => current);
  return formOf<Draft, Result>(snapshot, actor.send);
}

export type Form<Draft extends object, Result = void> = ReturnType<typeof useForm<Draft, Result>>;
