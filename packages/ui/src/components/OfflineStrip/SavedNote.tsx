import { useOfflineMessages } from "../../messages/offline.ts";
import styles from "./OfflineStrip.module.css";

export interface SavedNoteProps {
  /** The time of the oldest kept result on the page, in milliseconds since 1970. */
  readonly savedAt: number;
  /** Whether the list is a kept copy of a page that was seen, because the places are not saved. @default false */
  readonly isSeenOnly?: boolean;
}

/** The line below the count of a list that is kept on the device. It shows when the list was saved or seen. */
export function SavedNote({ savedAt, isSeenOnly = false }: SavedNoteProps) {
  const { offline: texts } = useOfflineMessages();
  return <p className={styles.note}>{isSeenOnly ? texts.seenOn(savedAt) : texts.savedOn(savedAt)}</p>;
}
