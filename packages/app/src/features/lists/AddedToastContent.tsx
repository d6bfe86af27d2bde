import { AddedToast } from "@flaneur/ui/lists";
import { useToastTimer } from "../../page/use-toast-timer.ts";
import { AddToList } from "./AddToList.tsx";
import type { MountedDialog } from "./use-mounted-dialog.ts";

/** The place whose heart was pressed. */
export interface AddedPlace {
  readonly id: string;
  readonly name: string;
}

interface AddedToastContentProps {
  readonly place: AddedPlace;
  /** The state of 'Add to list…'. */
  readonly dialog: MountedDialog;
  /** Called when the visitor closes the toast, and when its time is over. */
  readonly onClose: () => void;
}

/** The toast, and the dialog that it opens. */
export function AddedToastContent({ place, dialog, onClose }: AddedToastContentProps) {
  const { key, isMounted, open, onClose: onAdded } = dialog;
  const onHold = useToastTimer(!isMounted, onClose);
  return (
    <>
      <AddedToast name={place.name} onAddToList={open} onClose={onClose} onHold={onHold} />
      {/* The toast stays while the dialog is open, so that the focus can return to the button of the toast. */}
      {isMounted && <AddToList key={key} place={place} onClose={onAdded} />}
    </>
  );
}
