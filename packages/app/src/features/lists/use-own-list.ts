import { useEffect, useState } from "react";
import { type ActorRefFrom, createActor, fromPromise, waitFor } from "xstate";
import { usePage } from "../../page/page-context.ts";
import type { EntryChange } from "./entry-changes.ts";
import type { ListSummary, OwnList } from "./list-calls.ts";
import { ownListMachine } from "./own-list.machine.ts";
import { noteSave } from "./pending-saves.ts";

/**
 * Returns the actor of the places of a list. The actor continues to save pending changes after the component is
 * unmounted. If such a save fails, a toast shows why, unless the user has changed.
 * @param save Saves a change. Only the function of the first render is used.
 * @param reload Loads the list again. Only the function of the first render is used.
 */
export function useOwnList(
  save: (list: OwnList, change: EntryChange) => Promise<ListSummary>,
  reload: () => void,
): ActorRefFrom<typeof ownListMachine> {
  const auth = usePage((page) => page.auth);
  const leftSaves = usePage((page) => page.leftSaves);
  // `useActorRef` would stop the actor with the component. This actor is never stopped: once all changes are saved, it
  // is idle and holds no resources.
  const [actor] = useState(() =>
    createActor(
      ownListMachine.provide({
        actors: {
          save: fromPromise(({ input }: { readonly input: { readonly list: OwnList; readonly change: EntryChange } }) =>
            save(input.list, input.change),
          ),
        },
        actions: { reload },
      }),
    ).start(),
  );
  useEffect(() => {
    const userId = () => auth.getSnapshot().context.user?.id ?? null;
    const owner = userId();
    return () => {
      if (!actor.getSnapshot().matches("saving")) return;
      void noteSave(waitFor(actor, (snapshot) => snapshot.matches("idle"))).then(({ context: { error } }) => {
        if (error !== null && owner === userId()) leftSaves.send({ type: "leftSave.failed", error });
      });
    };
  }, [actor, auth, leftSaves]);
  return actor;
}
