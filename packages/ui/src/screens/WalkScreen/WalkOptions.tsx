import { WALK, type WalkChoice, withEnd } from "@flaneur/domain";
import { CaretDownIcon } from "@phosphor-icons/react/dist/csr/CaretDown";
import { useId, useState } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { CheckRow } from "../../components/CheckRow/CheckRow.tsx";
import { SegmentedControl } from "../../components/SegmentedControl/SegmentedControl.tsx";
import { durationText } from "../../lib/travel-text.ts";
import { useWalkMessages } from "../../messages/walk.ts";
import type { ShownWalk } from "../../view-models/walk-state.ts";
import { Choice } from "./Choice.tsx";
import styles from "./WalkOptions.module.css";

export interface WalkOptionsProps {
  readonly walk: ShownWalk;
  /** Called with all choices after one of them has changed. */
  readonly onChange: (choice: WalkChoice) => void;
  /**
   * Called when 'Set Location' is pressed. The button is shown if the walk begins at the visitor's position, but the
   * position is unknown. Open the location dialog.
   */
  readonly onSetLocation: () => void;
}

const ORDERS = ["shortest", "own"] as const;

/**
 * The choices for a walk other than its day and time: its order, its ends and the length of each stay. On a phone they
 * are collapsed, so that the first screen shows the walk itself.
 */
export function WalkOptions({ walk, onChange, onSetLocation }: WalkOptionsProps) {
  const messages = useWalkMessages();
  const { walk: texts } = messages;
  const { choice, stops, from } = walk;
  const [isOpen, setIsOpen] = useState(false);
  const fields = useId();
  const asked = useId();
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
