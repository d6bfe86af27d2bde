import { DISPLAY_CAPS } from "@flaneur/domain";
import { useState } from "react";
import type { TagCategory } from "../../lib/filter-option.ts";
import { type Opener, opening } from "../../lib/opener.ts";
import { useMessages } from "../../messages/use-messages.ts";
import { Button } from "../Button/Button.tsx";
import { TagGroup } from "../TagGroup/TagGroup.tsx";
import styles from "./Filters.module.css";

export interface TagCategoriesProps {
  /** The tags, by category. */
  readonly categories: readonly TagCategory[];
  /** Called with a tag when it is pressed. */
  readonly onToggle: (tag: string) => void;
  /** The callbacks of the button 'All Tags'. If absent, the button is omitted. */
  readonly allTags?: Opener | undefined;
}

/**
 * The tags by category: five categories, then '+N More' (§2). The first category and each category with a chosen tag
 * are open at first.
 */
export function TagCategories({ categories, onToggle, allTags }: TagCategoriesProps) {
  const { common, filters } = useMessages();
  const [all, setAll] = useState(false);
  const hidden = categories.length - DISPLAY_CAPS.tagCategories;
  const shown = all ? categories : categories.slice(0, DISPLAY_CAPS.tagCategories);
  return (
    <>
      {shown.map((category, index) => (
        <TagGroup
          key={category.name}
          category={category}
          onToggle={onToggle}
          defaultOpen={index === 0 || category.options.some(({ choice }) => choice !== "none")}
        />
      ))}
      {(hidden > 0 || allTags !== undefined) && (
        <div className={styles.more}>
          {hidden > 0 && (
            <Button variant="link" className={styles.moreButton} aria-expanded={all} onClick={() => setAll(!all)}>
              {all ? common.showLess : filters.moreCategories(hidden)}
            </Button>
          )}
          {allTags !== undefined && (
            <Button variant="link" className={styles.moreButton} aria-haspopup="dialog" {...opening(allTags)}>
              {filters.allTags}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
