import type { IntentEvent } from "../../session/intent.actor.ts";
import type { SessionEvent } from "../../session/session.actor.ts";
import type { IntendedPlace } from "../../session/sign-in-intent.ts";

/** What came of one change. */
export type FavoriteReply =
  | { readonly type: "favorite.saved"; readonly placeId: string }
  | { readonly type: "favorite.failed"; readonly placeId: string; readonly error: unknown };

/** What was loaded of favorites is as the server has it, or cannot be loaded. */
export interface FavoriteRefetched {
  readonly type: "favorite.refetched";
  readonly placeId: string;
}

export type FavoritesEvent =
  /** The heart of a place was pressed. @property isFavorite what the place is as far as it was loaded. */
  | { readonly type: "favorite.toggle"; readonly place: IntendedPlace; readonly isFavorite: boolean }
  | FavoriteReply
  | FavoriteRefetched
  | IntentEvent
  | SessionEvent;

/** The server has what the last press of a heart asked for; to be announced. */
export interface FavoriteSettled {
  readonly type: "favorite.settled";
  readonly place: IntendedPlace;
  readonly isFavorite: boolean;
}
