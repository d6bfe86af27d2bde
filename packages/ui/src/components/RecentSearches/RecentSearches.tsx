import { ClockCounterClockwiseIcon } from "@phosphor-icons/react/dist/csr/ClockCounterClockwise";
import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import { useMessages } from "../../messages/use-messages.ts";
import { Button } from "../Button/Button.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import styles from "./RecentSearches.module.css";

export interface RecentSearchesProps {
  /** The questions, newest first. */
  readonly texts: readonly string[];
  /** Called with the question that was pressed. Ask it again. */
  readonly onChoose: (text: string) => void;
  /** Called with the question whose cross was pressed. */
  readonly onRemove: (text: string) => void;
  /** Called when 'Clear' is pressed. */
  readonly onClear: () => void;
}

/** Moves the focus from the cross of a row, which is about to be removed, to that of the next or else the previous row. */
function focusNeighbour(cross: HTMLElement): void {
  const row = cross.closest("li");
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  neighbour?.querySelector<HTMLElement>("button:last-of-type")?.focus();
}

/** The recent searches of this browser. Renders nothing without any. */
export function RecentSearches({ texts, onChoose, onRemove, onClear }: RecentSearchesProps) {
  const { search, common } = useMessages();
  if (texts.length === 0) return null;
  return (
    <div>
      <div className={styles.head}>
        <h3 className={styles.heading} id="recent-searches">
          {search.recent}
        </h3>
        <Button variant="link" aria-label={search.clearRecent} onClick={onClear}>
          {common.clear}
        </Button>
      </div>
      <ul aria-labelledby="recent-searches">
        {texts.map((text) => (
          <li key={text} className={styles.item}>
            <button type="button" className={styles.question} onClick={() => onChoose(text)}>
              <ClockCounterClockwiseIcon size={20} aria-hidden />
              <span className={styles.text}>{text}</span>
            </button>
            <IconButton
              label={search.removeRecent(text)}
              onClick={({ currentTarget }) => {
                focusNeighbour(currentTarget);
                onRemove(text);
              }}
            >
              <XIcon size={18} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{search.onlyHere}</p>
    </div>
  );
}
