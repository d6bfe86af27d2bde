import { WifiHighIcon } from "@phosphor-icons/react/dist/csr/WifiHigh";
import { WifiSlashIcon } from "@phosphor-icons/react/dist/csr/WifiSlash";
import { useOfflineMessages } from "../../messages/offline.ts";
import styles from "./OfflineStrip.module.css";

export interface OfflineStripProps {
  /** `offline`: the server cannot be reached. `back`: it responds again. */
  readonly state: "offline" | "back";
  /** The time of the oldest kept result that is shown, in milliseconds. Null if it is unknown or shown elsewhere. */
  readonly savedAt: number | null;
  /** Whether pressed hearts wait for the connection. @default false */
  readonly hasWaiting?: boolean;
  /** Called when 'Saved' is pressed. Open the sheet of what is kept. */
  readonly onOpen: () => void;
}

/** The strip above the top bar. It says that the page is offline, and when the shown results were saved. */
export function OfflineStrip({ state, savedAt, hasWaiting = false, onOpen }: OfflineStripProps) {
  const { offline: texts } = useOfflineMessages();
  const Icon = state === "offline" ? WifiSlashIcon : WifiHighIcon;
  return (
    <div className={styles.strip}>
      <Icon size={18} aria-hidden />
      <p role="status">
        {state === "offline" ? texts.strip : texts.back}
        {state === "offline" && savedAt !== null && <span className={styles.time}> {texts.savedOn(savedAt)}</span>}
        {state === "offline" && hasWaiting && <span className={styles.time}> {texts.heartsWait}</span>}
      </p>
      {state === "offline" && (
        <button type="button" className={styles.open} aria-haspopup="dialog" onClick={onOpen}>
          {texts.open}
        </button>
      )}
    </div>
  );
}
