import type { WeeklyTime } from "@flaneur/domain";
import { CaretDownIcon } from "@phosphor-icons/react/dist/csr/CaretDown";
import { useHoursMessages } from "../../messages/hours.ts";
import styles from "./HoursFilter.module.css";
import { TimeField } from "./TimeField.tsx";

interface WeeklyTimeFieldsProps {
  /** The chosen day and time. */
  readonly value: WeeklyTime;
  /** Called with the new day and time when one of them changes. */
  readonly onChange: (value: WeeklyTime) => void;
}

const WEEK = [0, 1, 2, 3, 4, 5, 6] as const;

/** Fields for a day of the week and a time. */
export function WeeklyTimeFields({ value, onChange }: WeeklyTimeFieldsProps) {
  const { hours, hoursFilter } = useHoursMessages();
  return (
    <div className={styles.fields}>
      <span className={styles.select}>
        <select
          className={styles.field}
          aria-label={hoursFilter.day}
          value={value.weekday}
          onChange={(event) => onChange({ ...value, weekday: Number(event.target.value) })}
        >
          {WEEK.map((weekday) => (
            <option key={weekday} value={weekday}>
              {hours.weekday(weekday)}
            </option>
          ))}
        </select>
        <CaretDownIcon size={16} className={styles.caret} aria-hidden />
      </span>
      <TimeField
        label={hoursFilter.time}
        className={styles.field}
        value={value.minute}
        onChange={(minute) => onChange({ ...value, minute })}
      />
    </div>
  );
}
