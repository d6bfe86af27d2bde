import { DISPLAY_CAPS, type FilterCategory } from "@flaneur/domain";
import { useId, useState } from "react";
import { cx } from "../../lib/cx.ts";
import { type FilterOption, isDisabled, optionName } from "../../lib/filter-option.ts";
import { valueName } from "../../lib/value-name.ts";
import { useMessages } from "../../messages/use-messages.ts";
import { Button } from "../Button/Button.tsx";
import { CheckMark } from "../CheckMark/CheckMark.tsx";
import styles from "./OptionList.module.css";

export interface OptionListProps {
  /** Names the list for a screen reader ('Types'), and its values. */
  readonly category: FilterCategory;
  readonly options: readonly FilterOption[];
  readonly onToggle: (value: string) => void;
  /** Rows shown before 'Show more' (§2). @default 20 */
  readonly limit?: number;
}

export function OptionList({ category, options, onToggle, limit = DISPLAY_CAPS.types }: OptionListProps) {
  const { common, filters } = useMessages();
  const [all, setAll] = useState(false);
  const id = useId();
  const shown = all ? options : options.slice(0, limit);
  return (
    <>
      <ul id={id} className={styles.list} aria-label={filters.categories[category]}>
        {shown.map((option) => (
          <li key={option.value}>
            <OptionRow category={category} option={option} onToggle={onToggle} />
          </li>
        ))}
      </ul>
      {options.length > limit && (
        <Button
          variant="link"
          className={styles.more}
          aria-expanded={all}
          aria-controls={id}
          onClick={() => setAll(!all)}
        >
          {all ? common.showLess : common.showMore}
        </Button>
      )}
    </>
  );
}

interface OptionRowProps extends Pick<OptionListProps, "category" | "onToggle"> {
  readonly option: FilterOption;
}

function OptionRow({ category, option, onToggle }: OptionRowProps) {
  const messages = useMessages();
  const { value, count, choice } = option;
  const name = valueName(category, value, messages);
  const negated = choice === "isNot";
  return (
    <label className={cx(styles.option, styles[choice])}>
      <input
        type="checkbox"
        className={styles.input}
        checked={choice !== "none"}
        disabled={isDisabled(option)}
        aria-label={optionName({ ...option, value: name }, messages)}
        onChange={() => onToggle(value)}
      />
      <CheckMark choice={choice} className={styles.mark} />
      <span className={styles.label}>
        {negated && <span className={styles.not}>{messages.filters.isNot} </span>}
        <span className={styles.value}>{name}</span>
      </span>
      <span className={styles.count}>{count}</span>
    </label>
  );
}
