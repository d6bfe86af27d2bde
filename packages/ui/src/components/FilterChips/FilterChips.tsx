import type { FilterCategory } from "@flaneur/domain";
import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import { useEffect, useRef } from "react";
import { arrondissementName } from "../../lib/arrondissement-name.ts";
import { contentOf } from "../../lib/content-of.ts";
import { CheckMark } from "../CheckMark/CheckMark.tsx";
import { Ordinal } from "../Ordinal/Ordinal.tsx";
import styles from "./FilterChips.module.css";

/** A filter in force: a value of a category, or a sentence of its own such as 'Within 20 min'. */
export type ActiveFilter =
  | { readonly kind: "value"; readonly category: FilterCategory; readonly value: string; readonly negated: boolean }
  | { readonly kind: "text"; readonly id: string; readonly label: string };

export interface FilterChipsProps {
  readonly filters: readonly ActiveFilter[];
  readonly onRemove: (filter: ActiveFilter) => void;
}

const keyOf = (filter: ActiveFilter): string =>
  filter.kind === "value" ? `${filter.category}/${filter.value}` : `text/${filter.id}`;

/** What is said aloud: the words on the chip, and what a press does. */
const nameOf = (filter: ActiveFilter): string => {
  if (filter.kind === "text") return `${filter.label}, remove filter`;
  const value = filter.category === "arrondissements" ? arrondissementName(filter.value) : filter.value;
  return `${filter.negated ? "not " : ""}${value}, remove filter`;
};

/** The filters in force, one chip each. Absent when there are none. */
export function FilterChips({ filters, onRemove }: FilterChipsProps) {
  const list = useRef<HTMLUListElement>(null);
  /** Which chip was pressed, until it is gone: the one that takes its place takes the focus, too. */
  const pressed = useRef<number | null>(null);
  const counted = useRef(filters.length);
  useEffect(() => {
    const before = counted.current;
    counted.current = filters.length;
    if (pressed.current === null || filters.length >= before) return;
    const chips = list.current?.querySelectorAll("button") ?? [];
    (chips[Math.min(pressed.current, chips.length - 1)] ?? contentOf(document))?.focus();
    pressed.current = null;
  }, [filters.length]);
  if (filters.length === 0) return null;
  return (
    <ul ref={list} className={styles.chips} aria-label="Active filters">
      {filters.map((filter, index) => (
        <li key={keyOf(filter)} className={styles.item}>
          <button
            type="button"
            className={styles.chip}
            aria-label={nameOf(filter)}
            onClick={() => {
              pressed.current = index;
              onRemove(filter);
            }}
          >
            <ChipWords filter={filter} />
            <XIcon size={13} weight="bold" className={styles.cross} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}

function ChipWords({ filter }: { readonly filter: ActiveFilter }) {
  if (filter.kind === "text") return <span className={styles.words}>{filter.label}</span>;
  return (
    <>
      {filter.negated && (
        <>
          <CheckMark choice="isNot" className={styles.mark} />
          <span className={styles.not}>not </span>
        </>
      )}
      <span className={styles.words}>
        {filter.category === "arrondissements" ? <Ordinal code={filter.value} /> : filter.value}
      </span>
    </>
  );
}
