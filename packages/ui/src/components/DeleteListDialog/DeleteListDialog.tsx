import { useListsMessages } from "../../messages/lists.ts";
import { DeleteDialog } from "../DeleteDialog/DeleteDialog.tsx";

export interface DeleteListDialogProps {
  /** Whether the dialog is open. */
  readonly open: boolean;
  /** The name of the list. */
  readonly name: string;
  /** The number of places in the list. */
  readonly count: number;
  /** Whether the list has a link, which ends when the list is deleted. */
  readonly isShared: boolean;
  /** Whether the deletion is pending. */
  readonly state: "ready" | "pending";
  /** Why deleting failed; null if it did not fail. */
  readonly failure: string | null;
  /** Called when the visitor confirms. */
  readonly onDelete: () => void;
  /** Called when the visitor presses 'Cancel', the cross, Escape or the backdrop. */
  readonly onClose: () => void;
}

/** A dialog that requires a confirmation before a list is deleted. */
export function DeleteListDialog({ count, isShared, ...dialog }: DeleteListDialogProps) {
  const { lists, listDeletion } = useListsMessages();
  return (
    <DeleteDialog
      {...dialog}
      title={listDeletion.title}
      description={isShared ? `${lists.count(count)} · ${listDeletion.ends}` : lists.count(count)}
      deleteLabel={listDeletion.delete}
      pendingLabel={listDeletion.deleting}
    />
  );
}
