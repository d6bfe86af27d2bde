import { useOfflineMessages } from "../../messages/offline.ts";
import styles from "./OfflineStrip.module.css";

export interface SavedNoteProps {
  /** The time of the oldest kept result on the page, in milliseconds since 1970. */
  readonly savedAt: number;
}

/** The line below the count of a list that is kept on the device. It shows when the list was saved. */
export function SavedNote({ savedAt }: SavedNoteProps) {
  const { offline: texts } = useOfflineMessages();
  return <p className={styles.note}>{texts.savedOn(savedAt)}</p>;
}
