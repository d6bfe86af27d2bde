import type { View } from "@flaneur/domain";
import type { ActorRef, Snapshot } from "xstate";
import type { SessionEvent } from "../../session/session.actor.ts";
import type { ViewChange, ViewResult } from "./view-changes.ts";

/** What became of a change that someone asked for, to whom asked. @property attempt as it was asked. */
export type ViewChangeReply =
  | { readonly type: "change.done"; readonly attempt: number; readonly result: ViewResult }
  | { readonly type: "change.failed"; readonly attempt: number; readonly error: unknown };

/** Whoever asked for a change. It may have turned to something else when the reply comes. */
export interface Asker {
  readonly ref: ActorRef<Snapshot<unknown>, ViewChangeReply>;
  readonly attempt: number;
}

/** What the actor that makes a change sends back, once. */
export type ViewChangeOutcome =
  | { readonly type: "views.changed"; readonly key: string; readonly result: ViewResult }
  | { readonly type: "views.refused"; readonly key: string; readonly error: unknown };

export type ViewsEvent =
  /** The views are shown: they are loaded anew when they are no longer fresh (§9). */
  | { readonly type: "views.show" }
  /** Someone asks to try again after the views could not be loaded. */
  | { readonly type: "views.retry" }
  | { readonly type: "views.change"; readonly change: ViewChange; readonly asker: Asker }
  /** The whole order of the tabs, by ids. */
  | { readonly type: "views.reorder"; readonly ids: readonly string[] }
  | ViewChangeOutcome
  | SessionEvent;

export type ViewsEmitted =
  | { readonly type: "views.saved"; readonly view: View }
  | { readonly type: "views.deleted"; readonly id: string };
