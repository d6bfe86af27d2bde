import type { ProblemCode } from "../../graph/problem.ts";
import type { IntentEvent } from "../../session/intent.actor.ts";
import type { SessionEvent } from "../../session/session.actor.ts";
import type { IntendedPlace } from "../../session/sign-in-intent.ts";
import type { FavoriteChange } from "./pending-favorites.ts";

/** The result of a change. */
export type FavoriteReply =
  | { readonly type: "favorite.saved"; readonly placeId: string }
  | { readonly type: "favorite.failed"; readonly placeId: string; readonly error: unknown };

/** The visible favorites were refetched, or failed to load. */
export interface FavoriteRefetched {
  readonly type: "favorite.refetched";
  readonly placeId: string;
}

export type FavoritesEvent =
  /** The heart of a place was pressed. @property isFavorite Whether the heart was filled before the press. */
  | { readonly type: "favorite.toggle"; readonly place: IntendedPlace; readonly isFavorite: boolean }
  /** Other pages have stored changes that wait for a connection. */
  | { readonly type: "favorite.restore"; readonly changes: readonly FavoriteChange[] }
  /** Another part of the page has changed several favorites at once, for example an import. */
  | { readonly type: "favorites.changed" }
  | FavoriteReply
  | FavoriteRefetched
  | IntentEvent
  | SessionEvent;

/** Emitted when favorites were changed on this page, for the other tabs of the browser. */
export interface FavoritesChanged {
  readonly type: "favorites.changed";
}

/** Emitted when the server refuses the last change of a place. */
export interface FavoriteRefusal {
  readonly type: "favorite.refused";
  readonly code: ProblemCode;
}

/** Emitted when the server has stored the last change of a place whose heart was pressed on this page. */
export interface FavoriteSettled {
  readonly type: "favorite.settled";
  readonly place: IntendedPlace;
  readonly isFavorite: boolean;
}
