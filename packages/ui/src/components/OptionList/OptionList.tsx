import { DISPLAY_CAPS, type FilterCategory } from "@flaneur/domain";
import { memo, useId, useState } from "react";
import { type FilterOption, isDisabled, optionName } from "../../lib/filter-option.ts";
import { valueName } from "../../lib/value-name.ts";
import { useMessages } from "../../messages/use-messages.ts";
import { Button } from "../Button/Button.tsx";
import styles from "./OptionList.module.css";
import { OptionRow } from "./OptionRow.tsx";

export interface OptionListProps {
  /** The category of the values. Its title names the list for screen readers. */
  readonly category: FilterCategory;
  /** The values with their counts and choices. */
  readonly options: readonly FilterOption[];
  /** Called with a value when it is pressed. */
  readonly onToggle: (value: string) => void;
  /** The number of rows shown before 'Show more' (§2). @default 20 */
  readonly limit?: number;
}

export function OptionList({ category, options, onToggle, limit = DISPLAY_CAPS.types }: OptionListProps) {
  const { categories, common } = useMessages();
  const [all, setAll] = useState(false);
  const id = useId();
  const shown = all ? options : options.slice(0, limit);
  return (
    <>
      <ul id={id} className={styles.list} aria-label={categories[category].title}>
        {shown.map((option) => (
          <li key={option.value}>
            <Value category={category} option={option} onToggle={onToggle} />
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

interface ValueProps extends Pick<OptionListProps, "category" | "onToggle"> {
  readonly option: FilterOption;
}

const Value = memo(function Value({ category, option, onToggle }: ValueProps) {
  const messages = useMessages();
  const { value, count, choice } = option;
  const name = valueName(category, value, messages);
  return (
    <OptionRow
      choice={choice}
      name={optionName({ ...option, value: name }, messages)}
      count={count}
      disabled={isDisabled(option)}
      onToggle={() => onToggle(value)}
    >
      {name}
    </OptionRow>
  );
});
