import type { FilterOptions, View } from "@flaneur/domain";
import { useMessages } from "@flaneur/ui";
import { DeleteViewDialog, ViewDialog, viewWords } from "@flaneur/ui/views";
import { useActorRef, useSelector } from "@xstate/react";
import { useEffect } from "react";
import { useCopyUrl } from "../../links/use-share.ts";
import { usePage } from "../../page/page-context.ts";
import { useEarlierLink } from "./use-earlier-link.ts";
import type { Tabs } from "./use-tabs.ts";
import { viewDeletionMachine } from "./view-deletion.machine.ts";
import { draftOf, isSavable } from "./view-dialog.form.ts";
import { viewDialogMachine } from "./view-dialog.machine.ts";

export interface ViewDialogsProps {
  readonly tabs: Tabs;
  /** The filter options, or null while they are not loaded. */
  readonly options: FilterOptions | null;
  /** Returns the address by which a view is shared. */
  readonly addressOf: (view: View) => string;
}

/** The dialogs of saved views with their machines. They are mounted when a dialog is first requested. */
export function ViewDialogs({ tabs, options, addressOf }: ViewDialogsProps) {
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
  const { context } = edited;
  const isOpen = edited.matches("editing") || edited.matches({ saving: "shown" });
  const saved = tabs.views.find(({ id }) => id === context.edited?.id);
  const earlierLink = useEarlierLink(isOpen && saved !== undefined ? saved.id : null);
  const { result, onCopy } = useCopyUrl();
  const { view } = deleted.context;
  return (
    <>
      <ViewDialog
        open={isOpen}
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
        {...(saved !== undefined && {
          share: { result, onShare: () => onCopy(new URL(addressOf(saved), location.href).href) },
        })}
        earlierLink={earlierLink}
        onDraftChange={(change) => dialog.send({ type: "viewDialog.change", change })}
        onSubmit={() => dialog.send({ type: "viewDialog.save" })}
        onClose={() => dialog.send({ type: "viewDialog.close" })}
      />
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
