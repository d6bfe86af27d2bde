import { useMessages } from "@flaneur/ui";
import { AddToListDialog, changeFailureText, failureText } from "@flaneur/ui/lists";
import { useGraph } from "../../graph/graph-context.ts";
import { useLoaded } from "../../query/use-loaded.ts";
import { LISTS_PATH } from "../../routing/list-paths.ts";
import { addToList, createList, loadListChoices, removeFromList } from "./list-calls.ts";
import { addToListForm, type ListsDraft } from "./list-forms.ts";
import { listChoicesMachine } from "./list-queries.ts";
import { useCallQuery } from "./use-call-query.ts";
import { useMountedForm } from "./use-saved-form.ts";

export interface AddToListProps {
  readonly place: { readonly id: string; readonly name: string };
  /** Called when the dialog has closed and no save is pending. */
  readonly onClose: () => void;
}

const EMPTY: ListsDraft = { wanted: new Map(), newName: "" };

/** The dialog in which the visitor chooses the lists of a place. It opens when it is mounted. */
export function AddToList({ place, onClose }: AddToListProps) {
  const messages = useMessages();
  const { call } = useGraph();
  const query = useCallQuery(listChoicesMachine, place.id, (id) => loadListChoices(call, id));
  const { result: lists, failure } = useLoaded(query);
  const save = async ({ wanted, newName }: ListsDraft) => {
    for (const list of lists ?? []) {
      const isWanted = wanted.get(list.id) ?? list.hasPlace;
      if (isWanted === list.hasPlace) continue;
      if (isWanted) await addToList(call, list.id, [place.id]);
      else await removeFromList(call, list.id, place.id);
    }
    if (newName.trim() !== "") await createList(call, { name: newName.trim(), note: null }, [place.id]);
  };
  const form = useMountedForm(addToListForm, EMPTY, save, onClose);
  const { wanted, newName } = form.draft;
  const chosen = new Set((lists ?? []).filter(({ id, hasPlace }) => wanted.get(id) ?? hasPlace).map(({ id }) => id));
  const isChanged = lists?.some(({ id, hasPlace }) => chosen.has(id) !== hasPlace) ?? false;
  const isSavable = isChanged || (lists !== null && newName.trim() !== "");
  return (
    <AddToListDialog
      open={form.isOpen}
      listsHref={LISTS_PATH}
      name={place.name}
      lists={lists}
      chosen={chosen}
      newName={newName}
      submit={form.isSaving ? "pending" : isSavable ? "enabled" : "disabled"}
      failure={
        failure === null ? form.error && changeFailureText(form.error, messages) : failureText(failure, messages)
      }
      onChosenChange={(id) => form.change({ wanted: new Map(wanted).set(id, !chosen.has(id)) })}
      onNewNameChange={(name) => form.change({ newName: name })}
      onSubmit={form.submit}
      onClose={form.close}
    />
  );
}
