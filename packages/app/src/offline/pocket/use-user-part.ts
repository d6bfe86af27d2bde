import { useEffect, useState } from "react";
import { loadUserPart, type UserPart } from "./save-user.ts";

/**
 * Returns how many favorites and lists the signed-in user has on the server, and whether they are saved on the device.
 * Null until the counts are loaded, and when no user is signed in.
 * @param reasons Values that cause a new request when they change, such as the state of a save.
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
      // Failures are ignored: without a connection, the dialog cannot show the sizes of the download either.
      () => undefined,
    );
    return () => stop.abort();
  }, [isOpen, userId, ...reasons]);
  return loaded?.userId === userId ? loaded.part : null;
}
