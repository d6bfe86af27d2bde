import { useMessages } from "@flaneur/ui";
import { failureText, refusalText, ShareDialog } from "@flaneur/ui/share-dialog";
import { useActor } from "@xstate/react";
import { useEffect, useState } from "react";
import { fromPromise } from "xstate";
import { CallFailed, type GraphCall } from "../graph/graph-call.ts";
import { useGraph } from "../graph/graph-context.ts";
import { Refused } from "../graph/refused.ts";
import { type LinkInput, linkMachine, nameOf } from "./link.machine.ts";
import { endLink, type ShareLink as Link, loadLink, makeLink, type Shareable } from "./link-calls.ts";

export interface ShareLinkProps {
  /** The list or view to share. Each new object opens the dialog. Null until there is something to share. */
  readonly request: Shareable | null;
  /** Called after the link was created, renewed or ended. Not called after a change of the name alone. */
  readonly onChanged?: () => void;
}

async function callFor(call: GraphCall, { task, shared, sharedBy }: LinkInput): Promise<Link | null> {
  if (task === "load") return loadLink(call, shared);
  if (task === "stop") return endLink(call, shared);
  return makeLink(call, shared, { sharedBy, renew: task === "renew" });
}

/** The dialog that shares a list or a view. */
export function ShareLink({ request, onChanged }: ShareLinkProps) {
  const messages = useMessages();
  const { call } = useGraph();
  const [machine] = useState(() =>
    linkMachine.provide({
      actors: {
        call: fromPromise(({ input }: { readonly input: LinkInput }) => callFor(call, input)),
        copy: fromPromise(({ input }: { readonly input: string }) => navigator.clipboard.writeText(absolute(input))),
      },
    }),
  );
  const [snapshot, send] = useActor(machine);
  const { shared, link, isLoaded, asked, done, copy, error } = snapshot.context;
  useEffect(() => {
    if (request !== null) send({ type: "link.open", shared: request });
  }, [request, send]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each change, also if it is the same change as before with another link.
  useEffect(() => {
    if (done !== null) onChanged?.();
  }, [done, link]);
  const isPending = snapshot.matches("loading") || snapshot.matches("saving") || snapshot.matches("confirming");
  return (
    <ShareDialog
      open={!snapshot.matches("closed")}
      kind={shared?.kind ?? "list"}
      link={!isLoaded ? "loading" : link === null ? "none" : { url: absolute(link.url) }}
      sharedBy={nameOf(snapshot.context)}
      confirming={asked}
      submit={isPending ? "pending" : "enabled"}
      copy={copy}
      failure={textOf(error, messages)}
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

function textOf(error: unknown, messages: ReturnType<typeof useMessages>): string | null {
  if (error === null) return null;
  if (error instanceof CallFailed) return failureText(error.failure, messages);
  return error instanceof Refused ? refusalText(error.problem, messages) : messages.failures.unexpected;
}
