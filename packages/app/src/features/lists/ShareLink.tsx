import { useMessages } from "@flaneur/ui";
import { ShareDialog } from "@flaneur/ui/lists";
import { useActor } from "@xstate/react";
import { useEffect, useRef, useState } from "react";
import { fromPromise } from "xstate";
import type { GraphCall } from "../../graph/graph-call.ts";
import { useGraph } from "../../graph/graph-context.ts";
import { errorText } from "./error-text.ts";
import { type LinkInput, linkMachine, nameOf } from "./link.machine.ts";
import { endLink, type ShareLink as Link, loadLink, makeLink, type Shareable } from "./link-calls.ts";

export interface ShareLinkProps {
  /** The list to share. Each new object opens the dialog. Null until there is something to share. */
  readonly request: Shareable | null;
  /** Called after the link or its name was changed on the server, also if the dialog was closed meanwhile. */
  readonly onChanged?: () => void;
}

async function callFor(call: GraphCall, { task, shared, sharedBy }: LinkInput): Promise<Link | null> {
  if (task === "load") return loadLink(call, shared);
  if (task === "stop") return endLink(call, shared);
  return makeLink(call, shared, { sharedBy, renew: task === "renew" });
}

/** The dialog that shares a list. */
export function ShareLink({ request, onChanged }: ShareLinkProps) {
  const messages = useMessages();
  const { call } = useGraph();
  const notify = useRef(onChanged);
  useEffect(() => {
    notify.current = onChanged;
    return () => {
      notify.current = undefined;
    };
  });
  const [machine] = useState(() =>
    linkMachine.provide({
      actors: {
        call: fromPromise(async ({ input }: { readonly input: LinkInput }) => {
          const result = await callFor(call, input);
          // Called here, because the machine ignores the result of a call if the dialog is closed during the call.
          if (input.task !== "load") notify.current?.();
          return result;
        }),
        copy: fromPromise(({ input }: { readonly input: string }) => navigator.clipboard.writeText(absolute(input))),
      },
    }),
  );
  const [snapshot, send] = useActor(machine);
  const { link, isLoaded, asked, done, copy, error } = snapshot.context;
  useEffect(() => {
    if (request !== null) send({ type: "link.open", shared: request });
  }, [request, send]);
  const isPending = snapshot.matches("loading") || snapshot.matches("saving") || snapshot.matches("confirming");
  return (
    <ShareDialog
      open={!snapshot.matches("closed")}
      link={!isLoaded ? "loading" : link === null ? "none" : { url: absolute(link.url) }}
      sharedBy={nameOf(snapshot.context)}
      confirming={asked}
      submit={isPending ? "pending" : "enabled"}
      copy={copy}
      failure={errorText(error, messages)}
      done={done}
      onSharedByChange={(name) => send({ type: "link.name", sharedBy: name })}
      onSubmit={() => send({ type: "link.submit" })}
      onCopy={() => send({ type: "link.copy" })}
      onConfirmingChange={(change) => send({ type: "link.ask", change })}
      onConfirm={() => send({ type: "link.confirm" })}
      onClose={() => send({ type: "link.close" })}
    />
  );
}

/** Returns an absolute URL. A server that does not know its public address returns links as paths. */
const absolute = (url: string): string => new URL(url, location.href).href;
