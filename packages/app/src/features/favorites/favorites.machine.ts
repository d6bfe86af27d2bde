import { type ActorRefFrom, assign, enqueueActions, fromCallback, sendTo, setup } from "xstate";
import { Refused } from "../../graph/refused.ts";
import type { SessionEnd } from "../../session/auth.events.ts";
import type { AuthRef } from "../../session/auth.machine.ts";
import { type IntentEvent, intentActor } from "../../session/intent.actor.ts";
import { sessionActor } from "../../session/session.actor.ts";
import type { IntendedPlace, SignInHost } from "../../session/sign-in-intent.ts";
import type { FavoriteRefusal, FavoriteSettled, FavoritesEvent } from "./favorites.events.ts";
import {
  type FavoriteChange,
  forgetPlace,
  hasSaved,
  isQueued,
  isSaving,
  isWantedOtherwise,
  lastUnsaved,
  NO_PENDING,
  notePress,
  noteQueued,
  noteSaved,
  noteSent,
  type PendingFavorites,
} from "./pending-favorites.ts";
import { shownFavorite } from "./shown-hearts.ts";

export interface FavoritesContext {
  readonly auth: AuthRef;
  readonly signIn: SignInHost;
  readonly pending: PendingFavorites;
}

interface OfPlace {
  readonly placeId: string;
}
const placeOf = ({ event }: { readonly event: OfPlace }): OfPlace => ({ placeId: event.placeId });
const placeOfPress = ({ event }: { readonly event: { readonly place: IntendedPlace } }): OfPlace => ({
  placeId: event.place.id,
});
type Toggle = Extract<FavoritesEvent, { readonly type: "favorite.toggle" }>;
const toggleParams = ({ context, event }: { readonly context: FavoritesContext; readonly event: Toggle }) => ({
  place: event.place,
  wanted: !shownFavorite(context.pending, event.place.id, event.isFavorite),
});
const failed = ({ event }: { readonly event: { readonly placeId: string; readonly error: unknown } }) => ({
  description: `The favorite ${event.placeId} was not saved.`,
  error: event.error,
});
const NO_PLACE: IntendedPlace = { id: "", name: "", types: [], arrondissement: null, media: [] };
const favoriteParams = ({ event: { intent } }: { readonly event: IntentEvent }) =>
  intent.kind === "favorite" ? { place: intent.place, wanted: intent.isFavorite } : { place: NO_PLACE, wanted: true };
const placeOfIntent = ({ event }: { readonly event: IntentEvent }): OfPlace => ({
  placeId: event.intent.kind === "favorite" ? event.intent.place.id : "",
});

/**
 * The machine of the hearts (§4). A heart shows a press at once. For each place at most one request is pending. If the
 * last press during a request wants another value than the request, that value is sent after the response.
 */
