import { HeartIcon } from "@phosphor-icons/react/dist/csr/Heart";
import { formatName } from "../../lib/format-dashes.ts";
import { useListsMessages } from "../../messages/lists.ts";
import { Button } from "../Button/Button.tsx";
import styles from "../Toast/Toast.module.css";
import { Toast, type ToastControls } from "../Toast/Toast.tsx";

export interface AddedToastProps extends ToastControls {
  /** The name of the place whose heart was pressed. */
  readonly name: string;
  /** Called when 'Add to list…' is pressed. Open the dialog. */
  readonly onAddToList: () => void;
}

/** A toast that offers to add a new favorite to lists. The page announces the new favorite itself. */
export function AddedToast({ name, onAddToList, ...controls }: AddedToastProps) {
  const { addedToast } = useListsMessages();
  return (
    <Toast
      {...controls}
      label={addedToast.name(formatName(name))}
      closeLabel={addedToast.close}
      icon={<HeartIcon className={styles.heart} size={18} weight="fill" aria-hidden />}
      action={
        <Button className={styles.action} aria-haspopup="dialog" onClick={onAddToList}>
          {addedToast.addToList}
        </Button>
      }
    >
      <p className={styles.text}>{addedToast.added}</p>
    </Toast>
  );
}
