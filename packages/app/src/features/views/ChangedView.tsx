import { ViewChanges } from "@flaneur/ui/view-changes";
import { useActorRef, useSelector } from "@xstate/react";
import { useEffect } from "react";
import { usePage } from "../../page/page-context.ts";
import type { Tabs } from "./use-tabs.ts";
import { viewUpdateMachine } from "./view-update.machine.ts";

/**
 * The row below the tabs of a changed view: its state, and the buttons to update, copy or revert it. For a moment after
 * the update, the row shows only a message.
 */
export function ChangedView({ tabs }: { readonly tabs: Tabs }) {
  const { filtersActor, viewsActor, activeView, changed } = tabs;
  const auth = usePage(({ auth }) => auth);
  const update = useActorRef(viewUpdateMachine, { input: { auth, filters: filtersActor, views: viewsActor } });
  const status = useSelector(update, ({ value }) => value);
  const filters = useSelector(filtersActor, ({ context }) => context.filters);
  const { activeTab, types, arrondissements, search, hours } = filters;

  // The message about the last update no longer applies once the filters have changed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the filters change.
  useEffect(() => update.send({ type: "viewUpdate.edited" }), [update, types, arrondissements, search, hours]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever another tab is shown.
  useEffect(() => update.send({ type: "viewUpdate.reset" }), [update, activeTab]);

  if (activeView === null || (!changed && status !== "updated")) return null;
  return (
    <ViewChanges
      state={status === "idle" ? "changed" : status}
      onUpdate={() => update.send({ type: "viewUpdate.start", view: activeView })}
      onSaveAsNew={() => tabs.requestView({ type: "viewDialog.create" })}
      onRevert={() => tabs.tabsActor.send({ type: "tabs.revert" })}
    />
  );
}
