import type { Tab, View } from "@flaneur/domain";
import { assign, enqueueActions, fromCallback, sendTo, setup } from "xstate";
import type { SessionEnd } from "../../session/auth.events.ts";
import type { AuthRef } from "../../session/auth.machine.ts";
import { type IntentEvent, intentActor } from "../../session/intent.actor.ts";
import type { SignInHost } from "../../session/sign-in-intent.ts";
import type { FiltersActor } from "../places/filters-actor.ts";
import { intentOf, viewIdOf } from "./tab-rules.ts";
import { orderedViews } from "./view-order.ts";
import type { ViewsRef } from "./views.machine.ts";

export type TabsEvent =
  | { readonly type: "tabs.select"; readonly tab: Tab }
  /** The visitor pressed 'Revert', which applies the filters of the active view again. */
  | { readonly type: "tabs.revert" }
  /** The tab, the views or the user changed: by a press, a link, the history or another browser tab. */
  | { readonly type: "tabs.check"; readonly removed?: readonly string[] }
  | { readonly type: "tabs.ended"; readonly end: SessionEnd }
  | IntentEvent;

export interface TabsInput {
  readonly auth: AuthRef;
  readonly signIn: SignInHost;
  readonly filters: FiltersActor;
  readonly views: ViewsRef;
}

export interface TabsContext extends TabsInput {
  /** The id of the view for which the visitor signed in. The view is shown once the views are loaded. */
  readonly awaited: string | null;
}

type Neighbours = Pick<TabsInput, "auth" | "filters" | "views">;

const shownTab = ({ filters }: Pick<Neighbours, "filters">): Tab =>
  filters.getSnapshot().context.read().filters.activeTab;
const isAnonymous = ({ auth }: Pick<Neighbours, "auth">): boolean => auth.getSnapshot().matches("anonymous");
const isListed = ({ views }: Pick<Neighbours, "views">): boolean => views.getSnapshot().context.listed !== null;
const findView = ({ views }: Neighbours, id: string | null): View | undefined =>
  orderedViews(views.getSnapshot().context).find((view) => view.id === id);

/** Sends `tabs.check` when the views or the user changes, and `tabs.ended` when the session ends. */
const watchActor = fromCallback<TabsEvent, Omit<Neighbours, "filters">>(({ input, sendBack }) => {
  let known = "";
  let ids: readonly string[] = [];
  const check = () => {
    const { views } = input.views.getSnapshot().context;
    const now = JSON.stringify([isAnonymous(input), isListed(input), views.map(({ id }) => id)]);
    if (now === known) return;
    known = now;
    const present = views.map(({ id }) => id);
    const removed = ids.filter((id) => !present.includes(id));
    ids = present;
    sendBack({ type: "tabs.check", removed });
  };
  const subscriptions = [
    input.auth.on("auth.ended", ({ end }) => sendBack({ type: "tabs.ended", end })),
    input.auth.subscribe(check),
    input.views.subscribe(check),
  ];
  check();
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe();
  };
});

/**
 * Decides which tab is shown (§4, §6), and stores the tab in the filters. Opens the sign-in prompt instead if the tab
 * requires an account and the visitor is signed out.
 */
