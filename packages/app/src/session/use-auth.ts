import { shallowEqual, useSelector } from "@xstate/react";
import { usePage } from "../page/page-context.ts";
import type { AuthUser } from "./auth.storage.ts";

export interface AuthStatus {
  /** The signed-in user, or null. Until the server has confirmed the session, this is the user in the storage. */
  readonly user: AuthUser | null;
  /** Whether a stored token without a stored user is being checked. */
  readonly unknown: boolean;
}

export function useAuth(): AuthStatus {
  const auth = usePage(({ auth }) => auth);
  return useSelector(
    auth,
    (snapshot) => ({
      user: snapshot.context.user,
      unknown: snapshot.context.user === null && snapshot.matches("verifying"),
    }),
    shallowEqual,
  );
}
