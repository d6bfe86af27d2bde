import { useMessages } from "@flaneur/ui";
import { AddToListDialog, failureText } from "@flaneur/ui/lists";
import { useGraph } from "../../graph/graph-context.ts";
import { useLoaded } from "../../query/use-loaded.ts";
import { LISTS_PATH } from "../../routing/list-paths.ts";
import { errorText } from "./error-text.ts";
import { addListPlace, createList, loadListChoices, removeListPlace } from "./list-calls.ts";
import { addToListForm, withValue } from "./list-forms.ts";
import { listChoicesMachine } from "./list-queries.ts";
import { useCallQuery } from "./use-call-query.ts";
import { useMountedForm } from "./use-form.ts";

export interface AddToListProps {
  readonly place: { readonly id: string; readonly name: string };
  /** Called when the dialog has closed and no save is pending. */
  readonly onClose: () => void;
}

const NONE: ReadonlySet<string> = new Set();
const EMPTY = { toggled: NONE, newName: "" };

/** The dialog in which the visitor chooses the lists of a place. It opens when it is mounted. */
export function AddToList({ place, onClose }: AddToListProps) {
  const messages = useMessages();
  const { call } = useGraph();
  const query = useCallQuery(listChoicesMachine, place.id, (id) => loadListChoices(call, id));
  const { result: lists, failure } = useLoaded(query);
  const save = async ({ toggled, newName }: typeof EMPTY) => {
    for (const list of lists ?? []) {
      if (!toggled.has(list.id)) continue;
      if (list.hasPlace) await removeListPlace(call, list.id, place.id);
      else await addListPlace(call, list, place.id);
    }
    if (newName.trim() !== "") await createList(call, { name: newName.trim(), note: null }, [place.id]);
  };
  const form = useMountedForm(addToListForm, EMPTY, save, onClose);
  const { toggled, newName } = form.draft;
  const chosen = (lists ?? []).filter(({ id, hasPlace }) => hasPlace !== toggled.has(id)).map(({ id }) => id);
  const isSavable = lists !== null && (toggled.size > 0 || newName.trim() !== "");
  return (
    <AddToListDialog
      open={form.isOpen}
      listsHref={LISTS_PATH}
      name={place.name}
      lists={lists}
      chosen={new Set(chosen)}
      newName={newName}
      submit={form.isSaving ? "pending" : isSavable ? "enabled" : "disabled"}
      failure={failure === null ? errorText(form.error, messages) : failureText(failure, messages)}
      onChosenChange={(id) => form.change({ toggled: withValue(toggled, id, !toggled.has(id)) })}
      onNewNameChange={(name) => form.change({ newName: name })}
      onSubmit={form.submit}
      onClose={form.close}
    />
  );
}
