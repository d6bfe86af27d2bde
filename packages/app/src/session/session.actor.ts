import { fromCallback } from "xstate";
import type { SessionEnd } from "./auth.events.ts";
import type { AuthRef } from "./auth.machine.ts";
import type { AuthUser } from "./auth.storage.ts";

/** The events for machines with data of the user. A change of account is an end followed by a begin. */
export type SessionEvent =
  | { readonly type: "session.begin"; readonly user: AuthUser }
  | { readonly type: "session.end"; readonly end: SessionEnd };

/** Sends each begin and end of a session to the machine that invokes this actor, starting with the current session. */
export const sessionActor = fromCallback<SessionEvent, { readonly auth: AuthRef }>(({ input: { auth }, sendBack }) => {
  let known: string | null = null;
  // The subscribers of `auth.ended` are called before those of the snapshot, so `look` knows the reason of an end.
  let end: SessionEnd = "logOut";
  const reason = auth.on("auth.ended", (event) => {
    end = event.end;
  });
  const look = ({ context: { token, user } }: ReturnType<AuthRef["getSnapshot"]>) => {
    const session = user === null ? null : token;
    if (session === known) return;
    if (known !== null) sendBack({ type: "session.end", end });
    // Resets the reason: a sign-in during a session emits no `auth.ended`, and would be sent with the reason of an
    // earlier end.
    end = "logOut";
    known = session;
    if (user !== null && session !== null) sendBack({ type: "session.begin", user });
  };
  look(auth.getSnapshot());
  const subscription = auth.subscribe(look);
  return () => {
    subscription.unsubscribe();
    reason.unsubscribe();
  };
});
