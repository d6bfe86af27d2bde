import { type FilterOptions, type FilterState, isViewChanged, type View } from "@flaneur/domain";
import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useMemo, useRef, useState } from "react";
import type { ActorRefFrom } from "xstate";
import { AppContext } from "../../app-context.ts";
import type { AuthUser } from "../auth/auth.storage.ts";
import type { SignInIntent } from "../auth/sign-in-intent.ts";
import { useAuth } from "../auth/use-auth.ts";
import type { filtersMachine } from "../filters/filters.machine.ts";
import { type ViewDeletionRef, viewDeletionMachine } from "./view-deletion.machine.ts";
import { type ViewDialogRef, viewDialogMachine } from "./view-dialog.machine.ts";
import { type ViewUpdateRef, viewUpdateMachine } from "./view-update.machine.ts";
import { orderedViews, type ViewsRef } from "./views.machine.ts";

type FiltersRef = ActorRefFrom<typeof filtersMachine>;

export interface Tabs {
  readonly user: AuthUser | null;
  readonly views: readonly View[];
  readonly activeView: View | null;
  /** The filters are others than those of the active view. */
  readonly changed: boolean;
  readonly viewsActor: ViewsRef;
  readonly dialog: ViewDialogRef;
  readonly deletion: ViewDeletionRef;
  readonly update: ViewUpdateRef;
}

/** The tabs of the places home, with the dialogs of saved views. */
export function useTabs(filtersActor: FiltersRef, filters: FilterState, options: FilterOptions | null): Tabs {
  const { auth, authDialog, views: viewsActor } = AppContext.useSelector(({ context }) => context);
  const { user, unknown } = useAuth();
  const listed = useSelector(viewsActor, ({ context }) => context.views);
  const reordering = useSelector(viewsActor, ({ context }) => context.reordering);
  const isLoaded = useSelector(viewsActor, ({ context }) => context.listed !== null);
  const views = useMemo(() => orderedViews({ views: listed, reordering }), [listed, reordering]);
  const dialog = useActorRef(viewDialogMachine, {
    input: { auth, authDialog, filters: filtersActor, views: viewsActor },
  });
  const deletion = useActorRef(viewDeletionMachine, { input: { auth, views: viewsActor } });
  const update = useActorRef(viewUpdateMachine, { input: { auth, filters: filtersActor, views: viewsActor } });
  const { activeTab } = filters;
  const activeView = views.find(({ id }) => activeTab === `view-${id}`) ?? null;
  const isSignedIn = user !== null;
  const active = useRef(activeTab);
  useEffect(() => {
    active.current = activeTab;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each tab that is shown asks whether the views are fresh.
  useEffect(() => viewsActor.send({ type: "views.show" }), [viewsActor, activeTab]);

  // Signing out returns to all places (§4). A session that ended otherwise asks for the next (§8).
  useEffect(() => {
    const ended = auth.on("auth.ended", ({ end }) => {
      if (active.current === "all") return;
      const intent = intentOf(active.current);
      filtersActor.send({ type: "tab.all" });
      if (end === "refused") authDialog.send({ type: "authDialog.open", form: "signIn", intent });
    });
    return () => ended.unsubscribe();
  }, [auth, authDialog, filtersActor]);

  // A link to a tab that needs someone signed in (§6).
  useEffect(() => {
    if (activeTab === "all" || isSignedIn || unknown) return;
    filtersActor.send({ type: "tab.correct" });
    authDialog.send({ type: "authDialog.open", intent: intentOf(activeTab) });
  }, [activeTab, isSignedIn, unknown, filtersActor, authDialog]);

  // A view of somebody else, or one that is gone: its filters stay.
  const isMissing = activeTab.startsWith("view-") && isLoaded && activeView === null;
  useEffect(() => {
    if (isMissing) filtersActor.send({ type: "tab.correct" });
  }, [isMissing, filtersActor]);

  useEffect(() => {
    const deleted = viewsActor.on("views.deleted", ({ id }) => {
      if (active.current === `view-${id}`) filtersActor.send({ type: "tab.all" });
    });
    return () => deleted.unsubscribe();
  }, [viewsActor, filtersActor]);

  useIntendedTab(filtersActor, views, isLoaded);

  // What was said of the last update was about other filters.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time the filters come to be others.
  useEffect(
    () => update.send({ type: "viewUpdate.reset" }),
    [update, activeTab, filters.types, filters.arrondissements, filters.search],
  );

  const changed = activeView !== null && isViewChanged(filters, activeView, options);
  return { user, views, activeView, changed, viewsActor, dialog, deletion, update };
}

const intentOf = (tab: FilterState["activeTab"]): SignInIntent =>
  tab.startsWith("view-") ? { kind: "view", viewId: tab.slice("view-".length) } : { kind: "favorites" };

/** Goes to the tab that someone has signed in for: to a view as soon as the views are loaded. */
function useIntendedTab(filtersActor: FiltersRef, views: readonly View[], isLoaded: boolean): void {
  const auth = AppContext.useSelector(({ context }) => context.auth);
  const [viewId, setViewId] = useState<string | null>(null);
  useEffect(() => {
    const began = auth.on("auth.began", ({ intent }) => {
      if (intent?.kind === "favorites") filtersActor.send({ type: "tab.favorites" });
      setViewId(intent?.kind === "view" ? intent.viewId : null);
    });
    return () => began.unsubscribe();
  }, [auth, filtersActor]);
  useEffect(() => {
    if (viewId === null || !isLoaded) return;
    const view = views.find(({ id }) => id === viewId);
    if (view !== undefined) filtersActor.send({ type: "tab.view", view });
    setViewId(null);
  }, [viewId, isLoaded, views, filtersActor]);
}
