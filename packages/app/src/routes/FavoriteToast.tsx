import { lazyPart, useOpened } from "@flaneur/ui";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useActors } from "../app-context.ts";
import { useMountedDialog } from "../features/lists/use-mounted-dialog.ts";
import { useAuth } from "../page/use-auth.ts";
import type { AddedPlace } from "./AddedToastContent.tsx";

const AddedToastContent = lazyPart(async () => (await import("./AddedToastContent.tsx")).AddedToastContent);
const RefusalToastContent = lazyPart(async () => (await import("./RefusalToastContent.tsx")).RefusalToastContent);

/**
 * The toast after a press of a heart. When the favorite was saved, the toast offers 'Add to list…', so place pages, which
 * have this button, omit it. When the server has refused the change, the toast says why.
 */
export function FavoriteToast() {
  const { user } = useAuth();
  // Each user has a toast of their own, so that the next user does not see the place of the user before.
  return user !== null && <ToastOfUser key={user.id} />;
}

interface Refusal {
  readonly problem: string;
  /** Counts the refusals, so that each of them has a toast of its own. */
  readonly number: number;
}

function ToastOfUser() {
  const { favorites } = useActors();
  const isPlacePage = useLocation().pathname.startsWith("/places/");
  const [added, setAdded] = useState<AddedPlace | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const dialog = useMountedDialog();
  useEffect(() => {
    // A heart that was pressed before may settle while the dialog is open. The dialog keeps its place and its text.
    if (dialog.isMounted) return;
    const settled = favorites.on("favorite.settled", ({ place, isFavorite }) => {
      setAdded(isFavorite && !isPlacePage ? place : null);
      setRefusal(null);
    });
    const refused = favorites.on("favorite.refused", ({ problem }) => {
      setAdded(null);
      setRefusal((before) => ({ problem, number: (before?.number ?? 0) + 1 }));
    });
    return () => {
      settled.unsubscribe();
      refused.unsubscribe();
    };
  }, [favorites, isPlacePage, dialog.isMounted]);
  const isAddedShown = useOpened(AddedToastContent, added !== null);
  const isRefusalShown = useOpened(RefusalToastContent, refusal !== null);
  return (
    <>
      {isAddedShown && added !== null && (
        <AddedToastContent key={added.id} place={added} dialog={dialog} onClose={() => setAdded(null)} />
      )}
      {isRefusalShown && refusal !== null && (
        <RefusalToastContent key={refusal.number} problem={refusal.problem} onClose={() => setRefusal(null)} />
      )}
    </>
  );
}
