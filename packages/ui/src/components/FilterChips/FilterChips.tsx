import type { Near } from "@flaneur/domain";
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
import { NearChip } from "./NearChip.tsx";
import { WalkChip } from "./WalkChip.tsx";

export interface FilterChipsProps {
  /** The active filters, in the order of the chips. */
  readonly filters: readonly ActiveFilter[];
  /** Called with a filter when its chip is pressed. */
  readonly onRemove: (filter: ActiveFilter) => void;
  /** Called when the minutes of 'Near …' are changed. If absent, its chip only removes the filter. */
  readonly onNear?: ((near: Near) => void) | undefined;
  /** Called when the minutes of a travel time on foot are changed. If absent, its chip only removes the filter. */
  readonly onWalk?: ((minutes: number) => void) | undefined;
  /** Called when 'Clear all' is pressed. If absent, the button is omitted. */
  readonly onClearAll?: (() => void) | undefined;
}

/** The active filters as chips. Renders nothing if no filter is active. */
export function FilterChips({ filters, onRemove, onNear, onWalk, onClearAll }: FilterChipsProps) {
  const messages = useMessages();
  const list = useRef<HTMLUListElement>(null);
  /** The index of the pressed chip until the chip is removed. Then the next chip gets the focus. */
  const pressed = useRef<number | null>(null);
  const counted = useRef(filters.length);
  useEffect(() => {
    const before = counted.current;
    counted.current = filters.length;
    if (pressed.current === null || filters.length >= before) return;
    // The last button of a chip removes its filter.
    const chips = list.current?.querySelectorAll<HTMLElement>("li button:last-child") ?? [];
    // Moves the focus without scrolling, so that the places in view do not move.
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
            <Chip
              filter={filter}
              onNear={onNear}
              onWalk={onWalk}
              onRemove={() => {
                pressed.current = index;
                onRemove(filter);
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ChipProps extends Pick<FilterChipsProps, "onNear" | "onWalk"> {
  readonly filter: ActiveFilter;
  readonly onRemove: () => void;
}

function Chip({ filter, onNear, onWalk, onRemove }: ChipProps) {
  const messages = useMessages();
  const isLetGo = filter.kind === "near" && filter.letGo === true;
  if (filter.kind === "near" && !isLetGo && onNear !== undefined) {
    return <NearChip near={filter.near} onChange={onNear} onRemove={onRemove} />;
  }
  if (filter.kind === "travel" && filter.mode === "walking" && onWalk !== undefined) {
    return <WalkChip minutes={filter.minutes} onChange={onWalk} onRemove={onRemove} />;
  }
  return (
    <button
      type="button"
      data-chip={isLetGo ? "letGo" : ""}
      className={styles.chip}
      aria-label={chipName(filter, messages)}
      onClick={onRemove}
    >
      <ChipContent filter={filter} />
      <XIcon size={16} weight="bold" className={styles.cross} aria-hidden />
    </button>
  );
}

/** Whether a filter includes a tag. A place needs only one of the included tags (§5). */
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
