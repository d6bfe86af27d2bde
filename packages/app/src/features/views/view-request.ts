import type { View } from "@flaneur/domain";

/** A request to open a dialog of views. */
export type ViewRequest =
  /** The visitor pressed '+ Add View' or 'Save as new'. */
  | { readonly type: "viewDialog.create" }
  /** The visitor pressed the pencil of a tab. */
  | { readonly type: "viewDialog.edit"; readonly view: View }
  /** The visitor pressed the bin of a tab. */
  | { readonly type: "viewDeletion.open"; readonly view: View };
