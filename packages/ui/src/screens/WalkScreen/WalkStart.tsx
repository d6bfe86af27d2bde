import type { ParisTime, WalkChoice } from "@flaneur/domain";
import { useId } from "react";
import { TimeField } from "../../components/HoursFilter/TimeField.tsx";
import { useWalkMessages } from "../../messages/walk.ts";
import type { ShownWalk } from "../../view-models/walk-state.ts";
import { Choice } from "./Choice.tsx";
import { useWalkTimes } from "./use-walk-times.ts";
import styles from "./WalkFields.module.css";

export interface WalkStartProps {
  readonly walk: ShownWalk;
  /** The current time. The visitor can choose this day and the next 13 days, or keep another day of the URL. */
  readonly now: ParisTime;
  /** Called with all choices after the day or the time has changed. */
  readonly onChange: (choice: WalkChoice) => void;
}

/** Number of days that can be chosen, including today. */
const DAYS = 14;

/** The day and the time when a walk begins. */
export function WalkStart({ walk: { choice, startAt }, now, onChange }: WalkStartProps) {
  const { walk: texts } = useWalkMessages();
  const { dayText } = useWalkTimes();
  const time = useId();
  const coming = Array.from({ length: DAYS }, (_, index) => now.day + index);
  const days = [...new Set([...coming, startAt.day])].sort((a, b) => a - b);
  const begin = (at: ParisTime) => onChange({ ...choice, startAt: at });
  return (
    <div className={styles.start}>
      <Choice
        label={texts.onDay}
        value={String(startAt.day)}
        onChange={(day) => begin({ day: Number(day), minute: startAt.minute })}
      >
        {days.map((day) => (
          <option key={day} value={day}>
            {day === now.day ? texts.today(dayText(day, now.day)) : dayText(day, now.day)}
          </option>
        ))}
      </Choice>
      <div className={styles.choice}>
        <label htmlFor={time}>{texts.startTime}</label>
        <TimeField
          id={time}
          className={styles.field}
          value={startAt.minute}
          onChange={(minute) => begin({ day: startAt.day, minute })}
        />
      </div>
    </div>
  );
}
