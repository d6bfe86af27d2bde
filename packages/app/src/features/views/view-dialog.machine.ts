import {
  type CopiedFilters,
  copyLiveFilters,
  NO_SAVED_FILTERS,
  type SavedCategory,
  type SavedFilters,
  toggleSavedValue,
  VIEW_TEXT_LIMITS,
  type View,
} from "@flaneur/domain";
import { assign, sendTo, setup } from "xstate";
import type { FiltersActor } from "../../places/filters-actor.ts";
import type { SessionEnd } from "../../session/auth.events.ts";
import type { AuthRef } from "../../session/auth.machine.ts";
import { type IntentEvent, intentActor } from "../../session/intent.actor.ts";
import { type SessionEvent, sessionActor } from "../../session/session.actor.ts";
import type { SignInHost } from "../../session/sign-in-intent.ts";
import { type ViewChange, ViewRefused } from "./view-changes.ts";
import type { ViewChangeReply } from "./views.events.ts";
import type { ViewsRef } from "./views.machine.ts";

export type ViewDialogEvent =
  /** '+ Add View', 'Save as new' */
  | { readonly type: "viewDialog.create" }
  /** The pencil of a tab. */
  | { readonly type: "viewDialog.edit"; readonly view: View }
  | { readonly type: "viewDialog.name"; readonly text: string }
  | { readonly type: "viewDialog.describe"; readonly text: string }
  /** The toggle 'Use Current Filters'; off is 'Select Custom Filters'. */
  | { readonly type: "viewDialog.source"; readonly source: FilterSource }
  | { readonly type: "viewDialog.toggle"; readonly category: SavedCategory; readonly value: string }
  | { readonly type: "viewDialog.search"; readonly text: string }
  /** @property minutes null for any. */
  | { readonly type: "viewDialog.travelTime"; readonly minutes: number | null }
  | { readonly type: "viewDialog.save" }
  /** The view has changed elsewhere: it is saved as the form says all the same. */
  | { readonly type: "viewDialog.keepMine" }
  /** Likewise: the form takes over what is saved. */
  | { readonly type: "viewDialog.takeSaved" }
  | { readonly type: "viewDialog.close" }
  | ViewChangeReply
  | IntentEvent
  | SessionEvent;

export type FilterSource = "current" | "custom";

/** What is edited: null for a view that is new. */
type Edited = Pick<View, "id" | "version"> | null;

export interface ViewDialogContext extends ViewDialogInput {
  readonly edited: Edited;
  /** Whose form it is: the id of the user who opened it. */
  readonly owner: string | null;
  readonly name: string;
  readonly description: string;
  readonly source: FilterSource;
  /** The view as somebody else has saved it since; null where nobody has. */
  readonly conflict: View | null;
  /** The live filters as they were copied last, and what of them a view cannot keep. */
  readonly current: CopiedFilters;
  /** What was picked, or is picked from on: it outlives the toggle. */
  readonly custom: SavedFilters;
  /** Which try of saving the dialog waits for: each time it opens or saves it is another. */
  readonly attempt: number;
}

export interface ViewDialogInput {
  readonly auth: AuthRef;
  readonly signIn: SignInHost;
  readonly filters: FiltersActor;
  readonly views: ViewsRef;
}

const NO_COPY: CopiedFilters = { filters: NO_SAVED_FILTERS, leftOut: [] };
const EMPTY = {
  edited: null,
  owner: null,
  name: "",
  description: "",
  source: "current",
  conflict: null,
  current: NO_COPY,
  custom: NO_SAVED_FILTERS,
} as const;

/** The filters that the form shows, and that it saves. */
export const dialogFilters = ({
  source,
  current,
  custom,
}: Pick<ViewDialogContext, "source" | "current" | "custom">): SavedFilters =>
  source === "current" ? current.filters : custom;

/** Whether the save button works, but for a save that is on its way (§5). A conflict is decided by buttons of its own. */
export const isSavable = ({ name, conflict }: Pick<ViewDialogContext, "name" | "conflict">): boolean =>
  name.trim() !== "" && name.trim().length <= VIEW_TEXT_LIMITS.name && conflict === null;

