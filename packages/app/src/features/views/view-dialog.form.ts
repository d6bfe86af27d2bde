import {
  type CopiedFilters,
  copyLiveFilters,
  NO_SAVED_FILTERS,
  type SavedFilters,
  VIEW_TEXT_LIMITS,
  type View,
} from "@flaneur/domain";
import type { ViewDraft } from "@flaneur/ui/views";
import type { FiltersActor } from "../../places/filters-actor.ts";
import { type ViewChange, ViewRefused } from "./view-changes.ts";

/** The form of the view dialog: the fields as they are typed, and what they are saved over. */
export interface ViewForm extends Omit<ViewDraft, "filters"> {
  /** The view that is edited; null for a new view. */
  readonly edited: Pick<View, "id" | "version"> | null;
  /** The view as it was saved elsewhere meanwhile; null without a conflict. */
  readonly conflict: View | null;
  /** The filters of the listing when they were last copied, and the values that a view cannot save. */
  readonly current: CopiedFilters;
  /** The filters chosen in the dialog. They are kept while the toggle is on. */
  readonly custom: SavedFilters;
}

export const EMPTY_FORM: ViewForm = {
  edited: null,
  name: "",
  description: "",
  source: "current",
  conflict: null,
  current: { filters: NO_SAVED_FILTERS, leftOut: [] },
  custom: NO_SAVED_FILTERS,
};

const copyLive = (filters: FiltersActor): CopiedFilters => copyLiveFilters(filters.getSnapshot().context.filters);

/** An empty form with the filters of the listing. */
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
});

/** The form of a saved view. */
export const formOf = (view: View, filters: FiltersActor): ViewForm => ({
  ...savedFields(view),
  current: copyLive(filters),
});

/** The fields that a change of the draft replaces. Turning the toggle on copies the filters of the listing again. */
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

/** The fields as the dialog shows and saves them. */
export const draftOf = ({ name, description, source, current, custom }: ViewForm): ViewDraft => ({
  name,
  description,
  source,
  filters: source === "current" ? current.filters : custom,
});

/** Whether the form can be saved (§5). A conflict is resolved by buttons of its own. */
export const isSavable = ({ name, conflict }: Pick<ViewForm, "name" | "conflict">): boolean =>
  name.trim() !== "" && name.trim().length <= VIEW_TEXT_LIMITS.name && conflict === null;

/** The request that saves the form. */
export function changeOf(form: ViewForm): ViewChange {
  const { name, description, filters } = draftOf(form);
  const draft = { name: name.trim(), description: description.trim() || null, filters };
  return form.edited === null ? { kind: "create", draft } : { kind: "update", ...form.edited, draft };
}

/** The conflict that a failed save reports: the saved view, which is kept until the visitor chooses a version. */
export function conflictOf({ edited }: ViewForm, error: unknown): Partial<ViewForm> {
  const current = error instanceof ViewRefused ? error.current : null;
  return edited !== null && current?.id === edited.id ? { conflict: current } : {};
}

/** The form, to be saved over the version of the conflict. */
export const keepMine = ({ conflict }: ViewForm): Partial<ViewForm> =>
  conflict === null ? {} : { edited: { id: conflict.id, version: conflict.version }, conflict: null };

/** The form, filled from the version of the conflict. */
export const takeSaved = ({ conflict }: ViewForm): Partial<ViewForm> =>
  conflict === null ? {} : savedFields(conflict);