export const favoritesMachine = setup({
  types: {
    context: {} as FavoritesContext,
    events: {} as FavoritesEvent,
    emitted: {} as FavoriteSettled | FavoriteRefusal,
    input: {} as { readonly auth: AuthRef; readonly signIn: SignInHost },
  },
  actors: {
    session: sessionActor,
    intent: intentActor,
    /** Sets a favorite and sends one FavoriteReply. */
    setFavorite: fromCallback<FavoritesEvent, FavoriteChange>(() => {
      throw new Error("The actor 'setFavorite' is missing. Provide it where the machine is created.");
    }),
    /** Waits until the stored change of another page is sent, and sends one FavoriteReply. */
    waitForQueued: fromCallback<FavoritesEvent, OfPlace>(() => {
      throw new Error("The actor 'waitForQueued' is missing. Provide it where the machine is created.");
    }),
    /** Refetches the visible favorites and sends FavoriteRefetched when they are loaded or have failed to load. */
    refetch: fromCallback<FavoritesEvent, OfPlace>(() => {
      throw new Error("The actor 'refetch' is missing. Provide it where the machine is created.");
    }),
  },
  actions: {
    openSignIn: sendTo(
      ({ context }) => context.signIn,
      (_, { place }: { readonly place: IntendedPlace }) => ({
        type: "signIn.prompt" as const,
        intent: { kind: "favorite" as const, place, isFavorite: true },
      }),
    ),
    /** Opens the sign-in form for the last press that the server has not stored. */
    openSignInAgain: enqueueActions(({ context, enqueue }) => {
      const last = lastUnsaved(context.pending);
      if (last === undefined) return;
      const intent = { kind: "favorite" as const, place: last.place, isFavorite: last.wanted };
      const because = "sessionEnded" as const;
      enqueue.sendTo(context.signIn, { type: "signIn.open" as const, form: "signIn" as const, intent, because });
    }),
    press: assign(({ context }, { place, wanted }: { readonly place: IntendedPlace; readonly wanted: boolean }) => ({
      pending: notePress(context.pending, place, wanted),
    })),
    send: enqueueActions(({ context, enqueue }, { placeId }: OfPlace) => {
      const entry = context.pending.get(placeId);
      if (entry === undefined) return;
      enqueue.assign({ pending: noteSent(context.pending, placeId) });
      enqueue.stopChild(`set ${placeId}`);
      enqueue.stopChild(`refetch ${placeId}`);
      enqueue.spawnChild("setFavorite", { id: `set ${placeId}`, input: { placeId, isFavorite: entry.wanted } });
    }),
    restore: enqueueActions(({ context, enqueue }, changes: readonly FavoriteChange[]) => {
      let { pending } = context;
      for (const change of changes) {
        const { placeId } = change;
        const before = pending;
        pending = noteQueued(pending, change);
        if (!isQueued(pending, placeId) || isQueued(before, placeId)) continue;
        enqueue.stopChild(`set ${placeId}`);
        enqueue.stopChild(`refetch ${placeId}`);
        enqueue.spawnChild("waitForQueued", { id: `set ${placeId}`, input: { placeId } });
      }
      enqueue.assign({ pending });
    }),
    refetch: enqueueActions(({ enqueue }, { placeId }: OfPlace) => {
      enqueue.stopChild(`refetch ${placeId}`);
      enqueue.spawnChild("refetch", { id: `refetch ${placeId}`, input: { placeId } });
    }),
    noteSaved: assign(({ context }, { placeId }: OfPlace) => ({ pending: noteSaved(context.pending, placeId) })),
    forget: assign(({ context }, { placeId }: OfPlace) => ({ pending: forgetPlace(context.pending, placeId) })),
    forgetAll: enqueueActions(({ context, enqueue }) => {
      for (const placeId of context.pending.keys()) {
        enqueue.stopChild(`set ${placeId}`);
        enqueue.stopChild(`refetch ${placeId}`);
      }
      enqueue.assign({ pending: NO_PENDING });
    }),
    emitSettled: enqueueActions(({ context, enqueue }, { placeId }: OfPlace) => {
      const entry = context.pending.get(placeId);
      if (entry === undefined) throw new Error(`The place ${placeId} is not pending.`);
      const { place, wanted } = entry;
      if (place !== null) enqueue.emit({ type: "favorite.settled" as const, place, isFavorite: wanted });
    }),
    /** Emits a refusal of the server. Emits nothing for any other failure, such as a lost connection. */
    emitRefused: enqueueActions(({ enqueue }, { error }: { readonly error: unknown }) => {
      if (error instanceof Refused) enqueue.emit({ type: "favorite.refused" as const, problem: error.problem });
    }),
    /**
     * Provided by the host: removes the cached results, and notifies the other tabs. Without its parameter, TypeScript
     * does not infer the types of the actions with `enqueueActions`.
     */
    forgetResults: (_) => {},
    /** Provided by the host: logs a failed request. */
    log: (_, _failure: { readonly description: string; readonly error: unknown }) => {},
  },
  guards: {
    isSignedOut: ({ context }) => context.auth.getSnapshot().context.user === null,
    isSaving: ({ context }, { placeId }: OfPlace) => isSaving(context.pending, placeId),
    isForgotten: ({ context }, { placeId }: OfPlace) => !isSaving(context.pending, placeId),
    isWantedOtherwise: ({ context }, { placeId }: OfPlace) => isWantedOtherwise(context.pending, placeId),
    hasSaved: ({ context }, { placeId }: OfPlace) => hasSaved(context.pending, placeId),
    isRefused: (_, end: SessionEnd) => end === "refused",
    isFavoriteIntent: (_, { intent }: IntentEvent) => intent.kind === "favorite",
  },
}).createMachine({
  id: "favorites",
  context: ({ input }) => ({ ...input, pending: NO_PENDING }),
  invoke: [
    // Both are optional. If they fail, changes stay pending after signing out, and no press resumes after signing in.
    { src: "session", input: ({ context }) => ({ auth: context.auth }), onError: {} },
    { src: "intent", input: ({ context }) => ({ auth: context.auth }), onError: {} },
  ],
  on: {
    "favorite.toggle": [
      { guard: "isSignedOut", actions: { type: "openSignIn", params: ({ event }) => ({ place: event.place }) } },
      {
        guard: { type: "isSaving", params: placeOfPress },
        actions: { type: "press", params: toggleParams },
      },
      {
        actions: [
          { type: "press", params: toggleParams },
          { type: "send", params: placeOfPress },
        ],
      },
    ],
    // The visitor signed in after pressing a heart. The heart gets the intended value, whatever its value was before.
    "intent.resume": {
      guard: { type: "isFavoriteIntent", params: ({ event }) => event },
      actions: [
        { type: "press", params: favoriteParams },
        { type: "send", params: placeOfIntent },
      ],
    },
    "favorite.saved": [
      { guard: { type: "isForgotten", params: placeOf } },
      { guard: { type: "isWantedOtherwise", params: placeOf }, actions: { type: "send", params: placeOf } },
      {
        actions: [
          { type: "noteSaved", params: placeOf },
          { type: "emitSettled", params: placeOf },
          { type: "refetch", params: placeOf },
        ],
      },
    ],
    "favorite.failed": [
      { guard: { type: "isForgotten", params: placeOf } },
      // A later press requested the opposite value, which is sent even though the earlier request has failed.
      {
        guard: { type: "isWantedOtherwise", params: placeOf },
        actions: [
          { type: "log", params: failed },
          { type: "send", params: placeOf },
        ],
      },
      {
        actions: [
          { type: "log", params: failed },
          { type: "emitRefused", params: failed },
          { type: "forget", params: placeOf },
          { type: "refetch", params: placeOf },
        ],
      },
    ],
    "favorite.restore": [
      { guard: "isSignedOut" },
      { actions: { type: "restore", params: ({ event }) => event.changes } },
    ],
    "favorites.changed": { actions: "forgetResults" },
    "favorite.refetched": {
      guard: { type: "hasSaved", params: placeOf },
      actions: { type: "forget", params: placeOf },
    },
    "session.end": [
      { guard: { type: "isRefused", params: ({ event }) => event.end }, actions: ["openSignInAgain", "forgetAll"] },
      { actions: "forgetAll" },
    ],
  },
});

export type FavoritesRef = ActorRefFrom<typeof favoritesMachine>;
