import { type ActorRefFrom, assign, enqueueActions, fromCallback, sendTo, setup } from "xstate";
import { Refused } from "../../graph/problem.ts";
import type { SessionEnd } from "../../session/auth.events.ts";
import type { AuthRef } from "../../session/auth.machine.ts";
import { intentActor } from "../../session/intent.actor.ts";
import { sessionActor } from "../../session/session.actor.ts";
import type { IntendedPlace, SignInHost } from "../../session/sign-in-intent.ts";
import type { ToggleEvent, ToggleInput } from "./favorite-toggle.ts";
import type { FavoriteRefusal, FavoriteSettled, FavoritesChanged, FavoritesEvent } from "./favorites.events.ts";
import {
  type FavoriteChange,
  forgetPlace,
  lastUnsaved,
  NO_PENDING,
  type PendingFavorites,
  shownFavorite,
} from "./pending-favorites.ts";

export interface FavoritesContext {
  readonly auth: AuthRef;
  readonly signIn: SignInHost;
  readonly pending: PendingFavorites;
}

interface OfPlace {
  readonly placeId: string;
}
const placeOf = ({ event }: { readonly event: OfPlace }): OfPlace => ({ placeId: event.placeId });
interface Press {
  readonly place: IntendedPlace;
  readonly wanted: boolean;
}
type Toggle = Extract<FavoritesEvent, { readonly type: "favorite.toggle" }>;
const pressOf = ({ context, event }: { readonly context: FavoritesContext; readonly event: Toggle }): Press => ({
  place: event.place,
  wanted: !shownFavorite(context.pending, event.place.id, event.isFavorite),
});

/**
 * The machine of the hearts. A heart shows a press at once, until the visible favorites are reloaded or the change has
 * failed (§4). Each place with a pending change has an actor, which sends the changes.
 */
export const favoritesMachine = setup({
  types: {
    context: {} as FavoritesContext,
    events: {} as FavoritesEvent,
    emitted: {} as FavoriteSettled | FavoriteRefusal | FavoritesChanged,
    input: {} as { readonly auth: AuthRef; readonly signIn: SignInHost },
  },
  actors: {
    session: sessionActor,
    intent: intentActor,
    /** Saves the changes of one place: see `toggleActor`. */
    toggle: fromCallback<ToggleEvent, ToggleInput>(() => {
      throw new Error("The actor 'toggle' is missing. Provide it where the machine is created.");
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
    press: enqueueActions(({ context, enqueue }, { place, wanted }: Press) => {
      const { id } = place;
      enqueue.assign({
        pending: forgetPlace(context.pending, id).set(id, { place, wanted, isSaved: false }),
      });
      if (context.pending.has(id)) return enqueue.sendTo(id, { type: "toggle.set" as const, isFavorite: wanted });
      // The actor of a failed change may still be reloading the favorites.
      enqueue.stopChild(id);
      enqueue.spawnChild("toggle", { id, input: { placeId: id, isFavorite: wanted, isQueued: false } });
    }),
    restore: enqueueActions(({ context, enqueue }, changes: readonly FavoriteChange[]) => {
      const pending = new Map(context.pending);
      for (const { placeId, isFavorite: wanted } of changes) {
        const known = pending.get(placeId);
        pending.set(placeId, { place: known?.place ?? null, wanted, isSaved: false });
        if (known !== undefined) {
          enqueue.sendTo(placeId, { type: "toggle.set" as const, isFavorite: wanted });
          continue;
        }
        enqueue.stopChild(placeId);
        enqueue.spawnChild("toggle", { id: placeId, input: { placeId, isFavorite: wanted, isQueued: true } });
      }
      enqueue.assign({ pending });
    }),
    noteSaved: enqueueActions(({ context, enqueue }, { placeId }: OfPlace) => {
      const entry = context.pending.get(placeId);
      if (entry === undefined) return;
      enqueue.assign({ pending: new Map(context.pending).set(placeId, { ...entry, isSaved: true }) });
      const { place, wanted } = entry;
      if (place !== null) enqueue.emit({ type: "favorite.settled" as const, place, isFavorite: wanted });
    }),
    forget: assign(({ context }, { placeId }: OfPlace) => ({ pending: forgetPlace(context.pending, placeId) })),
    forgetAll: enqueueActions(({ context, enqueue }) => {
      for (const placeId of context.pending.keys()) enqueue.stopChild(placeId);
      enqueue.assign({ pending: NO_PENDING });
    }),
    stopToggle: enqueueActions(({ enqueue }, { placeId }: OfPlace) => enqueue.stopChild(placeId)),
    /** Emits a refusal of the server. Emits nothing at the end of the session, or for another failure, such as a lost connection. */
    emitRefused: enqueueActions(({ enqueue }, { error }: { readonly error: unknown }) => {
      if (error instanceof Refused && error.problem.code !== "NOT_SIGNED_IN")
        enqueue.emit({ type: "favorite.refused" as const, code: error.problem.code });
    }),
    /** Emits that favorites have changed, for the other tabs of the browser. */
    emitChanged: enqueueActions(({ enqueue }) => enqueue.emit({ type: "favorites.changed" as const })),
    /**
     * Provided by the host: loads all results again. Without its parameter, TypeScript does not infer the types of the
     * actions with `enqueueActions`.
     */
    reloadResults: (_) => {},
  },
  guards: {
    isSignedOut: ({ context }) => context.auth.getSnapshot().context.user === null,
    isForgotten: ({ context }, { placeId }: OfPlace) => !context.pending.has(placeId),
    isRefused: (_, end: SessionEnd) => end === "refused",
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
      { actions: { type: "press", params: pressOf } },
    ],
    // The visitor signed in after pressing a heart. The heart gets the intended value, whatever its value was before.
    "intent.resume": {
      actions: enqueueActions(({ event: { intent }, enqueue }) => {
        if (intent.kind !== "favorite") return;
        enqueue({ type: "press", params: { place: intent.place, wanted: intent.isFavorite } });
      }),
    },
    "favorite.saved": [
      { guard: { type: "isForgotten", params: placeOf } },
      { actions: [{ type: "noteSaved", params: placeOf }, "emitChanged"] },
    ],
    "favorite.failed": [
      { guard: { type: "isForgotten", params: placeOf } },
      {
        actions: [
          { type: "emitRefused", params: ({ event }) => ({ error: event.error }) },
          { type: "forget", params: placeOf },
          "emitChanged",
        ],
      },
    ],
    "favorite.restore": [
      { guard: "isSignedOut" },
      { actions: { type: "restore", params: ({ event }) => event.changes } },
    ],
    "favorites.changed": { actions: ["reloadResults", "emitChanged"] },
    "favorite.refetched": {
      actions: [
        { type: "stopToggle", params: placeOf },
        { type: "forget", params: placeOf },
      ],
    },
    "session.end": [
      { guard: { type: "isRefused", params: ({ event }) => event.end }, actions: ["openSignInAgain", "forgetAll"] },
      { actions: "forgetAll" },
    ],
  },
});

export type FavoritesRef = ActorRefFrom<typeof favoritesMachine>;