function changeOf(context: ViewDialogContext): ViewChange {
  const { edited, name, description } = context;
  const draft = { name: name.trim(), description: description.trim() || null, filters: dialogFilters(context) };
  return edited === null ? { kind: "create", draft } : { kind: "update", ...edited, draft };
}

const copyLive = ({ filters }: ViewDialogContext): CopiedFilters =>
  copyLiveFilters(filters.getSnapshot().context.filters);

interface Reply {
  readonly attempt: number;
}
const reply = ({ event }: { readonly event: Reply }): Reply => ({ attempt: event.attempt });

const currentUser = ({ auth }: Pick<ViewDialogContext, "auth">): string | null =>
  auth.getSnapshot().context.user?.id ?? null;

const OPENING = {
  "viewDialog.create": [
    { guard: "isSignedOut", actions: "askToSignIn" },
    { target: "#viewDialog.editing", actions: "openNew" },
  ],
  "viewDialog.edit": [
    { guard: "isSignedOut", actions: "askToSignIn" },
    {
      target: "#viewDialog.editing",
      actions: {
        type: "openView",
        params: ({ event }: { readonly event: { readonly view: View } }) => event.view,
      },
    },
  ],
  // Someone has signed in for '+ Add View'.
  "intent.resume": {
    guard: {
      type: "isAddIntent",
      params: ({ event }: { readonly event: IntentEvent }) => event,
    },
    target: "#viewDialog.editing",
    actions: "openNew",
  },
} as const;

/** What was typed outlives a session that the server has ended. */
const ENDING = {
  "session.end": [
    {
      guard: {
        type: "isRefused",
        params: ({ event }: { readonly event: { readonly end: SessionEnd } }) => event.end,
      },
      target: "#viewDialog.waitingForOwner",
    },
    { target: "#viewDialog.closed" },
  ],
} as const;

