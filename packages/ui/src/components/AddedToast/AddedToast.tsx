import { HeartIcon } from "@phosphor-icons/react/dist/csr/Heart";
import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import { formatName } from "../../lib/format-dashes.ts";
import { useListsMessages } from "../../messages/lists.ts";
import { Button } from "../Button/Button.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import styles from "./AddedToast.module.css";

export interface AddedToastProps {
  /** The name of the place whose heart was pressed. */
  readonly name: string;
  /** Called when 'Add to list…' is pressed. Open the dialog. */
  readonly onAddToList: () => void;
  /** Called when the visitor closes the toast. */
  readonly onClose: () => void;
  /** Called with `true` while the pointer or the focus is in the toast, which then stays. */
  readonly onHold: (isHeld: boolean) => void;
}

/** A toast after the heart of a place was pressed, which leads to the lists. It is announced elsewhere. */
export function AddedToast({ name, onAddToList, onClose, onHold }: AddedToastProps) {
  const { addedToast } = useListsMessages();
  return (
    <section
      className={styles.toast}
      aria-label={addedToast.name(formatName(name))}
      onPointerEnter={() => onHold(true)}
      onPointerLeave={() => onHold(false)}
      onFocus={() => onHold(true)}
      onBlur={() => onHold(false)}
    >
      <HeartIcon size={18} weight="fill" aria-hidden />
      <p className={styles.text}>{addedToast.added}</p>
      <Button className={styles.action} aria-haspopup="dialog" onClick={onAddToList}>
        {addedToast.addToList}
      </Button>
      <IconButton label={addedToast.close} onClick={onClose}>
        <XIcon size={18} aria-hidden />
      </IconButton>
    </section>
  );
}
