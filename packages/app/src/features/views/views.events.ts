import type { View } from "@flaneur/domain";
import type { SessionEvent } from "../../session/session.actor.ts";
import type { ViewChange, ViewResult } from "./view-changes.ts";

/** Receives the result of a change. Neither function is called if the session ends before. */
export interface Requester {
  readonly done: (result: ViewResult) => void;
  readonly failed: (error: unknown) => void;
}

/** The event that the actor `change` sends back once. */
export type ViewChangeOutcome =
  | { readonly type: "views.changed"; readonly key: string; readonly result: ViewResult }
  /** A change failed: the server refused it or did not respond. */
  | { readonly type: "views.failed"; readonly key: string; readonly error: unknown };

export type ViewsEvent =
  /** The views are visible. They are reloaded if they are no longer fresh (§9). */
  | { readonly type: "views.show" }
  | { readonly type: "views.retry" }
  /** Another tab of the browser has saved, deleted or reordered views. */
  | { readonly type: "views.changedElsewhere" }
  | { readonly type: "views.change"; readonly change: ViewChange; readonly requester: Requester }
  /** @property ids The ids of all views in their new order. */
  | { readonly type: "views.reorder"; readonly ids: readonly string[] }
  | ViewChangeOutcome
  | SessionEvent;

export type ViewsEmitted =
  | { readonly type: "views.saved"; readonly view: View }
  | { readonly type: "views.deleted"; readonly id: string }
  | { readonly type: "views.reordered" };
