import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { cx } from "../../lib/cx.ts";
import { neighbourOf } from "../../lib/neighbour-of.ts";
import { useMessages } from "../../messages/use-messages.ts";
import { Button } from "../Button/Button.tsx";
import { Plaque } from "../Plaque/Plaque.tsx";
import styles from "./ChoiceChips.module.css";

export interface ChoiceChipsProps<Value extends string> {
  /** The accessible name of the group. */
  readonly label: string;
  /** The values to choose from. */
  readonly options: readonly Value[];
  /** Returns the visible name of a value. Not used if `look` is "plaques". @default the value itself */
  readonly nameOf?: (value: Value) => string;
  /** The chosen values. They are shown even if they are not among the options. */
  readonly chosen: readonly Value[];
  /** Called with a value when it is pressed. */
  readonly onToggle: (value: Value) => void;
  /** How values are shown: as text, or as plaques if they are arrondissements. @default "words" */
  readonly look?: "words" | "plaques";
  /** The number of options that are shown until '+N more' is pressed. Chosen values are always shown. @default all */
  readonly shownAtFirst?: number;
  /** The text shown if there are neither options nor chosen values (§8). */
  readonly none?: string;
}

/** A group of checkboxes, shown as chips, for values without counts. */
export function ChoiceChips<Value extends string>({
  label,
  options,
  nameOf = (value) => value,
  chosen,
  onToggle,
  look = "words",
  shownAtFirst = options.length,
  none,
}: ChoiceChipsProps<Value>) {
  const { choices } = useMessages();
  const [expanded, setExpanded] = useState(false);
  const group = useRef<HTMLFieldSetElement>(null);
  // A chosen value that no longer exists stays in the list, so that it can be removed.
  const all = [...options, ...chosen.filter((value) => !options.includes(value))];
  const isKept = (value: Value) => options.includes(value) && (expanded || options.indexOf(value) < shownAtFirst);
  const shown = all.filter((value) => isKept(value) || chosen.includes(value));
  const toggle = (value: Value) => {
    if (chosen.includes(value) && !isKept(value)) {
      const controls = [...(group.current?.querySelectorAll<HTMLElement>("input, button") ?? [])];
      neighbourOf(controls, shown.indexOf(value))?.focus();
    }
    onToggle(value);
  };
  const expand = () => {
    const first = all.findIndex((value) => !shown.includes(value));
    flushSync(() => setExpanded(true));
    // The pressed button is removed, so the focus moves to the first value that the press has revealed.
    group.current?.querySelectorAll<HTMLElement>("input")[first]?.focus();
  };
  if (all.length === 0) return <p className={styles.none}>{none}</p>;
  return (
    <fieldset ref={group} className={styles.chips} aria-label={label}>
      {shown.map((value) => (
        <label key={value} className={cx(styles.chip, styles[look], chosen.includes(value) && styles.on)}>
          <input
            type="checkbox"
            className={styles.input}
            checked={chosen.includes(value)}
            onChange={() => toggle(value)}
            {...(look === "words" && { "aria-label": nameOf(value) })}
          />
          {look === "plaques" ? <Plaque arrondissement={value} size="large" /> : nameOf(value)}
        </label>
      ))}
      {shown.length < all.length && (
        <Button variant="link" onClick={expand}>
          {choices.more(all.length - shown.length)}
        </Button>
      )}
    </fieldset>
  );
}