export const tabsMachine = setup({
  types: {
    context: {} as TabsContext,
    events: {} as TabsEvent,
    input: {} as TabsInput,
  },
  actors: { watch: watchActor, intent: intentActor },
  actions: {
    prompt: enqueueActions(({ context, enqueue }, tab: Tab) => {
      const intent = intentOf(tab);
      if (intent !== null) enqueue.sendTo(context.signIn, { type: "signIn.prompt", intent });
    }),
    /** Opens the form to sign up, after a link to a tab that requires an account. */
    openSignUp: enqueueActions(({ context, enqueue }) => {
      const intent = intentOf(shownTab(context));
      if (intent !== null) enqueue.sendTo(context.signIn, { type: "signIn.open", form: "signUp", intent });
    }),
    /** Opens the form to sign in, when the server has ended the session. */
    openSignInAgain: enqueueActions(({ context, enqueue }) => {
      const intent = intentOf(shownTab(context));
      if (intent === null) return;
      enqueue.sendTo(context.signIn, { type: "signIn.open", form: "signIn", intent, because: "sessionEnded" });
    }),
    show: enqueueActions(({ context, enqueue }, tab: Tab) => {
      const view = findView(context, viewIdOf(tab));
      if (tab === "all" || tab === "favorites") enqueue.sendTo(context.filters, { type: "tab.choose", tab });
      else if (view !== undefined) {
        enqueue.sendTo(context.filters, { type: "tab.apply", id: view.id, filters: view.filters });
      }
    }),
    leave: sendTo(({ context }) => context.filters, { type: "tab.leave" }),
    drop: sendTo(({ context }) => context.filters, { type: "tab.drop" }),
    await: assign((_, awaited: string | null) => ({ awaited })),
  },
  guards: {
    needsSignIn: ({ context }, tab: Tab) => intentOf(tab) !== null && context.auth.getSnapshot().context.user === null,
    isForbidden: ({ context }) => intentOf(shownTab(context)) !== null && isAnonymous(context),
    isAwaitedLoaded: ({ context }) => findView(context, context.awaited) !== undefined,
    /** Whether the view of the tab does not exist. */
    isGone: ({ context }) => {
      const id = viewIdOf(shownTab(context));
      return id !== null && isListed(context) && findView(context, id) === undefined;
    },
    isRemoved: ({ context }, removed: readonly string[]) => removed.includes(viewIdOf(shownTab(context)) ?? ""),
    /** Whether the server ended the session while the tab requires an account. */
    isInvoluntary: ({ context }, end: SessionEnd) => end === "refused" && intentOf(shownTab(context)) !== null,
    isPrivateTab: ({ context }) => intentOf(shownTab(context)) !== null,
    isFavoritesIntent: (_, { intent }: IntentEvent) => intent.kind === "favorites",
    isViewIntent: (_, { intent }: IntentEvent) => intent.kind === "view",
  },
}).createMachine({
  id: "tabs",
  context: ({ input }) => ({ ...input, awaited: null }),
  initial: "watching",
  states: {
    watching: {
      description: "A tab is shown.",
      invoke: [
        {
          src: "watch",
          input: ({ context: { auth, views } }) => ({ auth, views }),
          // If this actor fails, the visitor can still choose tabs.
          onError: {},
        },
        { src: "intent", input: ({ context }) => ({ auth: context.auth }), onError: {} },
      ],
      on: {
        "tabs.select": [
          {
            guard: { type: "needsSignIn", params: ({ event }) => event.tab },
            actions: { type: "prompt", params: ({ event }) => event.tab },
          },
          {
            actions: [
              { type: "await", params: null },
              { type: "show", params: ({ event }) => event.tab },
            ],
          },
        ],
        "tabs.revert": { actions: { type: "show", params: ({ context }) => shownTab(context) } },
        "tabs.check": [
          { guard: "isForbidden", actions: ["openSignUp", "drop"] },
          {
            guard: "isAwaitedLoaded",
            actions: [
              { type: "show", params: ({ context }) => `view-${context.awaited}` as const },
              { type: "await", params: null },
            ],
          },
          { guard: { type: "isRemoved", params: ({ event }) => event.removed ?? [] }, actions: "leave" },
          { guard: "isGone", actions: "drop" },
        ],
        "tabs.ended": [
          {
            guard: { type: "isInvoluntary", params: ({ event }) => event.end },
            actions: ["openSignInAgain", "leave"],
          },
          { guard: "isPrivateTab", actions: "leave" },
        ],
        "intent.resume": [
          {
            guard: { type: "isFavoritesIntent", params: ({ event }) => event },
            actions: { type: "show", params: "favorites" },
          },
          {
            guard: { type: "isViewIntent", params: ({ event }) => event },
            actions: {
              type: "await",
              params: ({ event }) => (event.intent.kind === "view" ? event.intent.viewId : null),
            },
          },
        ],
      },
    },
  },
});
