import type { FilterOptions, View } from "@flaneur/domain";
import { useMessages } from "@flaneur/ui";
import { DeleteViewDialog, ViewDialog, viewWords } from "@flaneur/ui/views";
import { useActor } from "@xstate/react";
import { useEffect, useEffectEvent, useState } from "react";
import { fromPromise } from "xstate";
import { createFormMachine } from "../../form/form.machine.ts";
import { useChildForm, useForm } from "../../form/use-form.ts";
import { usePage } from "../../page/page-context.ts";
import { useCopyUrl } from "../share/use-share.ts";
import { useEarlierLink } from "./use-earlier-link.ts";
import type { Tabs } from "./use-tabs.ts";
import type { ViewResult } from "./view-changes.ts";
import { changeForm, changeOf, draftOf, EMPTY_FORM, isSavable, type ViewForm, viewForm } from "./view-dialog.form.ts";
import { viewDialogMachine } from "./view-dialog.machine.ts";
import type { ViewRequest } from "./view-request.ts";
import { changeView } from "./views.machine.ts";

/**
 * The dialog that deletes a view (§6) has no fields: its form is the view. A failure is only logged, and the dialog stays
 * open (§8).
 */
const deletionForm = createFormMachine<View, ViewResult>({ closing: "closes" });

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
  const [machine] = useState(() => {
    const save = fromPromise(({ input }: { readonly input: { readonly draft: ViewForm } }) =>
      changeView(views, changeOf(input.draft)),
    );
    return viewDialogMachine.provide({ actors: { form: viewForm.provide({ actors: { save } }) } });
  });
  const [dialog, sendToDialog] = useActor(machine, { input: { auth, signIn, filters } });
  const form = useChildForm(dialog.children.form);
  const deletion = useForm(deletionForm, ({ id }) => changeView(views, { kind: "delete", id }));
  const userId = tabs.user?.id ?? null;
  const closeDeletion = useEffectEvent(() => deletion.close());
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the session ends or begins.
  useEffect(() => closeDeletion(), [userId]);
  const open = useEffectEvent((request: ViewRequest) =>
    request.type === "viewDeletion.open" ? deletion.open(request.view) : sendToDialog(request),
  );
  useEffect(() => {
    if (viewRequest !== null) open(viewRequest);
  }, [viewRequest]);
  const draft = form.draft ?? EMPTY_FORM;
  const isOpen = form.isOpen && dialog.matches("ready");
  const saved = tabs.views.find(({ id }) => id === draft.edited?.id);
  const earlierLink = useEarlierLink(isOpen && saved !== undefined ? saved.id : null);
  const { result, onCopy } = useCopyUrl();
  const view = deletion.draft;
  return (
    <>
      <ViewDialog
        open={isOpen}
        mode={draft.edited === null ? "create" : "edit"}
        draft={draftOf(draft)}
        leftOut={draft.current.leftOut}
        options={options}
        submit={form.isSaving ? "pending" : isSavable(draft) ? "enabled" : "disabled"}
        isFull={form.error?.kind === "refused" && form.error.code === "TOO_MANY_VIEWS"}
        {...(saved !== undefined && {
          share: { result, onShare: () => onCopy(new URL(addressOf(saved), location.href).href) },
        })}
        earlierLink={earlierLink}
        onDraftChange={(change) => form.change(changeForm(draft, change, filters))}
        onSubmit={form.submit}
        onClose={form.close}
      />
      <DeleteViewDialog
        open={deletion.isOpen}
        name={view?.name ?? ""}
        filters={view === null ? [] : viewWords(view.filters, messages)}
        state={deletion.isSaving ? "pending" : "ready"}
        onDelete={deletion.submit}
        onClose={deletion.close}
      />
    </>
  );
}
