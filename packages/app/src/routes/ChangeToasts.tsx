import { lazyPart, useOpened } from "@flaneur/ui";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useActors } from "../app-context.ts";
import type { AddedPlace } from "../features/lists/AddedToastContent.tsx";
import { useMountedDialog } from "../features/lists/use-mounted-dialog.ts";
import { useAuth } from "../session/use-auth.ts";
import type { ChangeFailure } from "./FailureToastContent.tsx";

const AddedToastContent = lazyPart(
  async () => (await import("../features/lists/AddedToastContent.tsx")).AddedToastContent,
);
const FailureToastContent = lazyPart(async () => (await import("./FailureToastContent.tsx")).FailureToastContent);

/**
 * The toast after a press of a heart, and after a failed save of a list whose page or dialog is gone. When a favorite
 * was saved, the toast offers 'Add to list…'. Place pages show no such toast, because they have this button. When a
 * change was not saved, the toast says why.
 */
export function ChangeToasts() {
  const { user } = useAuth();
  // Each user has a toast of their own, so that the next user does not see the place of the user before.
  return user !== null && <ToastOfUser key={user.id} />;
}

interface NumberedFailure {
  readonly failure: ChangeFailure;
  /** Counts the failures, so that each of them has a toast of its own. */
  readonly number: number;
}

function ToastOfUser() {
  const { favorites, leftSave } = useActors();
  const isPlacePage = useLocation().pathname.startsWith("/places/");
  const [added, setAdded] = useState<AddedPlace | null>(null);
  const [failed, setFailed] = useState<NumberedFailure | null>(null);
  const dialog = useMountedDialog();
  const isDialogMounted = dialog.isMounted;
  useEffect(() => {
    const show = (failure: ChangeFailure) => setFailed((before) => ({ failure, number: (before?.number ?? 0) + 1 }));
    const subscriptions = [
      favorites.on("favorite.settled", ({ place, isFavorite }) => {
        // A heart that was pressed before may settle while the dialog is open. The dialog keeps its place and its text.
        if (isDialogMounted) return;
        setAdded(isFavorite && !isPlacePage ? place : null);
        // The failed save of a list stays: the heart has not changed it.
        setFailed((before) => (before?.failure.kind === "list" ? before : null));
      }),
      favorites.on("favorite.refused", ({ code }) => show({ kind: "favorite", code })),
    ];
    const stop = leftSave.subscribe(() => {
      const left = leftSave.get();
      if (left !== null) show({ kind: "list", error: left.error });
    });
    return () => {
      stop();
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [favorites, leftSave, isPlacePage, isDialogMounted]);
  const isAddedShown = useOpened(AddedToastContent, added !== null);
  const isFailureShown = useOpened(FailureToastContent, failed !== null);
  // A failure replaces the other toast, but waits for the dialog of that toast.
  const isFailureFirst = failed !== null && !isDialogMounted;
  const closeFailure = () => {
    setFailed(null);
    setAdded(null);
  };
  return (
    <>
      {isAddedShown && added !== null && !isFailureFirst && (
        <AddedToastContent key={added.id} place={added} dialog={dialog} onClose={() => setAdded(null)} />
      )}
      {isFailureShown && isFailureFirst && (
        <FailureToastContent key={failed.number} failure={failed.failure} onClose={closeFailure} />
      )}
    </>
  );
}
