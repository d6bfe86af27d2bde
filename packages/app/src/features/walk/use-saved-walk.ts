import { savedWalkText, type WalkChoice } from "@flaneur/domain";
import { useMessages } from "@flaneur/ui";
import { changeFailureText } from "@flaneur/ui/lists";
import type { SavedWalk } from "@flaneur/ui/walk";
import { useSelector } from "@xstate/react";
import { useState } from "react";
import { createActor, fromPromise, waitFor } from "xstate";
import { formErrorOf } from "../../form/form-error.ts";
import { useGraph } from "../../graph/graph-context.ts";
import { createQueryMachine } from "../../query/query.machine.ts";
import { RETRY_ONCE } from "../../query/retry-policy.ts";
import { useLoaded } from "../../query/use-loaded.ts";
import { listPath } from "../../routing/list-paths.ts";
import { loadWalkList, updateList, type WalkList } from "../lists/list-calls.ts";
import { useCallQuery } from "../lists/use-call-query.ts";
import { useLeftSave } from "../lists/use-left-save.ts";
import { savedWalkMachine } from "./saved-walk.machine.ts";

const walkListMachine = createQueryMachine<string | null, { readonly list: WalkList | null }>(RETRY_ONCE);

/**
 * Returns the list that a walk leads through, and whether the walk is saved with it. A changed walk is saved with the
 * visitor's own list. The save continues after the component is unmounted.
 * @param ownId The id of the visitor's own list; null for another list, and for a signed-out visitor. Only the id of
 * the first render is used.
 * @param choice The walk on the page.
 */
export function useSavedWalk(ownId: string | null, choice: WalkChoice) {
  const { call } = useGraph();
  const messages = useMessages();
  const query = useCallQuery(walkListMachine, ownId, async (id) => ({
    list: id === null ? null : await loadWalkList(call, id),
  }));
  const { result, failure } = useLoaded(query);
  // `useActorRef` would stop the actor with the component. This actor is never stopped: once the walk is saved, it is
  // idle and holds no resources.
  const [actor] = useState(() => {
    const save = fromPromise<void, string | null>(async ({ input: walk }) => {
      if (ownId !== null) await updateList(call, ownId, { walk });
    });
    return createActor(savedWalkMachine.provide({ actors: { save } })).start();
  });
  useLeftSave(() =>
    actor.getSnapshot().matches("saving")
      ? waitFor(actor, (snapshot) => snapshot.matches("idle")).then(({ context }) => context)
      : null,
  );
  const { saved, error } = useSelector(actor, ({ context }) => context);
  const isSaving = useSelector(actor, (snapshot) => snapshot.matches("saving"));
  const list = result?.list ?? null;
  const saveWalk = (walk: string | null) => {
    const isOthers = result !== null && list === null;
    if (ownId !== null && !isOthers) actor.send({ type: "walk.save", walk });
  };
  return {
    saved: list === null ? null : shownSave(list, choice, { saved, isSaving, reason: reasonOf(error) }),
    list: linkOf(),
    save: (next: WalkChoice) => saveWalk(savedWalkText(next)),
    forget: () => saveWalk(null),
    saveAgain: () => actor.send({ type: "walk.retry" }),
  };

  function reasonOf(cause: unknown): string | null {
    return cause === null ? null : changeFailureText(formErrorOf(cause), messages);
  }

  /** Returns the page and the name of the list. An own list that cannot be loaded has the name of the address. */
  function linkOf(): { readonly href: string; readonly name: string } | null {
    if (list !== null) return { href: listPath(list.id), name: list.name };
    if (choice.list === null || choice.name === null) return null;
    if (choice.list.kind === "shared")
      return { href: `/lists/${encodeURIComponent(choice.list.id)}`, name: choice.name };
    const isUnknown = ownId !== null && (result === null || failure !== null);
    return isUnknown ? { href: listPath(choice.list.id), name: choice.name } : null;
  }
}

interface Save {
  readonly saved: string | null | undefined;
  readonly isSaving: boolean;
  readonly reason: string | null;
}

function shownSave({ name, share, walk }: WalkList, choice: WalkChoice, { saved, isSaving, reason }: Save): SavedWalk {
  const shown = { listName: name, isShared: share !== null };
  if (isSaving) return { ...shown, status: "saving" };
  if (reason !== null) return { ...shown, status: "failed", reason };
  const stored = saved === undefined ? walk : saved;
  return { ...shown, status: stored === savedWalkText(choice) ? "saved" : "unsaved" };
}
