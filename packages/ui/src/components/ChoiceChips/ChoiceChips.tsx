import { useState } from "react";
import { cx } from "../../lib/cx.ts";
import { useMessages } from "../../messages/use-messages.ts";
import { Button } from "../Button/Button.tsx";
import { Plaque } from "../Plaque/Plaque.tsx";
import styles from "./ChoiceChips.module.css";

export interface ChoiceChipsProps<Value extends string> {
  /** What is chosen among, for a screen reader. */
  readonly label: string;
  readonly options: readonly Value[];
  /** What a value is called. @default what it is */
  readonly nameOf?: (value: Value) => string;
  readonly chosen: readonly Value[];
  readonly onToggle: (value: Value) => void;
  /** Arrondissements are shown as plaques. @default "words" */
  readonly look?: "words" | "plaques";
  /** So many are shown at first, and all that are chosen. @default all */
  readonly shownAtFirst?: number;
  /** The text where there are no options (§8). */
  readonly none?: string;
}

/** Values to choose among where nothing is counted: a checkbox each. */
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
  // What was chosen and no longer exists can be taken back all the same.
  const all = [...options, ...chosen.filter((value) => !options.includes(value))];
  const shown = expanded ? all : all.filter((value, index) => index < shownAtFirst || chosen.includes(value));
  if (all.length === 0) return <p className={styles.none}>{none}</p>;
  return (
    <fieldset className={styles.chips} aria-label={label}>
      {shown.map((value) => (
        <label key={value} className={cx(styles.chip, styles[look], chosen.includes(value) && styles.on)}>
          <input
            type="checkbox"
            className={styles.input}
            checked={chosen.includes(value)}
            onChange={() => onToggle(value)}
            {...(look === "words" && { "aria-label": nameOf(value) })}
          />
          {look === "plaques" ? <Plaque arrondissement={value} size="large" /> : nameOf(value)}
        </label>
      ))}
      {shown.length < all.length && (
        <Button variant="link" onClick={() => setExpanded(true)}>
          {choices.more(all.length - shown.length)}
        </Button>
      )}
    </fieldset>
  );
}
