import type { View } from "@flaneur/domain";
import type { ViewDraft } from "@flaneur/ui/views";
import type { IntentEvent } from "../../session/intent.actor.ts";
import type { SessionEvent } from "../../session/session.actor.ts";
import type { ViewChangeReply } from "./views.events.ts";

export type ViewDialogEvent =
  /** '+ Add View', 'Save as new' */
  | { readonly type: "viewDialog.create" }
  /** The pencil of a tab. */
  | { readonly type: "viewDialog.edit"; readonly view: View }
  /** Fields of the form have changed. Filters are changed only while they are chosen in the dialog. */
  | { readonly type: "viewDialog.change"; readonly change: Partial<ViewDraft> }
  | { readonly type: "viewDialog.save" }
  /** The view was saved elsewhere: save the form in its place. */
  | { readonly type: "viewDialog.keepMine" }
  /** The view was saved elsewhere: fill the form from the saved view. */
  | { readonly type: "viewDialog.takeSaved" }
  | { readonly type: "viewDialog.close" }
  | ViewChangeReply
  | IntentEvent
  | SessionEvent;
