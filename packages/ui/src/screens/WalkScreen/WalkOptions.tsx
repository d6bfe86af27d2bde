import { type ParisTime, WALK, type WalkChoice, withEnd } from "@flaneur/domain";
import { CaretDownIcon } from "@phosphor-icons/react/dist/csr/CaretDown";
import { type ReactNode, useId, useState } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { CheckRow } from "../../components/CheckRow/CheckRow.tsx";
import { TimeField } from "../../components/HoursFilter/TimeField.tsx";
import { SegmentedControl } from "../../components/SegmentedControl/SegmentedControl.tsx";
import { durationText } from "../../lib/travel-text.ts";
import { useWalkMessages } from "../../messages/walk.ts";
import type { ShownWalk } from "../../view-models/walk-state.ts";
import { useWalkTimes } from "./use-walk-times.ts";
import styles from "./WalkOptions.module.css";

export interface WalkOptionsProps {
  readonly walk: ShownWalk;
  /** The current time. The visitor can choose this day and the next 13 days, or keep another day of the URL. */
  readonly now: ParisTime;
  /** Called with all choices after one of them has changed. */
  readonly onChange: (choice: WalkChoice) => void;
  /**
   * Called when 'Set Location' is pressed. The button is shown if the walk begins at the visitor's position, but the
   * position is unknown. Open the location dialog.
   */
  readonly onSetLocation: () => void;
}

const ORDERS = ["shortest", "own"] as const;
/** Number of days that can be chosen, including today. */
const DAYS = 14;

/**
 * The choices for a walk: its order, its ends, its start and the length of each stay. On a phone they are collapsed, so
 * that the first screen shows the walk itself.
 */
export function WalkOptions({ walk, now, onChange, onSetLocation }: WalkOptionsProps) {
  const messages = useWalkMessages();
  const { walk: texts } = messages;
  const { dayText } = useWalkTimes();
  const { choice, stops, from, startAt } = walk;
  const [isOpen, setIsOpen] = useState(false);
  const fields = useId();
  const asked = useId();
  const coming = Array.from({ length: DAYS }, (_, index) => now.day + index);
  const days = [...new Set([...coming, startAt.day])].sort((a, b) => a - b);
  // A list of names is easier to search in alphabetical order than in the order of the walk.
  const names = stops
    .map(({ place, name }) => ({ id: place.id, name }))
    .sort((a, b) => a.name.localeCompare(b.name, messages.locale));
  const endField = (which: "first" | "last") => (
    <Choice
      label={texts[which]}
      value={choice[which] ?? ""}
      onChange={(id) => onChange(withEnd(choice, which, id === "" ? null : id))}
    >
      <option value="">{texts.anyPlace}</option>
      {names.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Choice>
  );
  return (
    <section
      className={styles.options}
      aria-label={texts.options}
      // The location dialog returns the focus to this id. The section has the id when 'Set Location' is not rendered.
      id={from === "unknown" ? undefined : asked}
      tabIndex={-1}
    >
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={fields}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className={styles.heading}>{texts.optionsHeading}</span>
        <CaretDownIcon size={16} className={styles.toggleCaret} aria-hidden />
        <span className={styles.chosen}>{chosenText(walk, messages)}</span>
      </button>
      <div id={fields} className={styles.fields} data-open={isOpen}>
        <div className={styles.wide}>
          <SegmentedControl
            label={texts.order}
            width="full"
            segments={ORDERS.map((value) => ({ value, label: texts.orders[value] }))}
            value={choice.order}
            onValueChange={(order) => onChange({ ...choice, order })}
          />
        </div>
        {choice.order === "shortest" && (
          <>
            {endField("first")}
            {endField("last")}
          </>
        )}
        <Choice
          label={texts.onDay}
          value={String(startAt.day)}
          onChange={(day) => onChange({ ...choice, startAt: { day: Number(day), minute: startAt.minute } })}
        >
          {days.map((day) => (
            <option key={day} value={day}>
              {day === now.day ? texts.today(dayText(day, now.day)) : dayText(day, now.day)}
            </option>
          ))}
        </Choice>
        <div className={styles.pair}>
          <StartTime value={startAt} onChange={(time) => onChange({ ...choice, startAt: time })} />
          <Choice
            label={texts.stay}
            value={String(choice.stayMinutes)}
            onChange={(minutes) => onChange({ ...choice, stayMinutes: Number(minutes) })}
          >
            {WALK.stays.map((minutes) => (
              <option key={minutes} value={minutes}>
                {durationText(minutes, messages)}
              </option>
            ))}
          </Choice>
        </div>
        <div className={styles.wide}>
          <CheckRow checked={choice.fromHere} onCheckedChange={(fromHere) => onChange({ ...choice, fromHere })}>
            {texts.fromHere}
          </CheckRow>
        </div>
      </div>
      {/* Collapsed options show this message, too, because the URL of a walk may need a location. */}
      <div role="status">
        {from === "unknown" && (
          <p className={styles.location}>
            {texts.needsLocation}
            <Button variant="link" id={asked} onClick={onSetLocation}>
              {texts.setLocation}
            </Button>
          </p>
        )}
      </div>
    </section>
  );
}

/** Describes the choices in words: 'Shortest way · begins at Angelina · 45 min at each place'. */
function chosenText({ choice, stops }: ShownWalk, messages: ReturnType<typeof useWalkMessages>): string {
  const { chosen, orders } = messages.walk;
  const nameOf = (id: string | null) =>
    choice.order === "own" ? undefined : stops.find(({ place }) => place.id === id)?.name;
  const [first, last] = [nameOf(choice.first), nameOf(choice.last)];
  return [
    orders[choice.order],
    ...(choice.fromHere ? [chosen.fromHere] : []),
    ...(first === undefined ? [] : [chosen.first(first)]),
    ...(last === undefined ? [] : [chosen.last(last)]),
    chosen.stay(durationText(choice.stayMinutes, messages)),
  ].join(" · ");
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The options. */
  readonly children: ReactNode;
}

/** A select with its label above. */
function Choice({ label, value, onChange, children }: ChoiceProps) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.select}>
        <select id={id} className={styles.field} value={value} onChange={(event) => onChange(event.target.value)}>
          {children}
        </select>
        <CaretDownIcon size={16} className={styles.caret} aria-hidden />
      </span>
    </div>
  );
}

interface StartTimeProps {
  readonly value: ParisTime;
  readonly onChange: (value: ParisTime) => void;
}

function StartTime({ value, onChange }: StartTimeProps) {
  const { walk } = useWalkMessages();
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{walk.startTime}</label>
      <TimeField
        id={id}
        className={styles.field}
        value={value.minute}
        onChange={(minute) => onChange({ day: value.day, minute })}
      />
    </div>
  );
}
