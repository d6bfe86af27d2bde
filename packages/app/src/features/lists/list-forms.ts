import { createFormMachine } from "../../form/form.machine.ts";
import type { ListSummary, ListTexts } from "./list-calls.ts";

/** The texts of a list as typed. */
export interface TextsDraft {
  readonly name: string;
  readonly note: string;
}

/** The texts of an existing list as typed. */
export interface EditDraft extends TextsDraft {
  /** The texts that the visitor saw when the form was opened. */
  readonly seen: ListTexts;
}

/** The note of a place as typed. */
export interface NoteDraft {
  readonly placeId: string;
  readonly note: string;
  /** The note that the visitor saw when the form was opened. */
  readonly seen: string | null;
}

/** The lists in which a place should be. */
export interface ListsDraft {
  /** For each list that the visitor has ticked or unticked, by id: whether it should have the place. */
  readonly wanted: ReadonlyMap<string, boolean>;
  /** The name of a new list. */
  readonly newName: string;
}

/** The link to a list: the name that readers see, and what the next save changes. */
export interface LinkDraft {
  /** The name as typed. Null before it is typed. */
  readonly name: string | null;
  /** `share` makes the link or changes the name. `renew` and `stop` are chosen first, and then confirmed. */
  readonly task: "share" | "renew" | "stop";
}

export const createListForm = createFormMachine<TextsDraft>();
export const editListForm = createFormMachine<EditDraft>();
export const deleteListForm = createFormMachine<{ readonly id: string }>();
export const noteForm = createFormMachine<NoteDraft>();
export const addToListForm = createFormMachine<ListsDraft>();
export const addPlacesForm = createFormMachine<{ readonly chosen: ReadonlySet<string>; readonly filter: string }>();
export const linkForm = createFormMachine<LinkDraft>({
  saved: "continues",
  closing: "closes",
  kept: ({ name }) => ({ name, task: "share" }),
});

export const EMPTY_TEXTS: TextsDraft = { name: "", note: "" };

/** Returns the first draft of the form that edits a list. */
export const editDraft = ({ name, note }: ListSummary): EditDraft => ({
  name,
  note: note ?? "",
  seen: { name, note },
});

/** Returns the texts to save. */
export const textsOf = ({ name, note }: TextsDraft): ListTexts => ({ name: name.trim(), note: note.trim() || null });

/** Returns the texts that the visitor has changed. */
export function changedTexts(draft: EditDraft): Partial<ListTexts> {
  const { name, note } = textsOf(draft);
  return { ...(name !== draft.seen.name && { name }), ...(note !== draft.seen.note && { note }) };
}

/** Returns the set with or without a value. */
export function withValue<Value>(values: ReadonlySet<Value>, value: Value, isIn: boolean): ReadonlySet<Value> {
  const next = new Set(values);
  if (isIn) next.add(value);
  else next.delete(value);
  return next;
}
