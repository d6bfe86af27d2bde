import type { View } from "@flaneur/domain";
import type { ViewDraft } from "@flaneur/ui/views";
import type { IntentEvent } from "../../session/intent.actor.ts";
import type { SessionEvent } from "../../session/session.actor.ts";
import type { ViewChangeReply } from "./views.events.ts";

export type ViewDialogEvent =
  /** The visitor pressed '+ Add View' or 'Save as new'. */
  | { readonly type: "viewDialog.create" }
  /** The visitor pressed the pencil of a tab. */
  | { readonly type: "viewDialog.edit"; readonly view: View }
  /** The visitor changed fields of the form. Filters are ignored while the form uses those of the listing. */
  | { readonly type: "viewDialog.change"; readonly change: Partial<ViewDraft> }
  | { readonly type: "viewDialog.save" }
  /** After a conflict, the visitor chose to replace the saved view by the form. */
  | { readonly type: "viewDialog.keepMine" }
  /** After a conflict, the visitor chose to fill the form from the saved view. */
  | { readonly type: "viewDialog.takeSaved" }
  | { readonly type: "viewDialog.close" }
  | ViewChangeReply
  | IntentEvent
  | SessionEvent;
