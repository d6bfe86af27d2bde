import { useEffect, useRef, useState } from "react";
import { type ActorRefFrom, createActor, fromPromise, type SnapshotFrom, waitFor } from "xstate";
import { useActors } from "../../app-context.ts";
import type { GraphCall } from "../../graph/graph-call.ts";
import { useGraph } from "../../graph/graph-context.ts";
import { createList, deleteList, updateEntry } from "../lists/list-calls.ts";
import { noteSave } from "../lists/pending-saves.ts";
import type { BringSource } from "./bring.events.ts";
import { bringMachine } from "./bring.machine.ts";
import { addFavorites, lookUpPlaces, removeFavorites } from "./bring-calls.ts";
import type { BroughtPlace } from "./brought-rows.ts";
import type { ReadSource } from "./read-in-worker.ts";
import type { SaveStep, StepResult } from "./save-steps.ts";
import type { UndoStep } from "./undo-steps.ts";

interface StepOptions {
  readonly call: GraphCall;
  /** Called when favorites were added or removed. */
  readonly onFavoritesChanged: () => void;
}

async function saveStep(step: SaveStep, { call, onFavoritesChanged }: StepOptions): Promise<StepResult> {
  switch (step.kind) {
    case "favorites": {
      const addedIds = await addFavorites(call, step.placeIds);
      onFavoritesChanged();
      return { kind: "favorites", addedIds };
    }
    case "createList": {
      const { id } = await createList(call, { name: step.name, note: null }, step.placeIds);
      return { kind: "createList", listId: id };
    }
    case "listPlace":
      await updateEntry(call, step.listId, step.placeId, { note: step.note });
      return { kind: "listPlace" };
  }
}

async function undoStep(step: UndoStep, { call, onFavoritesChanged }: StepOptions): Promise<void> {
  if (step.kind === "list") return deleteList(call, step.listId);
  await removeFavorites(call, step.placeIds);
  onFavoritesChanged();
}

/** Whether the machine is saving places or taking them back. */
const isChanging = (snapshot: SnapshotFrom<typeof bringMachine>): boolean =>
  snapshot.matches("savingStep") || snapshot.matches("undoingStep");

/**
 * Returns the actor of the page that brings places. Provides the functions that read, look up, save and undo. A save or
 * an undo continues after the component is unmounted. If it then fails, a toast shows why, unless the user has changed.
 * @param read The reader of the first render is used. It is stopped when the component is unmounted.
 */
export function useBringActor(read: ReadSource): ActorRefFrom<typeof bringMachine> {
  const graph = useGraph();
  const { auth, authDialog, favorites, leftSave } = useActors();
  const [machine] = useState(() => {
    const options = { call: graph.call, onFavoritesChanged: () => favorites.send({ type: "favorites.changed" }) };
    return bringMachine.provide({
      actors: {
        read: fromPromise(
          ({ input, signal }: { readonly input: { readonly source: BringSource }; readonly signal: AbortSignal }) =>
            read(input.source, signal),
        ),
        lookUp: fromPromise(({ input }: { readonly input: { readonly places: readonly BroughtPlace[] } }) =>
          lookUpPlaces(graph.call, input.places),
        ),
        saveStep: fromPromise(({ input }: { readonly input: { readonly step: SaveStep } }) =>
          saveStep(input.step, options),
        ),
        undoStep: fromPromise(({ input }: { readonly input: { readonly step: UndoStep } }) =>
          undoStep(input.step, options),
        ),
      },
      actions: {
        openSignIn: () => authDialog.send({ type: "signIn.prompt", intent: { kind: "bring" } }),
      },
    });
  });
  // `useActorRef` would stop the actor with the component, and would drop the remaining steps.
  const [actor] = useState(() => createActor(machine, { input: { auth } }));
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    // In strict mode, React then starts the actor of the session again, which forgets who listened to it before.
    queueMicrotask(() => actor.start());
    return () => {
      isLeft.current = true;
      const wasChanging = isChanging(actor.getSnapshot());
      const end = waitFor(actor, (snapshot) => !isChanging(snapshot));
      void (wasChanging ? noteSave(end) : end).then(({ context: { error, userId } }) => {
        // React's strict mode runs the effect again immediately, with the same actor.
        if (!isLeft.current) return;
        actor.stop();
        const isSameUser = auth.getSnapshot().context.user?.id === userId;
        if (wasChanging && error !== null && isSameUser) leftSave.set({ error });
      });
    };
  }, [actor, auth, leftSave]);
  return actor;
}
