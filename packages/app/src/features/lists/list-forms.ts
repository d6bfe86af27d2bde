import { createFormMachine } from "./form.machine.ts";
import type { ListSummary, ListTexts } from "./list-calls.ts";

/** The texts of a list as typed. */
export interface TextsDraft {
  readonly name: string;
  readonly note: string;
}

/** The texts of an existing list as typed, with what the visitor has seen of the list. */
export interface EditDraft extends TextsDraft {
  /** The version that the visitor has seen. */
  readonly version: number;
  /** The texts that the visitor has seen. */
  readonly seen: ListTexts;
}

/** The note of a place as typed. */
export interface NoteDraft {
  readonly placeId: string;
  readonly note: string;
  /** The note that the visitor has seen. */
  readonly seen: string | null;
  /** Whether the place was marked as visited when the form was opened. */
  readonly visited: boolean;
  /** The version of the list when the form was opened. */
  readonly version: number;
}

/** The lists in which a place should be. */
export interface ListsDraft {
  /** For each list that the visitor has ticked or unticked, by id: whether it should have the place. */
  readonly wanted: ReadonlyMap<string, boolean>;
  /** The name of a new list. */
  readonly newName: string;
}

export const createListForm = createFormMachine<TextsDraft>();
export const editListForm = createFormMachine<EditDraft>();
export const deleteListForm = createFormMachine<{ readonly id: string }>();
export const noteForm = createFormMachine<NoteDraft>();
export const addToListForm = createFormMachine<ListsDraft>();
export const addPlacesForm = createFormMachine<{ readonly chosen: ReadonlySet<string>; readonly filter: string }>();

export const EMPTY_TEXTS: TextsDraft = { name: "", note: "" };

/** Returns the first draft of the form that edits a list. */
export const editDraft = ({ name, note, version }: ListSummary): EditDraft => ({
  name,
  note: note ?? "",
  version,
  seen: { name, note },
});

/** Returns the texts to save. */
export const textsOf = ({ name, note }: TextsDraft): ListTexts => ({ name: name.trim(), note: note.trim() || null });

/** Returns the set with or without a value. */
export function withValue<Value>(values: ReadonlySet<Value>, value: Value, isIn: boolean): ReadonlySet<Value> {
  const next = new Set(values);
  if (isIn) next.add(value);
  else next.delete(value);
  return next;
}
