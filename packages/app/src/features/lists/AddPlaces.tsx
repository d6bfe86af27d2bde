import { useMessages } from "@flaneur/ui";
import { AddPlacesDialog, changeFailureText, failureText } from "@flaneur/ui/lists";
import { useGraph } from "../../graph/graph-context.ts";
import { useLoaded } from "../../query/use-loaded.ts";
import { loadFavoriteChoices } from "./list-calls.ts";
import { addPlacesForm, withValue } from "./list-forms.ts";
import { favoriteChoicesMachine } from "./list-queries.ts";
import { useCallQuery } from "./use-call-query.ts";
import { useMountedForm } from "./use-saved-form.ts";

export interface AddPlacesProps {
  /** The ids of the places that the list has. */
  readonly placeIds: readonly string[];
  /** Adds places at the end of the list. */
  readonly onAdd: (placeIds: readonly string[]) => Promise<void>;
  /** Called when the dialog has closed and no save is pending. */
  readonly onClose: () => void;
}

const NONE: ReadonlySet<string> = new Set();
const EMPTY = { chosen: NONE, filter: "" };

/** The dialog that adds favorites to a list. It opens when it is mounted. */
export function AddPlaces({ placeIds, onAdd, onClose }: AddPlacesProps) {
  const messages = useMessages();
  const { call } = useGraph();
  const query = useCallQuery(favoriteChoicesMachine, null, () => loadFavoriteChoices(call));
  const { result: favorites, failure } = useLoaded(query);
  const form = useMountedForm(addPlacesForm, EMPTY, ({ chosen }) => onAdd([...chosen]), onClose);
  const { chosen, filter } = form.draft;
  return (
    <AddPlacesDialog
      open={form.isOpen}
      places={favorites?.filter(({ id }) => !placeIds.includes(id)) ?? null}
      hasNoFavorites={favorites?.length === 0}
      chosen={chosen}
      filter={filter}
      submit={form.isSaving ? "pending" : chosen.size > 0 ? "enabled" : "disabled"}
      failure={
        failure === null ? form.error && changeFailureText(form.error, messages) : failureText(failure, messages)
      }
      onChosenChange={(id, isChosen) => form.change({ chosen: withValue(chosen, id, isChosen) })}
      onFilterChange={(text) => form.change({ filter: text })}
      onSubmit={form.submit}
      onClose={form.close}
    />
  );
}
