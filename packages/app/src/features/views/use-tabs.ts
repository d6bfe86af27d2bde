import { type FilterOptions, type FilterState, isViewChanged, type View } from "@flaneur/domain";
import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useMemo } from "react";
import type { ActorRefFrom } from "xstate";
import { AppContext } from "../../app-context.ts";
import type { AuthUser } from "../auth/auth.storage.ts";
import { useAuth } from "../auth/use-auth.ts";
import type { filtersMachine } from "../filters/filters.machine.ts";
import { tabsMachine } from "./tabs.machine.ts";
import { viewDeletionMachine } from "./view-deletion.machine.ts";
import { viewDialogMachine } from "./view-dialog.machine.ts";
import { viewUpdateMachine } from "./view-update.machine.ts";
import { orderedViews, type ViewsRef } from "./views.machine.ts";

type FiltersRef = ActorRefFrom<typeof filtersMachine>;

export interface Tabs {
  readonly user: AuthUser | null;
  readonly views: readonly View[];
  readonly activeView: View | null;
  /** The filters are others than those of the active view. */
  readonly changed: boolean;
  readonly tabs: ActorRefFrom<typeof tabsMachine>;
  readonly viewsActor: ViewsRef;
  readonly dialog: ActorRefFrom<typeof viewDialogMachine>;
  readonly deletion: ActorRefFrom<typeof viewDeletionMachine>;
  readonly update: ActorRefFrom<typeof viewUpdateMachine>;
}

/** The tabs of the places home, with the dialogs of saved views. */
export function useTabs(filtersActor: FiltersRef, filters: FilterState, options: FilterOptions | null): Tabs {
  const { auth, authDialog, views: viewsActor } = AppContext.useSelector(({ context }) => context);
  const { user } = useAuth();
  const listed = useSelector(viewsActor, ({ context }) => context.views);
  const reordering = useSelector(viewsActor, ({ context }) => context.reordering);
  const views = useMemo(() => orderedViews({ views: listed, reordering }), [listed, reordering]);
  const dialog = useActorRef(viewDialogMachine, {
    input: { auth, authDialog, filters: filtersActor, views: viewsActor },
  });
  const deletion = useActorRef(viewDeletionMachine, { input: { auth, views: viewsActor } });
  const update = useActorRef(viewUpdateMachine, { input: { auth, filters: filtersActor, views: viewsActor } });
  const tabs = useActorRef(tabsMachine, { input: { auth, authDialog, filters: filtersActor, views: viewsActor } });
  const { activeTab } = filters;
  const activeView = views.find(({ id }) => activeTab === `view-${id}`) ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each tab that is shown asks whether the views are fresh.
  useEffect(() => viewsActor.send({ type: "views.show" }), [viewsActor, activeTab]);

  // What was said of the last update was about other filters.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time the filters come to be others.
  useEffect(
    () => update.send({ type: "viewUpdate.reset" }),
    [update, activeTab, filters.types, filters.arrondissements, filters.search],
  );

  const changed = activeView !== null && isViewChanged(filters, activeView, options);
  return { user, views, activeView, changed, tabs, viewsActor, dialog, deletion, update };
}
