import { useMessages } from "@flaneur/ui";
import { DeleteListDialog, ListDialog, NoteDialog } from "@flaneur/ui/lists";
import { useEffect, useState } from "react";
import { useGraph } from "../../graph/graph-context.ts";
import { AddPlaces } from "./AddPlaces.tsx";
import { errorText } from "./error-text.ts";
import type { Shareable } from "./link-calls.ts";
import {
  addListPlaces,
  changeListPlace,
  deleteList,
  ListRefused,
  type ListSummary,
  NoteChanged,
  type OwnList,
  updateList,
} from "./list-calls.ts";
import { deleteListForm, editDraft, editListForm, type NoteDraft, noteForm, textsOf } from "./list-forms.ts";
import { ShareLink } from "./ShareLink.tsx";
import { useDraftForm } from "./use-draft-form.ts";
import { useForm } from "./use-form.ts";
import { useKeptDraft } from "./use-kept-draft.ts";
import { useMountedDialog } from "./use-mounted-dialog.ts";

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
  const [shared, setShared] = useState<Shareable | null>(null);
  const { key: addingKey, ...adding } = useMountedDialog();
  const editName = `edit ${list.id}`;
  const edit = useDraftForm(
    editListForm,
    () => editName,
    async (draft) => onSaved(await updateList(call, list.id, draft, textsOf(draft))),
  );
  const deletion = useForm(deleteListForm, async ({ id }, signal) => {
    await deleteList(call, id);
    if (!signal.aborted) onDeleted();
  });
  const noteName = ({ placeId }: Pick<NoteDraft, "placeId">) => `note ${list.id} ${placeId}`;
  const note = useDraftForm(noteForm, noteName, async (draft) => {
    const typed = draft.note.trim() || null;
    const wanted = { note: typed, visited: entryOf(draft.placeId)?.visited ?? draft.visited };
    const saved = changeListPlace(
      call,
      { id: list.id, version: draft.version },
      draft.placeId,
      wanted,
      ({ note, visited }) => {
        if (note !== draft.seen && note !== typed) throw new NoteChanged(note);
        return { note: typed, visited };
      },
    );
    onSaved(await saved);
  });
  useKeptDraft(edit, editName, edit.restore);
  useKeptDraft(note, `note ${list.id}`, note.restore);
  const entryOf = (placeId: string) => list.entries.find(({ place }) => place.id === placeId);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each request.
  useEffect(() => {
    if (request === null) return;
    if (request.kind === "edit") edit.open(editDraft(list));
    if (request.kind === "delete") deletion.open({ id: list.id });
    if (request.kind === "share") setShared({ id: list.id });
    if (request.kind === "addPlaces") adding.open();
    if (request.kind === "note") {
      const { placeId } = request;
      const { note: seen = null, visited = false } = entryOf(placeId) ?? {};
      note.open({ placeId, note: seen ?? "", seen, visited, version: list.version });
    }
  }, [request]);

  const texts = edit.draft ?? editDraft(list);
  const changedNote = note.error instanceof NoteChanged ? note.error : null;
  const current = edit.error instanceof ListRefused ? edit.error.current : null;
  return (
    <>
      <ListDialog
        open={edit.isOpen}
        mode="edit"
        draft={texts}
        submit={edit.isSaving ? "pending" : texts.name.trim() === "" || current !== null ? "disabled" : "enabled"}
        failure={errorText(edit.error, messages)}
        {...(current !== null && {
          conflict: {
            saved: current,
            seen: texts.seen,
            onKeepMine: () => {
              const { version, seen } = editDraft(current);
              edit.change({ version, seen });
              edit.submit();
            },
            onTakeSaved: () => edit.showSaved(editDraft(current)),
          },
        })}
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
        failure={errorText(deletion.error, messages)}
        onDelete={deletion.submit}
        onClose={deletion.close}
      />
      <NoteDialog
        open={note.isOpen}
        name={entryOf(note.draft?.placeId ?? "")?.place.name ?? ""}
        note={note.draft?.note ?? ""}
        submit={note.isSaving ? "pending" : changedNote === null ? "enabled" : "disabled"}
        failure={errorText(note.error, messages)}
        {...(changedNote !== null && {
          conflict: {
            note: changedNote.note,
            onKeepMine: () => {
              note.change({ seen: changedNote.note });
              note.submit();
            },
            onTakeSaved: () => {
              const { note: saved } = changedNote;
              if (note.draft !== null) note.showSaved({ ...note.draft, note: saved ?? "", seen: saved });
            },
          },
        })}
        onNoteChange={(text) => note.change({ note: text })}
        onSubmit={note.submit}
        onCancel={note.close}
        onClose={note.dismiss}
      />
      {adding.isMounted && (
        <AddPlaces
          key={addingKey}
          placeIds={list.placeIds}
          onAdd={async (ids) => onSaved(await addListPlaces(call, list, ids))}
          onClose={adding.onClose}
        />
      )}
      <ShareLink request={shared} onChanged={onLinkChanged} />
    </>
  );
}
