import type { FilterOptions } from "@flaneur/domain";
import { lazyPart, useMessages, useOpened } from "@flaneur/ui";
import { DeleteViewDialog, ViewDialog, viewWords } from "@flaneur/ui/views";
import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useState } from "react";
import type { Shareable } from "../../links/link-calls.ts";
import { usePage } from "../../page/page-context.ts";
import type { Tabs } from "./use-tabs.ts";
import { viewDeletionMachine } from "./view-deletion.machine.ts";
import { draftOf, isSavable } from "./view-dialog.form.ts";
import { viewDialogMachine } from "./view-dialog.machine.ts";

const ShareLink = lazyPart(async () => (await import("../../links/ShareLink.tsx")).ShareLink);

export interface ViewDialogsProps {
  readonly tabs: Tabs;
  /** The filter options, or null while they are not loaded. */
  readonly options: FilterOptions | null;
}

/** The dialogs of saved views with their machines. They are mounted when a dialog is first requested. */
export function ViewDialogs({ tabs, options }: ViewDialogsProps) {
  const messages = useMessages();
  const { viewRequest, filtersActor: filters, viewsActor: views, signIn } = tabs;
  const auth = usePage(({ auth }) => auth);
  const dialog = useActorRef(viewDialogMachine, { input: { auth, signIn, filters, views } });
  const deletion = useActorRef(viewDeletionMachine, { input: { auth, views } });
  useEffect(() => {
    if (viewRequest?.type === "viewDeletion.open") deletion.send(viewRequest);
    else if (viewRequest !== null) dialog.send(viewRequest);
  }, [viewRequest, dialog, deletion]);
  const edited = useSelector(dialog, (snapshot) => snapshot);
  const deleted = useSelector(deletion, (snapshot) => snapshot);
  const [shared, setShared] = useState<Shareable | null>(null);
  const isShareLoaded = useOpened(ShareLink, shared !== null);
  // Closes the dialog of the link when the user signs out, because the link belongs to that user.
  useEffect(() => {
    const ended = auth.on("auth.ended", () => setShared(null));
    return () => ended.unsubscribe();
  }, [auth]);
  const { context } = edited;
  const editedId = context.edited?.id;
  const { view } = deleted.context;
  return (
    <>
      <ViewDialog
        open={edited.matches("editing") || edited.matches({ saving: "shown" })}
        mode={context.edited === null ? "create" : "edit"}
        draft={draftOf(context)}
        leftOut={context.current.leftOut}
        options={options}
        submit={edited.matches("saving") ? "pending" : isSavable(context) ? "enabled" : "disabled"}
        isFull={context.isFull}
        {...(context.conflict !== null && {
          conflict: {
            name: context.conflict.name,
            filters: viewWords(context.conflict.filters, messages),
            onKeepMine: () => dialog.send({ type: "viewDialog.keepMine" }),
            onTakeSaved: () => dialog.send({ type: "viewDialog.takeSaved" }),
          },
        })}
        {...(editedId !== undefined && { onShare: () => setShared({ kind: "view", id: editedId }) })}
        onDraftChange={(change) => dialog.send({ type: "viewDialog.change", change })}
        onSubmit={() => dialog.send({ type: "viewDialog.save" })}
        onClose={() => dialog.send({ type: "viewDialog.close" })}
      />
      {isShareLoaded && shared !== null && <ShareLink request={shared} />}
      <DeleteViewDialog
        open={!deleted.matches("closed")}
        name={view?.name ?? ""}
        filters={view === null ? [] : viewWords(view.filters, messages)}
        state={deleted.matches("deleting") ? "pending" : "ready"}
        onDelete={() => deletion.send({ type: "viewDeletion.confirm" })}
        onClose={() => deletion.send({ type: "viewDeletion.cancel" })}
      />
    </>
  );
}
