import { updatedFilters, type View } from "@flaneur/domain";
import { ViewChanges } from "@flaneur/ui/view-changes";
import { useEffect, useEffectEvent } from "react";
import { createFormMachine } from "../../form/form.machine.ts";
import { useForm } from "../../form/use-form.ts";
import type { Tabs } from "./use-tabs.ts";
import type { ViewResult } from "./view-changes.ts";
import { changeView } from "./views.machine.ts";

/** The row has no fields: its form is the view that 'Update' saves the filters to. */
const updateForm = createFormMachine<View, ViewResult>({ saved: "continues", closing: "closes" });

/**
 * The row below the tabs of a changed view: its state, and the buttons to update, copy or revert it. For a moment after
 * the update, the row shows only a message.
 */
export function ChangedView({ tabs }: { readonly tabs: Tabs }) {
  const { filters, filtersActor, viewsActor, activeView, changed } = tabs;
  // The view keeps its own tags and travel time.
  const form = useForm(updateForm, (view) => {
    const { filters } = filtersActor.getSnapshot().context.read();
    return changeView(viewsActor, { kind: "update", id: view.id, change: { filters: updatedFilters(filters, view) } });
  });
  const { isSaving, isSaved, error } = form;
  const { activeTab, types, arrondissements, search, hours } = filters;

  // The message about the last update no longer applies once the filters have changed.
  const close = useEffectEvent(() => form.close());
  const closeSettled = useEffectEvent(() => {
    if (!isSaving) form.close();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the filters change.
  useEffect(() => closeSettled(), [types, arrondissements, search, hours]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever another tab is shown.
  useEffect(() => close(), [activeTab]);

  if (activeView === null || (!changed && !isSaved)) return null;
  const update = () => {
    if (isSaving) return;
    form.open(activeView);
    form.submit();
  };
  return (
    <ViewChanges
      state={isSaving ? "updating" : isSaved ? "updated" : error !== null ? "failed" : "changed"}
      onUpdate={update}
      onSaveAsNew={() => tabs.requestView({ type: "viewDialog.create" })}
      onRevert={() => tabs.tabsActor.send({ type: "tabs.revert" })}
    />
  );
}
