import { clockText, parseClock, type WeeklyTime } from "@flaneur/domain";
import { CaretDownIcon } from "@phosphor-icons/react/dist/csr/CaretDown";
import { useHoursMessages } from "../../messages/hours.ts";
import styles from "./HoursFilter.module.css";

interface WeeklyTimeFieldsProps {
  readonly value: WeeklyTime;
  readonly onChange: (value: WeeklyTime) => void;
}

/** Parses a time such as '20:30', '20h30', '2030' or '20' to minutes of the day. Returns null if it is invalid. */
function parseTyped(text: string): number | null {
  const [, hour, minute = "00"] = /^\s*(\d{1,2})\s*[:.h]?\s*(\d\d)?\s*$/i.exec(text) ?? [];
  return hour === undefined ? null : parseClock(`${hour}:${minute}`);
}

const WEEK = [0, 1, 2, 3, 4, 5, 6] as const;

/**
 * Fields for a day of the week and a time. A typed time applies when its field loses the focus or Enter is pressed, so
 * that an incomplete time never applies.
 */
export function WeeklyTimeFields({ value, onChange }: WeeklyTimeFieldsProps) {
  const { hours, hoursFilter } = useHoursMessages();
  const apply = (field: HTMLInputElement) => {
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
        <CaretDownIcon size={16} className={styles.caret} aria-hidden />
      </span>
      <input
        // Not `type="time"`, because browsers show such a field in the format of their language, which may be a 12-hour
        // clock.
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        className={styles.field}
        aria-label={hoursFilter.time}
        defaultValue={clockText(value.minute)}
        onBlur={(event) => apply(event.target)}
        onKeyDown={(event) => {
          if (event.key === "Enter") apply(event.currentTarget);
        }}
      />
    </div>
  );
}
