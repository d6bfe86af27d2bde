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
import type { FiltersActor } from "../../places/filters-actor.ts";
import { type ViewChange, ViewRefused } from "./view-changes.ts";

/** The form of the view dialog: the typed fields, and the view that they replace. */
export interface ViewForm extends Omit<ViewDraft, "filters"> {
  /** The view that the form edits, or null for a new view. */
  readonly edited: Pick<View, "id" | "version"> | null;
  /** The view as another tab or device has saved it since the form opened. Null without a conflict. */
  readonly conflict: View | null;
  /** Whether the last attempt was refused because the user has as many views as an account can have. */
  readonly isFull: boolean;
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
  conflict: null,
  isFull: false,
  current: { filters: NO_SAVED_FILTERS, leftOut: INITIAL_FILTERS },
  custom: NO_SAVED_FILTERS,
};

const copyLive = (filters: FiltersActor): CopiedFilters => copyLiveFilters(filters.getSnapshot().context.filters);

/** Returns an empty form with the filters of the listing. */
export function newForm(filters: FiltersActor): ViewForm {
  const current = copyLive(filters);
  return { ...EMPTY_FORM, current, custom: current.filters };
}

const savedFields = ({ id, version, name, description, filters }: View) => ({
  edited: { id, version },
  name,
  description: description ?? "",
  source: "custom" as const,
  custom: filters,
  conflict: null,
  isFull: false,
});

/** Returns the form that edits a saved view. */
export const formOf = (view: View, filters: FiltersActor): ViewForm => ({
  ...savedFields(view),
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

/** Whether the form can be saved (§5). False during a conflict, which has its own buttons. */
export const isSavable = ({ name, description, conflict }: ViewForm): boolean =>
  name.trim() !== "" &&
  name.trim().length <= VIEW_TEXT_LIMITS.name &&
  description.length <= VIEW_TEXT_LIMITS.description &&
  conflict === null;

/** Returns the change that saves the form. */
export function changeOf(form: ViewForm): ViewChange {
  const { name, description, filters } = draftOf(form);
  const draft = { name: name.trim(), description: description.trim() || null, filters };
  return form.edited === null ? { kind: "create", draft } : { kind: "update", ...form.edited, draft };
}

/**
 * Returns the fields with the reason of a refused change. `conflict` is the saved view if it has changed since the form
 * opened. It stays until the visitor chooses a version.
 */
export function refusalOf({ edited }: ViewForm, error: unknown): Partial<ViewForm> {
  const isRefused = error instanceof ViewRefused;
  const isFull = isRefused && error.reason === "TooManyViews";
  const current = isRefused ? error.current : null;
  return edited !== null && current?.id === edited.id ? { isFull, conflict: current } : { isFull };
}

/** Returns the fields that make the form replace the saved view of the conflict. */
export const keepMine = ({ conflict }: ViewForm): Partial<ViewForm> =>
  conflict === null ? {} : { edited: { id: conflict.id, version: conflict.version }, conflict: null };

/** Returns the fields of the saved view of the conflict. */
export const takeSaved = ({ conflict }: ViewForm): Partial<ViewForm> =>
  conflict === null ? {} : savedFields(conflict);
