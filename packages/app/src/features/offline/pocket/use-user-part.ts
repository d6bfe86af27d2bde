import { useEffect, useState } from "react";
import { loadUserPart, type UserPart } from "./save-user.ts";

/**
 * Returns what the signed-in user has on the server, and whether it is kept; null until it is loaded, and without a user.
 * @param reasons Values whose change may have changed the result, such as the state of a save.
 */
export function useUserPart(isOpen: boolean, userId: string | null, ...reasons: readonly unknown[]): UserPart | null {
  const [loaded, setLoaded] = useState<{ readonly userId: string; readonly part: UserPart | null } | null>(null);
  useEffect(() => {
    if (!isOpen || userId === null) return;
    const stop = new AbortController();
    loadUserPart(stop.signal).then(
      (part) => {
        if (!stop.signal.aborted) setLoaded({ userId, part });
      },
      // Without a connection, the sheet shows no sizes either.
      () => undefined,
    );
    return () => stop.abort();
  }, [isOpen, userId, ...reasons]);
  return loaded?.userId === userId ? loaded.part : null;
}
