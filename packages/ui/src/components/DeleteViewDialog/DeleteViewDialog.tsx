import { useViewDialogMessages } from "../../messages/view-dialogs.ts";
import { DeleteDialog } from "../DeleteDialog/DeleteDialog.tsx";
import { allPlacesTab } from "../TabBar/tab-ids.ts";

export interface DeleteViewDialogProps {
  /** Whether the dialog is open. */
  readonly open: boolean;
  /** The name of the view. */
  readonly name: string;
  /** The filters of the view, as the texts of their chips. */
  readonly filters: readonly string[];
  /** Whether the view is being deleted. */
  readonly state: "ready" | "pending";
  /** Called when the visitor confirms. */
  readonly onDelete: () => void;
  /** Called when the visitor presses 'Cancel', the cross, Escape or the backdrop. */
  readonly onClose: () => void;
}

/** A dialog that requires a confirmation before a view is deleted (§6). */
export function DeleteViewDialog({ filters, ...dialog }: DeleteViewDialogProps) {
  const { views } = useViewDialogMessages();
  return (
    <DeleteDialog
      {...dialog}
      title={views.confirmDelete}
      description={filters.length > 0 ? filters.join(", ") : null}
      failure={null}
      deleteLabel={views.delete}
      pendingLabel={views.deleting}
      // The button that opened the dialog is removed with the view. The tab of all places then gets the focus.
      returnFocus={(opener) => opener ?? allPlacesTab()}
    />
  );
}
