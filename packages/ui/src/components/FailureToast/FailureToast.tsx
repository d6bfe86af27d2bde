import { WarningCircleIcon } from "@phosphor-icons/react/dist/csr/WarningCircle";
import { useListsMessages } from "../../messages/lists.ts";
import styles from "../Toast/Toast.module.css";
import { Toast, type ToastControls } from "../Toast/Toast.tsx";

export interface FailureToastProps extends ToastControls {
  /** The sentences that say why a change was not saved and, if possible, what the visitor can do. */
  readonly text: string;
}

/** A toast that says why a change was not saved. */
export function FailureToast({ text, ...controls }: FailureToastProps) {
  const { addedToast } = useListsMessages();
  return (
    <Toast
      {...controls}
      label={text}
      closeLabel={addedToast.close}
      icon={<WarningCircleIcon className={styles.failed} size={18} weight="fill" aria-hidden />}
      action={null}
    >
      <p role="alert" className={styles.sentence}>
        {text}
      </p>
    </Toast>
  );
}
