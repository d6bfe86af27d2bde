import { FILTER_CATEGORIES, type FilterCategory, fold, isCategory } from "@flaneur/domain";
import { CaretDownIcon } from "@phosphor-icons/react/dist/csr/CaretDown";
import { useId, useRef, useState } from "react";
import { type FilterOption, isDisabled } from "../../lib/filter-option.ts";
import { valueName } from "../../lib/value-name.ts";
import { useFilterDialogMessages } from "../../messages/filter-dialogs.ts";
import { type FiltersState, isGrouped } from "../../view-models/filters-state.ts";
import { Button } from "../Button/Button.tsx";
import { Combobox } from "../Combobox/Combobox.tsx";
import styles from "./AdvancedFilters.module.css";

export interface AddValueProps {
  /** The values to choose from. While they are loading, the fields are shown and nothing can be chosen. */
  readonly filters: FiltersState;
  /** Called with the value to add. */
  readonly onAdd: (category: FilterCategory, value: string) => void;
}

function optionsOf(filters: FiltersState, category: FilterCategory): readonly FilterOption[] {
  if (filters.status !== "ready") return [];
  return isGrouped(category) ? filters.tags.flatMap(({ options }) => options) : filters[category];
}

/**
 * Fields for a category and a value to add. 'Add' is disabled until the text is the name of an available value (§5).
 */
export function AddValue({ filters, onAdd }: AddValueProps) {
  const messages = useFilterDialogMessages();
  const { advancedFilters } = messages;
  const [category, setCategory] = useState<FilterCategory>("types");
  const [text, setText] = useState("");
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const options = optionsOf(filters, category)
    .filter(({ choice }) => choice === "none")
    .map((option) => ({
      value: option.value,
      name: valueName(category, option.value, messages),
      count: option.count,
      disabled: isDisabled(option),
    }));
  const chosen = options.find(({ name, disabled }) => !disabled && fold(name) === fold(text));
  return (
    <form
      className={styles.add}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen === undefined) return;
        onAdd(category, chosen.value);
        setText("");
        field.current?.focus();
      }}
    >
      <span className={styles.select}>
        <select
          id={id}
          className={styles.categorySelect}
          aria-label={advancedFilters.category}
          value={category}
          onChange={(event) => {
            if (!isCategory(event.target.value)) return;
            setCategory(event.target.value);
            setText("");
          }}
        >
          {FILTER_CATEGORIES.map((each) => (
            <option key={each} value={each}>
              {messages.categories[each].singular}
            </option>
          ))}
        </select>
        <CaretDownIcon size={16} weight="bold" aria-hidden className={styles.caret} />
      </span>
      <Combobox
        ref={field}
        label={advancedFilters.value}
        placeholder={advancedFilters.chooseValue}
        options={options}
        value={text}
        onValueChange={setText}
        none={filters.status === "loading" ? messages.filters.loading : advancedFilters.noOptions}
        noMatch={advancedFilters.noResults}
      />
      <Button type="submit" variant="solid" className={styles.addButton} disabled={chosen === undefined}>
        {advancedFilters.add}
      </Button>
    </form>
  );
}
