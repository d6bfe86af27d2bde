import { lazyPart, useOpened } from "@flaneur/ui";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useActors } from "../app-context.ts";
import { useMountedDialog } from "../features/lists/use-mounted-dialog.ts";
import { useAuth } from "../page/use-auth.ts";
import type { AddedPlace } from "./AddedToastContent.tsx";

const AddedToastContent = lazyPart(async () => (await import("./AddedToastContent.tsx")).AddedToastContent);

/** The toast after a favorite was saved. It offers 'Add to list…', so place pages, which have this button, omit it. */
export function AddedToast() {
  const { user } = useAuth();
  // Each user has a toast of their own, so that the next user does not see the place of the user before.
  return user !== null && <ToastOfUser key={user.id} />;
}

function ToastOfUser() {
  const { favorites } = useActors();
  const isPlacePage = useLocation().pathname.startsWith("/places/");
  const [added, setAdded] = useState<AddedPlace | null>(null);
  const dialog = useMountedDialog();
  useEffect(() => {
    // A heart that was pressed before may settle while the dialog is open. The dialog keeps its place and its text.
    if (dialog.isMounted) return;
    const settled = favorites.on("favorite.settled", ({ place, isFavorite }) =>
      setAdded(isFavorite && !isPlacePage ? place : null),
    );
    return () => settled.unsubscribe();
  }, [favorites, isPlacePage, dialog.isMounted]);
  const isShown = useOpened(AddedToastContent, added !== null);
  return (
    isShown &&
    added !== null && <AddedToastContent key={added.id} place={added} dialog={dialog} onClose={() => setAdded(null)} />
  );
}
