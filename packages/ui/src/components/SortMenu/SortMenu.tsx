import { SORT_FIELDS, type SortField, type SortOrder } from "@flaneur/domain";
import { ArrowDownIcon } from "@phosphor-icons/react/dist/csr/ArrowDown";
import { ArrowUpIcon } from "@phosphor-icons/react/dist/csr/ArrowUp";
import { CaretDownIcon } from "@phosphor-icons/react/dist/csr/CaretDown";
import { DropdownMenu } from "radix-ui";
import { cx } from "../../lib/cx.ts";
import { Button } from "../Button/Button.tsx";
import styles from "./SortMenu.module.css";

export interface SortMenuProps {
  readonly field: SortField;
  readonly order: SortOrder;
  /** Any choice, the current one too: choosing that flips the direction (§4). */
  readonly onSort: (field: SortField) => void;
  /** @default all of §9 */
  readonly fields?: readonly SortField[];
  readonly className?: string | undefined;
}

const WORDS: Readonly<Record<SortField, string>> = {
  name: "Name",
  type: "Type",
  arrondissement: "Arrondissement",
  rating: "Rating",
  travelTime: "Travel time",
};

const isField = (value: string): value is SortField => value in WORDS;

export function SortMenu({ field, order, onSort, fields = SORT_FIELDS, className }: SortMenuProps) {
  const Arrow = order === "asc" ? ArrowUpIcon : ArrowDownIcon;
  const direction = order === "asc" ? "ascending" : "descending";
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <Button
          variant="outline"
          className={cx(styles.trigger, className)}
          aria-label={`Sort: ${WORDS[field]}, ${direction}`}
          icon={<Arrow size={15} aria-hidden />}
        >
          {WORDS[field]}
          <CaretDownIcon size={13} aria-hidden />
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className={styles.menu} align="end" sideOffset={6} collisionPadding={12} loop>
          <DropdownMenu.RadioGroup value={field} onValueChange={(value) => isField(value) && onSort(value)}>
            {fields.map((each) => (
              <DropdownMenu.RadioItem key={each} value={each} className={styles.item}>
                {WORDS[each]}
                {each === field && <Arrow size={15} weight="bold" role="img" aria-label={direction} />}
              </DropdownMenu.RadioItem>
            ))}
          </DropdownMenu.RadioGroup>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
