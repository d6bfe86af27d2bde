import { parseClock } from "@flaneur/domain";
import { useLayoutEffect, useRef } from "react";
import { timeText } from "../../lib/time-text.ts";

interface TimeFieldProps {
  /** The accessible name. Absent if a `label` element names the field by its id. */
  readonly label?: string;
  /** The id of the field, for a `label` element. */
  readonly id?: string;
  /** The time in minutes since midnight. */
  readonly value: number;
  /** Called with the minutes since midnight when the visitor applies another time. */
  readonly onChange: (minute: number) => void;
  readonly className?: string | undefined;
}

/** Parses a time such as '20:30', '20h30', '2030' or '20' to minutes since midnight. Returns null if it is invalid. */
function parseTyped(text: string): number | null {
  const [, hour, minute = "00"] = /^\s*(\d{1,2})\s*[:.h]?\s*(\d\d)?\s*$/i.exec(text) ?? [];
  return hour === undefined ? null : parseClock(`${hour}:${minute}`);
}

/**
 * A field for a time of the day. A typed time applies when the field loses the focus or Enter is pressed, not at each
 * key.
 */
export function TimeField({ label, id, value, onChange, className }: TimeFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  // A layout effect, so that it cannot replace what was typed just after the first render.
  useLayoutEffect(() => {
    if (field.current !== null) field.current.value = timeText(value);
  }, [value]);
  const apply = (typed: HTMLInputElement) => {
    const minute = parseTyped(typed.value);
    typed.value = timeText(minute ?? value);
    if (minute !== null && minute !== value) onChange(minute);
  };
  return (
    <input
      ref={field}
      // The type is not `time`, because browsers show a time field in the format of their language, which may be a
      // 12-hour clock.
      inputMode="numeric"
      autoComplete="off"
      maxLength={5}
      className={className}
      aria-label={label}
      id={id}
      defaultValue={timeText(value)}
      onBlur={(event) => apply(event.target)}
      onKeyDown={(event) => {
        if (event.key === "Enter") apply(event.currentTarget);
      }}
    />
  );
}
