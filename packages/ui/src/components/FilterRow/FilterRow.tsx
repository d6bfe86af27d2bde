import type { Near } from "@flaneur/domain";
import { type FocusEvent, useEffect, useRef, useState } from "react";
import { useMessages } from "../../messages/use-messages.ts";
import type { ActiveFilter } from "../../view-models/active-filters.ts";
import { hasEffect, type QuickFilter } from "../../view-models/quick-filters.ts";
import { Button } from "../Button/Button.tsx";
import { chipKey } from "../FilterChips/chip-text.ts";
import { FilterChips } from "../FilterChips/FilterChips.tsx";
import styles from "./FilterRow.module.css";
import { QuickChip, quickKey } from "./QuickChip.tsx";
import { useArrowKeys } from "./use-arrow-keys.ts";

export interface FilterRowProps {
  /** The active filters, in the order of the chips. */
  readonly filters: readonly ActiveFilter[];
  /** Called with a filter when its chip is pressed. */
  readonly onRemove: (filter: ActiveFilter) => void;
  /** Called when the minutes of 'Near …' are changed. If absent, its chip only removes the filter. */
  readonly onNear?: ((near: Near) => void) | undefined;
  /** Called when the minutes of a travel time on foot are changed. If absent, its chip only removes the filter. */
  readonly onWalk?: ((minutes: number) => void) | undefined;
  /** Called when 'Clear all' is pressed. If undefined, the button is omitted. */
  readonly onClearAll: (() => void) | undefined;
  /** The quick filters, in their order. */
  readonly quick: readonly QuickFilter[];
  /**
   * Called with a quick filter when it is pressed. Its `pressed` is the state before the press. Not called if the press
   * has no effect.
   */
  readonly onQuick: (quick: QuickFilter) => void;
}

/**
 * The row above the places: the active filters as chips, 'Clear all', and the quick filters. An active quick filter is
 * shown as a chip. A quick filter that was just pressed keeps its place until the visitor leaves the row. 'Near me' has
 * no chip and always keeps its place. The row always has the same height.
 */
export function FilterRow({ filters, onRemove, onNear, onWalk, onClearAll, quick, onQuick }: FilterRowProps) {
  const { quick: texts, common } = useMessages();
  const row = useRef<HTMLDivElement>(null);
  const { held, hold, release } = useHeld(row);
  const onKeyDown = useArrowKeys(row);
  const kept = quick.filter((each) => held.has(quickKey(each)) && isPressed(each)).map(quickKey);
  const chips = filters.filter((filter) => !kept.includes(chipKey(filter)));
  const offered = quick.filter((each) => each.kind === "nearMe" || !isPressed(each) || kept.includes(quickKey(each)));
  const clear = onClearAll !== undefined && (
    <Button variant="link" className={styles.clear} onClick={onClearAll}>
      {common.clearAll}
    </Button>
  );
  return (
    <div
      ref={row}
      role="toolbar"
      className={styles.row}
      aria-label={texts.label}
      onKeyDown={onKeyDown}
      onBlur={(event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) release();
      }}
    >
      <FilterChips filters={chips} onRemove={onRemove} onNear={onNear} onWalk={onWalk} />
      {chips.length > 0 && clear}
      {chips.length > 0 && <span className={styles.line} />}
      {offered.map((each) => (
        <QuickChip
          key={quickKey(each)}
          quick={each}
          onPress={() => {
            if (!hasEffect(each)) return;
            hold(quickKey(each));
            onQuick(each);
          }}
        />
      ))}
      {chips.length === 0 && clear}
    </div>
  );
}

const isPressed = (quick: QuickFilter): boolean => quick.kind !== "surprise" && quick.pressed;

/**
 * Returns the keys of the quick filters that were pressed since the focus entered the row. They keep their place until
 * the focus leaves the row or another part of the page is pressed, so that a second press on the same spot releases the
 * filter.
 */
function useHeld(row: React.RefObject<HTMLElement | null>) {
  const [held, setHeld] = useState<ReadonlySet<string>>(NONE);
  const release = () => setHeld(NONE);
  useEffect(() => {
    if (held.size === 0) return;
    // Safari does not focus a pressed button, so no blur event follows.
    const onPointerDown = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && row.current?.contains(target))) setHeld(NONE);
    };
    document.addEventListener("pointerdown", onPointerDown);
    return () => document.removeEventListener("pointerdown", onPointerDown);
  }, [held, row]);
  return { held, hold: (key: string) => setHeld((before) => new Set([...before, key])), release };
}

const NONE: ReadonlySet<string> = new Set();
