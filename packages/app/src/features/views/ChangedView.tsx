import { ViewChanges } from "@flaneur/ui/view-changes";
import { useActorRef, useSelector } from "@xstate/react";
import { useEffect } from "react";
import { usePage } from "../../page/page-context.ts";
import type { Tabs } from "./use-tabs.ts";
import { viewUpdateMachine } from "./view-update.machine.ts";

/** What can be done with the active view, where its filters were changed or have just been saved. */
export function ChangedView({ tabs }: { readonly tabs: Tabs }) {
  const { filtersActor, viewsActor, activeView, changed } = tabs;
  const auth = usePage(({ auth }) => auth);
  const update = useActorRef(viewUpdateMachine, { input: { auth, filters: filtersActor, views: viewsActor } });
  const status = useSelector(update, ({ value }) => value);
  const { activeTab, types, arrondissements, search } = useSelector(filtersActor, ({ context }) => context.filters);

  // What was said of the last update was about other filters.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time the filters come to be others.
  useEffect(() => update.send({ type: "viewUpdate.reset" }), [update, activeTab, types, arrondissements, search]);

  if (activeView === null || (!changed && status !== "updated")) return null;
  return (
    <ViewChanges
      state={status === "idle" ? "changed" : status}
      onUpdate={() => update.send({ type: "viewUpdate.start", view: activeView })}
      onSaveAsNew={() => tabs.ask({ type: "viewDialog.create" })}
      onRevert={() => tabs.tabs.send({ type: "tabs.revert" })}
    />
  );
}
