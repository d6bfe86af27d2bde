import {
  type CopiedFilters,
  copyLiveFilters,
  INITIAL_FILTERS,
  NO_SAVED_FILTERS,
  type SavedFilters,
  VIEW_TEXT_LIMITS,
  type View,
} from "@flaneur/domain";
import type { ViewDraft } from "@flaneur/ui/views";
import { createFormMachine } from "../../form/form.machine.ts";
import type { FiltersActor } from "../places/filters-actor.ts";
import type { ViewChange, ViewResult } from "./view-changes.ts";

/** The form of the view dialog: the typed fields, and the view that they replace. */
export interface ViewForm extends Omit<ViewDraft, "filters"> {
  /** The view that the form edits, as it was when the form was opened. Null for a new view. */
  readonly edited: View | null;
  /** The filters of the listing when they were last copied, and the values that a view cannot save. */
  readonly current: CopiedFilters;
  /**
   * The form's own filters: at first those of the listing or of the edited view, then those chosen in the dialog. They
   * are kept while the form uses the filters of the listing.
   */
  readonly custom: SavedFilters;
}

export const EMPTY_FORM: ViewForm = {
  edited: null,
  name: "",
  description: "",
  source: "current",
  current: { filters: NO_SAVED_FILTERS, leftOut: INITIAL_FILTERS },
  custom: NO_SAVED_FILTERS,
};

const copyLive = (filters: FiltersActor): CopiedFilters =>
  copyLiveFilters(filters.getSnapshot().context.read().filters);

/** Returns an empty form with the filters of the listing. */
export function newForm(filters: FiltersActor): ViewForm {
  const current = copyLive(filters);
  return { ...EMPTY_FORM, current, custom: current.filters };
}

/** Returns the form that edits a saved view. */
export const formOfView = (view: View, filters: FiltersActor): ViewForm => ({
  edited: view,
  name: view.name,
  description: view.description ?? "",
  source: "custom",
  custom: view.filters,
  current: copyLive(filters),
});

/** Returns the changed fields. Switching to the filters of the listing copies them again. */
export function changeForm(
  form: ViewForm,
  { filters, ...fields }: Partial<ViewDraft>,
  live: FiltersActor,
): Partial<ViewForm> {
  return {
    ...fields,
    ...(fields.source === "current" && { current: copyLive(live) }),
    ...(filters !== undefined && form.source === "custom" && { custom: filters }),
  };
}

/** Returns the fields that the dialog shows and saves. */
export const draftOf = ({ name, description, source, current, custom }: ViewForm): ViewDraft => ({
  name,
  description,
  source,
  filters: source === "current" ? current.filters : custom,
});

/** Whether the form can be saved (§5). */
export const isSavable = ({ name, description }: ViewForm): boolean =>
  name.trim() !== "" &&
  name.trim().length <= VIEW_TEXT_LIMITS.name &&
  description.length <= VIEW_TEXT_LIMITS.description;

/** Saves a new view, or the changes of a saved view. */
export const viewForm = createFormMachine<ViewForm, ViewResult>({
  // The dialog has no messages for single fields: its button is disabled until the form can be saved.
  faultsOf: (form) => (isSavable(form) ? {} : { name: "required" }),
  kept: () => EMPTY_FORM,
});

/** Returns the change that saves the form: all fields of a new view, and the changed fields of a saved view. */
export function changeOf(form: ViewForm): ViewChange {
  const { name, description, filters } = draftOf(form);
  const draft = { name: name.trim(), description: description.trim() || null, filters };
  const { edited } = form;
  if (edited === null) return { kind: "create", draft };
  const change = {
    ...(draft.name !== edited.name && { name: draft.name }),
    ...(draft.description !== edited.description && { description: draft.description }),
    ...(draft.filters !== edited.filters && { filters }),
  };
  return { kind: "update", id: edited.id, change };
}
