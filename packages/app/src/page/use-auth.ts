import { shallowEqual, useSelector } from "@xstate/react";
import type { AuthUser } from "../session/auth.storage.ts";
import { usePage } from "./page-context.ts";

export interface AuthStatus {
  /** Who is signed in, as far as is known: before the server has said so, whom the browser's storage names. */
  readonly user: AuthUser | null;
  /** A stored token is being checked whose user is not known yet. */
  readonly unknown: boolean;
}

export function useAuth(): AuthStatus {
  const auth = usePage(({ auth }) => auth);
  return useSelector(
    auth,
    (snapshot) => ({
      user: snapshot.context.user,
      unknown: snapshot.context.user === null && (snapshot.matches("verifying") || snapshot.matches("starting")),
    }),
    shallowEqual,
  );
}
