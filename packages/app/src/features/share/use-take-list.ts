import { useMessages } from "@flaneur/ui";
import { changeFailureText, type ListTaking } from "@flaneur/ui/shared-list";
import { useActor } from "@xstate/react";
import { useEffect, useRef, useState } from "react";
import { fromPromise } from "xstate";
import { formErrorOf } from "../../form/form-error.ts";
import { dataOf } from "../../graph/graph-call.ts";
import { useGraph } from "../../graph/graph-context.ts";
import { resultOf } from "../../graph/problem.ts";
import type { AuthRef } from "../../session/auth.machine.ts";
import type { SignInIntent } from "../../session/sign-in-intent.ts";
import { useAuth } from "../../session/use-auth.ts";
import { CopySharedListMutation, KeepSharedListMutation } from "./take-list.graphql.ts";
import { takeListMachine } from "./take-list.machine.ts";

interface TakeListOptions {
  /** The last part of the link. */
  readonly token: string;
  readonly auth: AuthRef;
  /** Called instead of an action when no visitor is signed in. The action runs after signing in with this intent. */
  readonly onSignIn: (intent: SignInIntent) => void;
  /** Called when all places are favorites. */
  readonly onKept: () => void;
  /** Called with the id of the new list, unless the visitor left the page or signed out before it was created. */
  readonly onCopied: (id: string) => void;
}

/** Returns the state and the callbacks of 'Save to my favorites' and 'Copy as my own list'. */
export function useTakeList(options: TakeListOptions): ListTaking {
  const messages = useMessages();
  const { call } = useGraph();
  const { user } = useAuth();
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const [machine] = useState(() =>
    takeListMachine.provide({
      actors: {
        keep: fromPromise<void>(async () => {
          const { token } = latest.current;
          resultOf(dataOf(await call(KeepSharedListMutation, { token })).keepSharedList);
          latest.current.onKept();
        }),
        copy: fromPromise<void>(async ({ signal }) => {
          const { token } = latest.current;
          const { list } = resultOf(dataOf(await call(CopySharedListMutation, { token })).copySharedList);
          // The visitor may have left the page or signed out meanwhile.
          if (!signal.aborted) latest.current.onCopied(list.id);
        }),
      },
    }),
  );
  const { auth, token } = options;
  const [snapshot, send] = useActor(machine, { input: { auth, token } });
  const take = (type: "take.keep" | "take.copy") => () => {
    if (user !== null) send({ type });
    else options.onSignIn({ kind: "takeList", token, as: type === "take.keep" ? "favorites" : "list" });
  };
  const { isKept, error } = snapshot.context;
  return {
    running: RUNNING[snapshot.value],
    isKept,
    failure: error === null ? null : changeFailureText(formErrorOf(error), messages),
    onKeep: take("take.keep"),
    onCopy: take("take.copy"),
  };
}

const RUNNING = { idle: null, kept: null, keeping: "keep", copying: "copy" } as const;
