import { useEffect, useRef } from "react";
import { usePage } from "../../page/page-context.ts";
import { noteSave } from "./pending-saves.ts";

/**
 * Follows a save that goes on after the component is unmounted. If it fails, a toast shows why, unless the user has
 * changed.
 * @param pendingSave Returns the end of the pending save, with the error if it has failed; null if no save is pending.
 * Only the function of the first render is used.
 */
export function useLeftSave(pendingSave: () => Promise<{ readonly error: unknown }> | null): void {
  const auth = usePage((page) => page.auth);
  const leftSave = usePage((page) => page.leftSave);
  const pending = useRef(pendingSave);
  useEffect(() => {
    const userId = () => auth.getSnapshot().context.user?.id ?? null;
    const owner = userId();
    const { current: pendingOf } = pending;
    return () => {
      const save = pendingOf();
      if (save === null) return;
      void noteSave(save).then(({ error }) => {
        if (error !== null && owner === userId()) leftSave.set({ error });
      });
    };
  }, [auth, leftSave]);
}
