import type { View } from "@flaneur/domain";

/** What someone asks the dialogs of views for. Their machines come with their code. */
export type ViewRequest =
  /** '+ Add View', 'Save as new' */
  | { readonly type: "viewDialog.create" }
  /** The pencil of a tab. */
  | { readonly type: "viewDialog.edit"; readonly view: View }
  /** The bin of a tab. */
  | { readonly type: "viewDeletion.ask"; readonly view: View };
