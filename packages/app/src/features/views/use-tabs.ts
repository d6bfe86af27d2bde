import { type FilterOptions, type FilterState, isViewChanged, type View } from "@flaneur/domain";
import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useMemo, useState } from "react";
import type { ActorRefFrom } from "xstate";
import { usePage } from "../../page/page-context.ts";
import type { AuthUser } from "../../session/auth.storage.ts";
import type { SignInHost } from "../../session/sign-in-intent.ts";
import { useAuth } from "../../session/use-auth.ts";
import type { FiltersActor } from "../places/filters-actor.ts";
import { tabsMachine } from "./tabs.machine.ts";
import { orderedViews } from "./view-order.ts";
import type { ViewRequest } from "./view-request.ts";
import type { ViewsRef } from "./views.machine.ts";

export interface Tabs {
  readonly user: AuthUser | null;
  readonly filters: FilterState;
  readonly views: readonly View[];
  readonly activeView: View | null;
  /** Whether the filters differ from the active view. */
  readonly changed: boolean;
  readonly tabsActor: ActorRefFrom<typeof tabsMachine>;
  readonly viewsActor: ViewsRef;
  readonly filtersActor: FiltersActor;
  readonly signIn: SignInHost;
  /** The last request for a dialog. Each request is a new object. Null before the first request. */
  readonly viewRequest: ViewRequest | null;
  readonly requestView: (request: ViewRequest) => void;
}

export interface TabsOptions {
  readonly viewsActor: ViewsRef;
  readonly filtersActor: FiltersActor;
  /** Opens the sign-in prompt. */
  readonly signIn: SignInHost;
  readonly filters: FilterState;
  /** The filter options, or null while they are not loaded. */
  readonly options: FilterOptions | null;
}

/** Returns the tabs of the listing, and the last request to open a dialog of saved views. */
export function useTabs({ viewsActor, filtersActor, signIn, filters, options }: TabsOptions): Tabs {
  const auth = usePage(({ auth }) => auth);
  const { user } = useAuth();
  const listed = useSelector(viewsActor, ({ context }) => context.views);
  const reordering = useSelector(viewsActor, ({ context }) => context.reordering);
  const views = useMemo(() => orderedViews({ views: listed, reordering }), [listed, reordering]);
  const [viewRequest, requestView] = useState<ViewRequest | null>(null);
  const tabsActor = useActorRef(tabsMachine, { input: { auth, signIn, filters: filtersActor, views: viewsActor } });
  const { activeTab } = filters;
  const activeView = views.find(({ id }) => activeTab === `view-${id}`) ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever another tab is shown.
  useEffect(() => {
    viewsActor.send({ type: "views.show" });
    tabsActor.send({ type: "tabs.check" });
  }, [viewsActor, tabsActor, activeTab]);

  const changed = activeView !== null && isViewChanged(filters, activeView, options);
  return {
    ...{ user, filters, views, activeView, changed },
    ...{ tabsActor, viewsActor, filtersActor, signIn, viewRequest, requestView },
  };
}
