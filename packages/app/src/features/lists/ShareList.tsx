import { useMessages } from "@flaneur/ui";
import { changeFailureText, ShareDialog } from "@flaneur/ui/lists";
import { useState } from "react";
import { useGraph } from "../../graph/graph-context.ts";
import { useLoaded } from "../../query/use-loaded.ts";
import { useCopyUrl } from "../share/use-share.ts";
import { endLink, type ListLink, loadLink, makeLink } from "./link-calls.ts";
import { type LinkDraft, linkForm } from "./list-forms.ts";
import { linkMachine } from "./list-queries.ts";
import { useCallQuery } from "./use-call-query.ts";
import { useMountedForm } from "./use-saved-form.ts";

export interface ShareListProps {
  readonly listId: string;
  /** Called after the link or its name was changed on the server, also if the dialog was closed meanwhile. */
  readonly onChanged: () => void;
  /** Called when the dialog has closed. */
  readonly onClose: () => void;
}

const UNTYPED: LinkDraft = { name: null, task: "share" };
const DONE = { renew: "renewed", stop: "stopped" } as const;

/** The dialog that shares a list by a link. It opens when it is mounted. */
export function ShareList({ listId, onChanged, onClose }: ShareListProps) {
  const messages = useMessages();
  const { call } = useGraph();
  const query = useCallQuery(linkMachine, listId, async (id) => ({ link: await loadLink(call, id) }));
  const { result, failure, pending: isLoading } = useLoaded(query);
  const [changed, setChanged] = useState<{ link: ListLink | null; done: "created" | "renewed" | "stopped" | null }>();
  const known = changed ?? result;
  const link = known?.link ?? null;
  const nameOf = ({ name }: LinkDraft) => name ?? link?.sharedBy ?? "";
  const form = useMountedForm(
    linkForm,
    UNTYPED,
    async (draft) => {
      const { task } = draft;
      const sharedBy = nameOf(draft).trim() || null;
      const made =
        task === "stop" ? await endLink(call, listId) : await makeLink(call, listId, sharedBy, task === "renew");
      setChanged({ link: made, done: task !== "share" ? DONE[task] : link === null ? "created" : null });
      onChanged();
    },
    onClose,
  );
  const { name, task } = form.draft;
  const { result: copy, onCopy } = useCopyUrl();
  const url = link === null ? "" : absolute(link.url);
  const error = failure === null ? form.error : ({ kind: "failed", failure } as const);
  return (
    <ShareDialog
      open={form.isOpen}
      link={known === null ? "loading" : link === null ? "none" : { url }}
      sharedBy={nameOf({ name, task })}
      confirming={task === "share" ? null : task}
      submit={form.isSaving || (known === null && isLoading) ? "pending" : "enabled"}
      copy={copy}
      failure={error && changeFailureText(error, messages)}
      done={changed?.done ?? null}
      onSharedByChange={(typed) => form.change({ name: typed })}
      onSubmit={() => {
        if (known === null) return query.send({ type: "query.retry" });
        form.change({ task: "share" });
        form.submit();
      }}
      onCopy={() => onCopy(url)}
      onConfirmingChange={(asked) => form.change({ task: asked ?? "share" })}
      onConfirm={form.submit}
      onClose={form.close}
    />
  );
}

/** Returns an absolute URL. A server that does not know its public address returns links as paths. */
const absolute = (url: string): string => new URL(url, location.href).href;
