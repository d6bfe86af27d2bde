import { useMessages } from "@flaneur/ui";
import { changeFailureText, DeleteListDialog, ListDialog, NoteDialog } from "@flaneur/ui/lists";
import { useEffect } from "react";
import { useGraph } from "../../graph/graph-context.ts";
import { AddPlaces } from "./AddPlaces.tsx";
import { addToList, deleteList, type ListSummary, type OwnList, updateEntry, updateList } from "./list-calls.ts";
import { changedTexts, deleteListForm, editDraft, editListForm, type NoteDraft, noteForm } from "./list-forms.ts";
import { ShareList } from "./ShareList.tsx";
import { useDraftForm } from "./use-draft-form.ts";
import { useKeptDraft } from "./use-kept-draft.ts";
import { useMountedDialog } from "./use-mounted-dialog.ts";
import { useSavedForm } from "./use-saved-form.ts";

/** A request to open a dialog. */
export type OwnListRequest =
  | { readonly kind: "edit" | "share" | "delete" | "addPlaces" }
  | { readonly kind: "note"; readonly placeId: string };

export interface OwnListDialogsProps {
  readonly list: OwnList;
  /** The last request. Each new object opens a dialog. Null before the first. */
  readonly request: OwnListRequest | null;
  /** Called with the list after a dialog has saved it. */
  readonly onSaved: (list: ListSummary) => void;
  /** Called after the link was created, renewed or ended, or after the name that readers see was changed. */
  readonly onLinkChanged: () => void;
  readonly onDeleted: () => void;
}

/** The dialogs of the page of a list. */
export function OwnListDialogs({ list, request, onSaved, onLinkChanged, onDeleted }: OwnListDialogsProps) {
  const messages = useMessages();
  const { call } = useGraph();
  const { key: addingKey, ...adding } = useMountedDialog();
  const { key: sharingKey, ...sharing } = useMountedDialog();
  const editName = `edit ${list.id}`;
  const edit = useDraftForm(
    editListForm,
    () => editName,
    async (draft, _, hasWaited) => {
      const { seen } = draft;
      onSaved(await updateList(call, list.id, { ...changedTexts(draft), ...(hasWaited && { seenNote: seen.note }) }));
    },
  );
  const deletion = useSavedForm(deleteListForm, async ({ id }, signal) => {
    await deleteList(call, id);
    if (!signal.aborted) onDeleted();
  });
  const noteName = ({ placeId }: Pick<NoteDraft, "placeId">) => `note ${list.id} ${placeId}`;
  const note = useDraftForm(noteForm, noteName, async ({ placeId, note: typed, seen }, _, hasWaited) => {
    const change = { note: typed.trim() || null, ...(hasWaited && { seenNote: seen }) };
    onSaved(await updateEntry(call, list.id, placeId, change));
  });
  useKeptDraft(edit, editName, edit.restore);
  useKeptDraft(note, `note ${list.id}`, note.restore);
  const entryOf = (placeId: string) => list.entries.find(({ place }) => place.id === placeId);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each request.
  useEffect(() => {
    if (request === null) return;
    if (request.kind === "edit") edit.open(editDraft(list));
    if (request.kind === "delete") deletion.open({ id: list.id });
    if (request.kind === "share") sharing.open();
    if (request.kind === "addPlaces") adding.open();
    if (request.kind === "note") {
      const { placeId } = request;
      const seen = entryOf(placeId)?.note ?? null;
      note.open({ placeId, note: seen ?? "", seen });
    }
  }, [request]);

  const texts = edit.draft ?? editDraft(list);
  return (
    <>
      <ListDialog
        open={edit.isOpen}
        mode="edit"
        draft={texts}
        submit={edit.isSaving ? "pending" : texts.name.trim() === "" ? "disabled" : "enabled"}
        failure={edit.error && changeFailureText(edit.error, messages)}
        onDraftChange={edit.change}
        onSubmit={edit.submit}
        onCancel={edit.close}
        onClose={edit.dismiss}
      />
      <DeleteListDialog
        open={deletion.isOpen}
        name={list.name}
        count={list.count}
        isShared={list.share !== null}
        state={deletion.isSaving ? "pending" : "ready"}
        failure={deletion.error && changeFailureText(deletion.error, messages)}
        onDelete={deletion.submit}
        onClose={deletion.close}
      />
      <NoteDialog
        open={note.isOpen}
        name={entryOf(note.draft?.placeId ?? "")?.place.name ?? ""}
        note={note.draft?.note ?? ""}
        submit={note.isSaving ? "pending" : "enabled"}
        failure={note.error && changeFailureText(note.error, messages)}
        onNoteChange={(text) => note.change({ note: text })}
        onSubmit={note.submit}
        onCancel={note.close}
        onClose={note.dismiss}
      />
      {adding.isMounted && (
        <AddPlaces
          key={addingKey}
          placeIds={list.placeIds}
          onAdd={async (ids) => onSaved(await addToList(call, list.id, ids))}
          onClose={adding.onClose}
        />
      )}
      {sharing.isMounted && (
        <ShareList key={sharingKey} listId={list.id} onChanged={onLinkChanged} onClose={sharing.onClose} />
      )}
    </>
  );
}
