import { WarningCircleIcon } from "@phosphor-icons/react/dist/csr/WarningCircle";
import { useListsMessages } from "../../messages/lists.ts";
import { refusalText } from "../../view-models/refusal-text.ts";
import styles from "../Toast/Toast.module.css";
import { Toast, type ToastControls } from "../Toast/Toast.tsx";

export interface RefusalToastProps extends ToastControls {
  /** The name of the problem in the graph, such as `TooManyFavorites`. */
  readonly problem: string;
}

/** A toast that says why the server has refused a change, and what the visitor can do. */
export function RefusalToast({ problem, ...controls }: RefusalToastProps) {
  const messages = useListsMessages();
  const text = refusalText(problem, messages);
  return (
    <Toast
      {...controls}
      label={text}
      closeLabel={messages.addedToast.close}
      icon={<WarningCircleIcon className={styles.failed} size={18} weight="fill" aria-hidden />}
      action={null}
    >
      <p role="alert" className={styles.sentence}>
        {text}
      </p>
    </Toast>
  );
}
