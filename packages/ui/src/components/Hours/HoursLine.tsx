import type { Place } from "@flaneur/domain";
import { cx } from "../../lib/cx.ts";
import { useNow } from "../../lib/use-now.ts";
import { useHoursMessages } from "../../messages/hours.ts";
import { hoursShown } from "../../view-models/hours-shown.ts";
import styles from "./Hours.module.css";
import { HoursMark } from "./HoursMark.tsx";

export interface HoursLineProps {
  /** The place whose hours are shown. */
  readonly place: Pick<Place, "openingHours" | "placeStatus">;
  /** `short` omits ', in 25 min' from 'Closes at 19:00, in 25 min'. @default "whole" */
  readonly length?: "short" | "whole";
  /** An additional class of the line. */
  readonly className?: string | undefined;
}

/** One line that says whether a place is open. Renders nothing if the current time is unknown. */
export function HoursLine({ place, length = "whole", className }: HoursLineProps) {
  const now = useNow();
  const messages = useHoursMessages();
  if (now === null) return null;
  const { mark, words } = hoursShown(place, now, messages, length);
  return (
    <span className={cx(styles.line, className)}>
      <HoursMark kind={mark} />
      <span className={styles.words}>{words}</span>
    </span>
  );
}
