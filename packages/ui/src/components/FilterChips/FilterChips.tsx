import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import { useEffect, useRef } from "react";
import { contentOf } from "../../lib/content-of.ts";
import { valueName } from "../../lib/value-name.ts";
import { useMessages } from "../../messages/use-messages.ts";
import type { ActiveFilter } from "../../view-models/active-filters.ts";
import { Button } from "../Button/Button.tsx";
import { CheckMark } from "../CheckMark/CheckMark.tsx";
import { Ordinal } from "../Ordinal/Ordinal.tsx";
import { chipKey, chipName, chipText } from "./chip-text.ts";
import styles from "./FilterChips.module.css";

export interface FilterChipsProps {
  readonly filters: readonly ActiveFilter[];
  readonly onRemove: (filter: ActiveFilter) => void;
  /** 'Clear all' is the first in the row in a narrow window; elsewhere it stands beside the count. */
  readonly onClearAll?: (() => void) | undefined;
}

/** The filters in force, one chip each. Absent when there are none. */
export function FilterChips({ filters, onRemove, onClearAll }: FilterChipsProps) {
  const messages = useMessages();
  const list = useRef<HTMLUListElement>(null);
  /** Which chip was pressed, until it is gone: the one that takes its place takes the focus, too. */
  const pressed = useRef<number | null>(null);
  const counted = useRef(filters.length);
  useEffect(() => {
    const before = counted.current;
    counted.current = filters.length;
    if (pressed.current === null || filters.length >= before) return;
    const chips = list.current?.querySelectorAll<HTMLElement>("[data-chip]") ?? [];
    // Focus moves, the page does not: the list that someone looks at stays where it is.
    (chips[Math.min(pressed.current, chips.length - 1)] ?? contentOf(document))?.focus({ preventScroll: true });
    pressed.current = null;
  }, [filters.length]);
  if (filters.length === 0) return null;
  const includedTags = filters.filter(isIncludedTag);
  return (
    <div className={styles.row}>
      {onClearAll !== undefined && (
        <Button variant="link" className={styles.clear} onClick={onClearAll}>
          {messages.common.clearAll}
        </Button>
      )}
      <ul ref={list} className={styles.chips} aria-label={messages.chips.label}>
        {filters.map((filter, index) => (
          <li key={chipKey(filter)} className={styles.item}>
            {includedTags.length > 1 && filter === includedTags[0] && (
              <span className={styles.anyOf}>{messages.chips.anyOf} </span>
            )}
            <button
              type="button"
              data-chip
              className={styles.chip}
              aria-label={chipName(filter, messages)}
              onClick={() => {
                pressed.current = index;
                onRemove(filter);
              }}
            >
              <ChipContent filter={filter} />
              <XIcon size={13} weight="bold" className={styles.cross} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Tags widen the list: a place needs one of those that are included (§5). */
const isIncludedTag = (filter: ActiveFilter): boolean =>
  filter.kind === "value" && filter.category === "tags" && !filter.negated;

function ChipContent({ filter }: { readonly filter: ActiveFilter }) {
  const messages = useMessages();
  if (filter.kind !== "value") return <span className={styles.words}>{chipText(filter, messages)}</span>;
  return (
    <>
      {filter.negated && (
        <>
          <CheckMark choice="isNot" className={styles.mark} />
          <span className={styles.not}>{messages.chips.not} </span>
        </>
      )}
      <span className={styles.words}>
        {filter.category === "arrondissements" ? (
          <Ordinal code={filter.value} />
        ) : (
          valueName(filter.category, filter.value, messages)
        )}
      </span>
    </>
  );
}
