import { CloudSlashIcon } from "@phosphor-icons/react/dist/csr/CloudSlash";
import { WifiHighIcon } from "@phosphor-icons/react/dist/csr/WifiHigh";
import { WifiSlashIcon } from "@phosphor-icons/react/dist/csr/WifiSlash";
import { cx } from "../../lib/cx.ts";
import { sentence } from "../../messages/formats.ts";
import { useOfflineMessages } from "../../messages/offline.ts";
import styles from "./OfflineStrip.module.css";

export interface OfflineStripProps {
  /**
   * `offline`: the server cannot be reached, and everything is saved. `seenOnly`: the server cannot be reached, and only
   * pages that the visitor has seen are kept. `saved`: the server responds with errors, and the visitor has opened what
   * is saved. `back`: the server responds again.
   */
  readonly state: "offline" | "seenOnly" | "saved" | "back";
  /**
   * The time of the oldest kept result that is shown, in milliseconds since 1970. Null if the time is unknown or shown
   * elsewhere.
   */
  readonly savedAt: number | null;
  /** Whether changes of favorites wait for the connection. @default false */
  readonly hasWaiting?: boolean;
  /** Called when 'Saved' is pressed, or 'Paris in your pocket', which replaces it in the state `seenOnly`. Open the dialog 'Paris in your pocket'. */
  readonly onOpen: () => void;
  /** The address of 'Try again', which loads the page from the server. The link replaces 'Saved' in the state `saved`. */
  readonly liveAddress: string;
}

const ICONS = {
  offline: WifiSlashIcon,
  seenOnly: WifiSlashIcon,
  saved: CloudSlashIcon,
  back: WifiHighIcon,
};

/**
 * The strip above the top bar. It says why the page shows saved data and when the data were saved, that nothing is
 * saved, or that the server responds again.
 */
export function OfflineStrip({ state, savedAt, hasWaiting = false, onOpen, liveAddress }: OfflineStripProps) {
  const { offline: texts, pocket } = useOfflineMessages();
  const Icon = ICONS[state];
  const sentences = {
    offline: texts.strip,
    seenOnly: texts.seenOnly,
    saved: texts.saved,
    back: texts.back,
  };
  const timeOf = state === "seenOnly" ? texts.seenOn : texts.savedOn;
  return (
    <div className={cx(styles.strip, state === "seenOnly" && styles.long)}>
      <Icon size={18} aria-hidden />
      <p role="status">
        {sentences[state]}
        {state !== "back" && savedAt !== null && (
          // The time is a sentence here, because another sentence can follow.
          <span className={styles.time}> {sentence(timeOf(savedAt))}</span>
        )}
        {state !== "back" && hasWaiting && <span className={styles.time}> {texts.heartsWait}</span>}
      </p>
      {(state === "offline" || state === "seenOnly") && (
        <button type="button" className={styles.open} aria-haspopup="dialog" onClick={onOpen}>
          {state === "seenOnly" ? pocket.title : texts.open}
        </button>
      )}
      {state === "saved" && (
        <a className={styles.open} href={liveAddress}>
          {texts.tryAgain}
        </a>
      )}
    </div>
  );
}
