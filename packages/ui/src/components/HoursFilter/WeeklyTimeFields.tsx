import { clockText, parseClock, type WeeklyTime } from "@flaneur/domain";
import { CaretDownIcon } from "@phosphor-icons/react/dist/csr/CaretDown";
import { useHoursMessages } from "../../messages/hours.ts";
import styles from "./HoursFilter.module.css";

interface WeeklyTimeFieldsProps {
  readonly value: WeeklyTime;
  readonly onChange: (value: WeeklyTime) => void;
}

/** '20:30', '20h30', '2030', '20' */
function parseTyped(text: string): number | null {
  const [, hour, minute = "00"] = /^\s*(\d{1,2})\s*[:.h]?\s*(\d\d)?\s*$/i.exec(text) ?? [];
  return hour === undefined ? null : parseClock(`${hour}:${minute}`);
}

const WEEK = [0, 1, 2, 3, 4, 5, 6] as const;

/** A day of the week, and a time that comes into force when its field is left or Enter is pressed: half of one is none. */
export function WeeklyTimeFields({ value, onChange }: WeeklyTimeFieldsProps) {
  const { hours, hoursFilter } = useHoursMessages();
  const take = (field: HTMLInputElement) => {
    const minute = parseTyped(field.value);
    field.value = clockText(minute ?? value.minute);
    if (minute !== null && minute !== value.minute) onChange({ ...value, minute });
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
        // Not of type 'time': that is shown by the clock of the browser's language, which may be one of twelve hours.
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        className={styles.field}
        aria-label={hoursFilter.time}
        defaultValue={clockText(value.minute)}
        onBlur={(event) => take(event.target)}
        onKeyDown={(event) => {
          if (event.key === "Enter") take(event.currentTarget);
        }}
      />
    </div>
  );
}
