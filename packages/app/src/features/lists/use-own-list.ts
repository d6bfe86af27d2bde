import { useState } from "react";
import { type ActorRefFrom, createActor, fromPromise, waitFor } from "xstate";
import type { EntryChange } from "./entry-changes.ts";
import type { ListSummary } from "./list-calls.ts";
import { ownListMachine, type SaveInput } from "./own-list.machine.ts";
import { useLeftSave } from "./use-left-save.ts";

/**
 * Returns the actor of the places of a list. The actor continues to save pending changes after the component is
 * unmounted. If such a save fails, a toast shows why, unless the user has changed.
 * @param save Saves a change. Only the function of the first render is used.
 * @param reload Loads the list again. Only the function of the first render is used.
 */
export function useOwnList(
  save: (listId: string, change: EntryChange) => Promise<ListSummary>,
  reload: () => void,
): ActorRefFrom<typeof ownListMachine> {
  // `useActorRef` would stop the actor with the component. This actor is never stopped: once all changes are saved, it
  // is idle and holds no resources.
  const [actor] = useState(() =>
    createActor(
      ownListMachine.provide({
        actors: {
          save: fromPromise(({ input }: { readonly input: SaveInput }) => save(input.listId, input.change)),
        },
        actions: { reload },
      }),
    ).start(),
  );
  useLeftSave(() =>
    actor.getSnapshot().matches("saving")
      ? waitFor(actor, (snapshot) => snapshot.matches("idle")).then(({ context }) => context)
      : null,
  );
  return actor;
}
