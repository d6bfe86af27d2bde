import { ViewChanges } from "@flaneur/ui/view-changes";
import { useActorRef, useSelector } from "@xstate/react";
import { useEffect } from "react";
import { usePage } from "../../page/page-context.ts";
import type { Tabs } from "./use-tabs.ts";
import { viewUpdateMachine } from "./view-update.machine.ts";

/** The buttons of the active view, shown if its filters were changed or have just been saved. */
export function ChangedView({ tabs }: { readonly tabs: Tabs }) {
  const { filtersActor, viewsActor, activeView, changed } = tabs;
  const auth = usePage(({ auth }) => auth);
  const update = useActorRef(viewUpdateMachine, { input: { auth, filters: filtersActor, views: viewsActor } });
  const status = useSelector(update, ({ value }) => value);
  const filters = useSelector(filtersActor, ({ context }) => context.filters);
  const { activeTab, types, arrondissements, search, hours } = filters;

  // The message about the last update belongs to earlier filters.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the filters change.
  useEffect(
    () => update.send({ type: "viewUpdate.reset" }),
    [update, activeTab, types, arrondissements, search, hours],
  );

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
