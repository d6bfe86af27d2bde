import { memo } from "react";
import type { TagCategory } from "../../lib/filter-option.ts";
import { useMessages } from "../../messages/use-messages.ts";
import { FilterSection } from "../FilterSection/FilterSection.tsx";
import { ToggleChip } from "../ToggleChip/ToggleChip.tsx";
import styles from "./TagGroup.module.css";

export interface TagGroupProps {
  readonly category: TagCategory;
  readonly onToggle: (tag: string) => void;
  /** @default false */
  readonly defaultOpen?: boolean;
}

/** One category of tags: open as chips, closed as one line with how many it holds. */
export const TagGroup = memo(function TagGroup({ category, onToggle, defaultOpen = false }: TagGroupProps) {
  const name = useMessages().values.tagCategory(category.name);
  return (
    <FilterSection title={name} count={category.options.length} defaultOpen={defaultOpen}>
      <ul className={styles.chips} aria-label={name}>
        {category.options.map((option) => (
          <li key={option.value} className={styles.item}>
            <ToggleChip option={option} onToggle={onToggle} />
          </li>
        ))}
      </ul>
    </FilterSection>
  );
});
