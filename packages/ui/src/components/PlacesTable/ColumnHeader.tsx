import type { SortField } from "@flaneur/domain";
import { ArrowDownIcon } from "@phosphor-icons/react/dist/csr/ArrowDown";
import { ArrowUpIcon } from "@phosphor-icons/react/dist/csr/ArrowUp";
import type { ReactNode } from "react";
import styles from "./PlacesTable.module.css";
import type { PlacesTableProps } from "./places-table-props.ts";

type ColumnHeaderProps = Partial<Pick<PlacesTableProps, "sort" | "onSort">> & {
  /** The field that a press on the header sorts by. If absent, the column cannot be sorted. */
  readonly field?: SortField;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** The header of a column. It is a button if the column can be sorted. */
export function ColumnHeader({ field, sort = null, onSort, className, children }: ColumnHeaderProps) {
  if (field === undefined || sort === null || onSort === undefined) {
    return (
      <th scope="col" className={className}>
        {children}
      </th>
    );
  }
  const sorted = sort.field === field;
  const Arrow = sort.order === "asc" ? ArrowUpIcon : ArrowDownIcon;
  return (
    <th
      scope="col"
      className={className}
      {...(sorted && { "aria-sort": sort.order === "asc" ? "ascending" : "descending" })}
    >
      <button type="button" className={styles.sort} data-sorted={sorted} onClick={() => onSort(field)}>
        {children}
        {sorted && <Arrow size={16} weight="bold" aria-hidden />}
      </button>
    </th>
  );
}
