import { memo } from "react";
import { cx } from "../../lib/cx.ts";
import { type FilterOption, isDisabled, optionName } from "../../lib/filter-option.ts";
import { useDisabledWithoutFocus } from "../../lib/use-disabled-without-focus.ts";
import { useMessages } from "../../messages/use-messages.ts";
import { CheckMark } from "../CheckMark/CheckMark.tsx";
import styles from "./ToggleChip.module.css";

export interface ToggleChipProps {
  /** The tag with its count and its choice. */
  readonly option: FilterOption;
  /** Called with the tag when the chip is pressed. */
  readonly onToggle: (value: string) => void;
}

/** A tag as a chip with a checkbox: filled if it is included, with a crossed box before its name if it is excluded. */
export const ToggleChip = memo(function ToggleChip({ option, onToggle }: ToggleChipProps) {
  const messages = useMessages();
  const { value, count, choice } = option;
  const name = messages.values.tag(value);
  const negated = choice === "isNot";
  return (
    <label className={cx(styles.chip, styles[choice])}>
      <input
        type="checkbox"
        className={styles.input}
        checked={choice !== "none"}
        {...useDisabledWithoutFocus(isDisabled(option))}
        aria-label={optionName({ ...option, value: name }, messages)}
        onChange={() => onToggle(value)}
      />
      {negated && <CheckMark choice="isNot" className={styles.mark} />}
      <span className={styles.value}>{name}</span>
      <span className={styles.count}>{count !== null && messages.number(count)}</span>
    </label>
  );
});
