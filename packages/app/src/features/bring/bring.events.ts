import type { RefusedSource } from "@flaneur/ui/bring";
import type { AuthRef } from "../../session/auth.machine.ts";
import type { IntentEvent } from "../../session/intent.actor.ts";
import type { SessionEvent } from "../../session/session.actor.ts";
import type { BroughtPlace, BroughtRow } from "./brought-rows.ts";
import type { Saved, WantedList } from "./save-steps.ts";

/** What the visitor has given: files, or a pasted list. A new list is named after `name`. */
export type BringSource =
  | { readonly kind: "files"; readonly name: string; readonly files: readonly File[] }
  | { readonly kind: "text"; readonly name: string; readonly text: string };

/** The places of a source. */
export interface BroughtPlaces {
  readonly places: readonly BroughtPlace[];
  /** The number of rows that are damaged, or have neither a name nor a position nor an id. */
  readonly unreadable: number;
  /** The files that could not be read. The places are from the other files. */
  readonly refused: readonly RefusedSource[];
}

export type BringEvent =
  | { readonly type: "bring.read"; readonly source: BringSource }
  | { readonly type: "bring.retry" }
  /** The visitor accepted a place for a row, or none. @property choice The id of the place, or NONE_OF_THESE. */
  | { readonly type: "bring.choose"; readonly index: number; readonly choice: string }
  /** The visitor wants a list or not, or has typed a name. The name is ignored once the list is created. */
  | { readonly type: "bring.list"; readonly list: WantedList }
  | { readonly type: "bring.save" }
  /** Returns to the choice of a source. Saving stops after the current call instead. Ignored during an undo call. */
  | { readonly type: "bring.cancel" }
  /** Takes back what the saving has added. */
  | { readonly type: "bring.undo" }
  /** Closes the offer to undo. */
  | { readonly type: "bring.keep" }
  | IntentEvent
  | SessionEvent;

export interface BringContext {
  readonly auth: AuthRef;
  /**
   * The id of the last user who was signed in during a call; null if no user was. `rows` and `saved` have the data of
   * this user.
   */
  readonly userId: string | null;
  readonly source: BringSource | null;
  /** What could not be read of the last source. Kept if nothing was read, although `source` is then null again. */
  readonly refused: readonly RefusedSource[];
  readonly places: readonly BroughtPlace[];
  readonly unreadable: number;
  /** The places that are looked up so far, in the order of the file. */
  readonly rows: readonly BroughtRow[];
  readonly list: WantedList;
  readonly saved: Saved;
  /** The number of calls that have taken back a part of what was saved. */
  readonly undoneSteps: number;
  /** Whether everything that was saved is taken back. The review reports this until the next save. */
  readonly isUndone: boolean;
  /** Whether the visitor has stopped the saving, which ends after the current call. */
  readonly isStopping: boolean;
  /** Why the last call failed; null otherwise. */
  readonly error: unknown;
}
