import { WarningCircleIcon } from "@phosphor-icons/react/dist/csr/WarningCircle";
import { useMessages } from "../../messages/use-messages.ts";
import { Button } from "../Button/Button.tsx";
import styles from "./ErrorNotice.module.css";

export interface ErrorNoticeProps {
  /** The complete message, such as 'Error: {message}' (§8). */
  readonly message: string;
  /** Called when 'Try again' is pressed. Absent if retrying cannot help: the button is not rendered. */
  readonly onRetry?: (() => void) | undefined;
}

/** An error message, for example in place of content that failed to load. */
export function ErrorNotice({ message, onRetry }: ErrorNoticeProps) {
  const { common } = useMessages();
  return (
    <div className={styles.notice} role="alert">
      <WarningCircleIcon size={20} weight="fill" aria-hidden />
      <p className={styles.message}>{message}</p>
      {onRetry !== undefined && (
        <Button variant="link" className={styles.retry} onClick={onRetry}>
          {common.tryAgain}
        </Button>
      )}
    </div>
  );
}
