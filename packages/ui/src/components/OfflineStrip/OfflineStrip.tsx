import { WifiHighIcon } from "@phosphor-icons/react/dist/csr/WifiHigh";
import { WifiSlashIcon } from "@phosphor-icons/react/dist/csr/WifiSlash";
import { useOfflineMessages } from "../../messages/offline.ts";
import styles from "./OfflineStrip.module.css";

export interface OfflineStripProps {
  /** `offline`: the server cannot be reached. `back`: it responds again. */
  readonly state: "offline" | "back";
  /** The time of the oldest kept result that is shown, in milliseconds. Null if it is unknown or shown elsewhere. */
  readonly savedAt: number | null;
}

/** The strip above the top bar that says that the page is offline, and since when what is shown is saved. */
export function OfflineStrip({ state, savedAt }: OfflineStripProps) {
  const { offline: texts } = useOfflineMessages();
  const Icon = state === "offline" ? WifiSlashIcon : WifiHighIcon;
  return (
    <div className={styles.strip} role="status">
      <Icon size={18} aria-hidden />
      <p>
        {state === "offline" ? texts.strip : texts.back}
        {state === "offline" && savedAt !== null && <span className={styles.time}> {texts.savedOn(savedAt)}</span>}
      </p>
    </div>
  );
}
