import {
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
import { timeText } from "../../lib/time-text.ts";
import { useNow } from "../../lib/use-now.ts";
import { useHoursMessages } from "../../messages/hours.ts";
import { HoursMark } from "../Hours/HoursMark.tsx";
import { OptionRow } from "../OptionList/OptionRow.tsx";
import styles from "./HoursFilter.module.css";
import { WeeklyTimeFields } from "./WeeklyTimeFields.tsx";

export interface HoursFilterProps {
  /** The chosen moment (now, or a weekday and a time) and the chosen states, or null if the filter is off. */
  readonly value: HoursChoice | null;
  /** The numbers of places that are open, closed and unknown at the chosen moment, or null while they are loading. */
  readonly counts: readonly FacetCount[] | null;
  /** Called with the new choice, or with null when 'Open now' or 'Open at…' is switched off. */
  readonly onChange: (value: HoursChoice | null) => void;
}

const HALF_HOUR = 30;
const WEEK_MINUTES = 7 * 1440;

/** Returns the current time, rounded up to the half hour: the initial time of 'Open at…'. */
function nextHalfHour(weekday: number, minute: number): WeeklyTime {
  const total = (weekday * 1440 + Math.ceil(minute / HALF_HOUR) * HALF_HOUR) % WEEK_MINUTES;
  return { weekday: Math.floor(total / 1440), minute: total % 1440 };
}

/** The filter by hours: 'Open now' and 'Open at…'. While one of the two is on, the states are shown as checkboxes. */
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
            <WeeklyTimeFields value={weekly} onChange={(chosen) => onChange({ ...value, moment: chosen })} />
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
              ? hoursFilter.nowInParis(hours.weekday(weekdayOf(now.day)), timeText(now.minute))
              : hoursFilter.timesAreParis}
          </p>
        </>
      )}
    </>
  );
}

interface StateRowProps {
  readonly state: HoursState;
  /** The number of places, or null while it is loading. */
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
      // As in all filters, a value without places cannot be chosen, but a chosen value can always be removed.
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
