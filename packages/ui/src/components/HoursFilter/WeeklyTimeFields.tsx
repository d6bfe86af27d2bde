import { clockText, parseClock, type WeeklyTime } from "@flaneur/domain";
import { CaretDownIcon } from "@phosphor-icons/react/dist/csr/CaretDown";
import { useHoursMessages } from "../../messages/hours.ts";
import styles from "./HoursFilter.module.css";

interface WeeklyTimeFieldsProps {
  readonly value: WeeklyTime;
  readonly onChange: (value: WeeklyTime) => void;
}

const WEEK = [0, 1, 2, 3, 4, 5, 6] as const;

/** A day of the week, and a time that comes into force when its field is left or Enter is pressed: half of one is none. */
export function WeeklyTimeFields({ value, onChange }: WeeklyTimeFieldsProps) {
  const { hours, hoursFilter } = useHoursMessages();
  const take = (field: HTMLInputElement) => {
    const minute = parseClock(field.value);
    if (minute === null) field.value = clockText(value.minute);
    else if (minute !== value.minute) onChange({ ...value, minute });
  };
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
        <CaretDownIcon size={13} className={styles.caret} aria-hidden />
      </span>
      <input
        type="time"
        className={styles.field}
        aria-label={hoursFilter.time}
        defaultValue={clockText(value.minute)}
        required
        onBlur={(event) => take(event.target)}
        onKeyDown={(event) => {
          if (event.key === "Enter") take(event.currentTarget);
        }}
      />
    </div>
  );
}