/** 'Save Custom View' and 'Edit View' (§4). A failure is only logged and leaves the form as it was typed (§8). */
export const viewDialogMachine = setup({
  types: {
    context: {} as ViewDialogContext,
    events: {} as ViewDialogEvent,
    input: {} as ViewDialogInput,
  },
  actors: { session: sessionActor, intent: intentActor },
  actions: {
    askToSignIn: sendTo(
      ({ context }) => context.signIn,
      ({ context }) => ({
        type: "signIn.prompt" as const,
        intent: { kind: "addView" as const, filters: context.filters.getSnapshot().context.filters },
      }),
    ),
    /** The auth dialog itself: nobody has pressed anything. */
    askToSignInAgain: sendTo(
      ({ context }) => context.signIn,
      ({ context }) => ({
        type: "signIn.open" as const,
        form: "signIn" as const,
        intent: { kind: "addView" as const, filters: context.filters.getSnapshot().context.filters },
      }),
    ),
    /** The form is empty, and filled from the live filters. */
    openNew: assign(({ context }) => {
      const current = copyLive(context);
      const owner = currentUser(context);
      return { ...EMPTY, owner, current, custom: current.filters, attempt: context.attempt + 1 };
    }),
    openView: assign(({ context }, { id, version, name, description, filters }: View) => ({
      edited: { id, version },
      owner: currentUser(context),
      name,
      description: description ?? "",
      source: "custom" as const,
      conflict: null,
      current: copyLive(context),
      custom: filters,
      attempt: context.attempt + 1,
    })),
    setName: assign((_, name: string) => ({ name })),
    setDescription: assign((_, description: string) => ({ description })),
    setSource: assign(({ context }, source: FilterSource) =>
      source === "current" ? { source, current: copyLive(context) } : { source },
    ),
    pick: assign(({ context }, change: Partial<SavedFilters>) => ({ custom: { ...context.custom, ...change } })),
    toggle: assign(
      ({ context }, { category, value }: { readonly category: SavedCategory; readonly value: string }) => ({
        custom: toggleSavedValue(context.custom, category, value),
      }),
    ),
    countAttempt: assign(({ context }) => ({ attempt: context.attempt + 1 })),
    save: sendTo(
      ({ context }) => context.views,
      ({ context, self }) => ({
        type: "views.change" as const,
        change: changeOf(context),
        asker: { ref: self, attempt: context.attempt },
      }),
    ),
    /** Neither version is thrown away before somebody has said which. */
    takeConflict: assign(({ context }, { error }: { readonly error: unknown }) => {
      const current = error instanceof ViewRefused ? error.current : null;
      return context.edited !== null && current?.id === context.edited.id ? { conflict: current } : {};
    }),
    keepMine: assign(({ context: { conflict } }) =>
      conflict === null ? {} : { edited: { id: conflict.id, version: conflict.version }, conflict: null },
    ),
    takeSaved: assign(({ context: { conflict } }) =>
      conflict === null
        ? {}
        : {
            edited: { id: conflict.id, version: conflict.version },
            name: conflict.name,
            description: conflict.description ?? "",
            source: "custom" as const,
            custom: conflict.filters,
            conflict: null,
          },
    ),
    empty: assign(EMPTY),
  },
  guards: {
    isSignedOut: ({ context }) => currentUser(context) === null,
    /** Not by anyone's wish. */
    isRefused: (_, end: SessionEnd) => end === "refused",
    isOwner: ({ context }) => context.owner !== null && currentUser(context) === context.owner,
    isAddIntent: (_, { intent }: IntentEvent) => intent.kind === "addView",
    isSavable: ({ context }) => isSavable(context),
    isInConflict: ({ context }) => context.conflict !== null,
    isCustom: ({ context }) => context.source === "custom",
    /** Not one to a form that was closed before the reply came. */
    isMine: ({ context }, { attempt }: Reply) => attempt === context.attempt,
  },
}).createMachine({
  id: "viewDialog",
  context: ({ input }) => ({ ...EMPTY, ...input, attempt: 0 }),
  invoke: [
    // Without these two, the dialog works; it only does not close or open by itself.
    { src: "session", input: ({ context }) => ({ auth: context.auth }), onError: {} },
    { src: "intent", input: ({ context }) => ({ auth: context.auth }), onError: {} },
  ],
  initial: "closed",
  states: {
    closed: { description: "Nothing is shown, and nothing is kept of the form.", entry: "empty", on: OPENING },
    editing: {
      description: "Someone fills the form in.",
      on: {
        ...OPENING,
        ...ENDING,
        "viewDialog.name": { actions: { type: "setName", params: ({ event }) => event.text } },
        "viewDialog.describe": { actions: { type: "setDescription", params: ({ event }) => event.text } },
        "viewDialog.source": { actions: { type: "setSource", params: ({ event }) => event.source } },
        "viewDialog.toggle": { guard: "isCustom", actions: { type: "toggle", params: ({ event }) => event } },
        "viewDialog.search": {
          guard: "isCustom",
          actions: { type: "pick", params: ({ event }) => ({ search: event.text }) },
        },
        "viewDialog.travelTime": {
          guard: "isCustom",
          actions: { type: "pick", params: ({ event }) => ({ maxTravelTime: event.minutes }) },
        },
        "viewDialog.save": { guard: "isSavable", target: "saving" },
        "viewDialog.keepMine": { guard: "isInConflict", target: "saving", actions: "keepMine" },
        "viewDialog.takeSaved": { guard: "isInConflict", actions: "takeSaved" },
        "viewDialog.close": "closed",
      },
    },
    saving: {
      description: "The view is being saved. The dialog may be closed meanwhile: the view is saved all the same.",
      entry: ["countAttempt", "save"],
      on: {
        ...ENDING,
        "change.done": { guard: { type: "isMine", params: reply }, target: "closed" },
        "change.failed": {
          guard: { type: "isMine", params: reply },
          target: "editing",
          actions: { type: "takeConflict", params: ({ event }) => ({ error: event.error }) },
        },
        "viewDialog.close": "closed",
      },
    },
    waitingForOwner: {
      description: "The session has ended by itself: what was typed waits for the same person to sign in again.",
      entry: "askToSignInAgain",
      on: {
        "viewDialog.create": { actions: "askToSignIn" },
        "session.begin": [{ guard: "isOwner", target: "editing" }, { target: "closed" }],
        "intent.resume": [{ guard: "isOwner", target: "editing" }, OPENING["intent.resume"]],
      },
    },
  },
});
