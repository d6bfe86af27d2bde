import { memo } from "react";
import type { TagCategory } from "../../lib/filter-option.ts";
import { useMessages } from "../../messages/use-messages.ts";
import { FilterSection } from "../FilterSection/FilterSection.tsx";
import { ToggleChip } from "../ToggleChip/ToggleChip.tsx";
import styles from "./TagGroup.module.css";

export interface TagGroupProps {
  /** The category with its tags. */
  readonly category: TagCategory;
  /** Called with a tag when it is pressed. */
  readonly onToggle: (tag: string) => void;
  /** Whether the group is open at first. @default false */
  readonly defaultOpen?: boolean;
}

/** A category of tags. When open, it shows the tags as chips; when closed, only its title and the number of tags. */
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
