import {
  clockText,
  type FacetCount,
  HOURS_STATES,
  type HoursChoice,
  type HoursState,
  toggleHoursMoment,
  toggleHoursState,
  type WeeklyTime,
  weekdayOf,
} from "@flaneur/domain";
import { cx } from "../../lib/cx.ts";
import { useNow } from "../../lib/use-now.ts";
import { useHoursMessages } from "../../messages/hours.ts";
import { HoursMark } from "../Hours/HoursMark.tsx";
import { OptionRow } from "../OptionList/OptionRow.tsx";
import styles from "./HoursFilter.module.css";
import { WeeklyTimeFields } from "./WeeklyTimeFields.tsx";

export interface HoursFilterProps {
  readonly value: HoursChoice | null;
  /** How many places are open, closed and unknown then; null while that is not known. */
  readonly counts: readonly FacetCount[] | null;
  /** Null where neither 'Open now' nor 'Open at…' is on. */
  readonly onChange: (value: HoursChoice | null) => void;
}

const HALF_HOUR = 30;
const WEEK_MINUTES = 7 * 1440;

/** The next half hour, for someone who has yet to say which time is meant. */
function nextHalfHour(weekday: number, minute: number): WeeklyTime {
  const total = (weekday * 1440 + Math.ceil(minute / HALF_HOUR) * HALF_HOUR) % WEEK_MINUTES;
  return { weekday: Math.floor(total / 1440), minute: total % 1440 };
}

/** 'Open now', 'Open at…', and which of open, closed and unknown are shown while one of the two is on. */
export function HoursFilter({ value, counts, onChange }: HoursFilterProps) {
  const now = useNow();
  const { hours, hoursFilter } = useHoursMessages();
  if (now === null) return null;
  const moment = value?.moment ?? null;
  const weekly = moment === null || moment === "now" ? null : moment;
  const toggle = (label: string, pressed: boolean, chosen: HoursChoice["moment"]) => (
    <button
      type="button"
      className={cx(styles.toggle, pressed && styles.on)}
      aria-pressed={pressed}
      onClick={() => onChange(toggleHoursMoment(value, chosen))}
    >
      {label}
    </button>
  );
  return (
    <>
      <div className={styles.toggles}>
        {toggle(hoursFilter.now, moment === "now", "now")}
        {toggle(hoursFilter.at, weekly !== null, nextHalfHour(weekdayOf(now.day), now.minute))}
      </div>
      {value !== null && (
        <>
          {weekly !== null && (
            <WeeklyTimeFields
              key={`${weekly.weekday} ${weekly.minute}`}
              value={weekly}
              onChange={(chosen) => onChange({ ...value, moment: chosen })}
            />
          )}
          <ul className={styles.list} aria-label={hours.title}>
            {HOURS_STATES.map((state) => (
              <li key={state}>
                <StateRow
                  state={state}
                  count={counts === null ? null : (counts.find((facet) => facet.value === state)?.count ?? 0)}
                  chosen={value.states.includes(state)}
                  onToggle={() => onChange(toggleHoursState(value, state))}
                />
              </li>
            ))}
          </ul>
          <p className={styles.note}>
            {moment === "now"
              ? hoursFilter.nowInParis(hours.weekday(weekdayOf(now.day)), clockText(now.minute))
              : hoursFilter.timesAreParis}
          </p>
        </>
      )}
    </>
  );
}

interface StateRowProps {
  readonly state: HoursState;
  /** Null while it is not known. */
  readonly count: number | null;
  readonly chosen: boolean;
  readonly onToggle: () => void;
}

function StateRow({ state, count, chosen, onToggle }: StateRowProps) {
  const { hoursFilter } = useHoursMessages();
  const name = hoursFilter.states[state];
  return (
    <OptionRow
      choice={chosen ? "is" : "none"}
      name={count === null ? name : hoursFilter.optionName(name, count)}
      count={count}
      // As everywhere among the filters: what leads nowhere cannot be chosen, and what is chosen can be taken back.
      disabled={count === 0 && !chosen}
      onToggle={onToggle}
    >
      <span className={styles.state}>
        <HoursMark kind={state} />
        {name}
      </span>
    </OptionRow>
  );
}
