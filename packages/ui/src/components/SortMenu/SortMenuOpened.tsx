import { SORT_FIELDS, type SortField } from "@flaneur/domain";
import { ArrowDownIcon } from "@phosphor-icons/react/dist/csr/ArrowDown";
import { ArrowUpIcon } from "@phosphor-icons/react/dist/csr/ArrowUp";
import { DropdownMenu } from "radix-ui";
import { useEffect, useRef } from "react";
import { SortButton } from "./SortButton.tsx";
import type { SortMenuProps } from "./SortMenu.tsx";
import styles from "./SortMenuOpened.module.css";
import { FIELD_WORDS, ORDER_WORDS } from "./sort-words.ts";

export interface SortMenuOpenedProps extends SortMenuProps {
  readonly openedBy: "pointer" | "keyboard";
}

const isField = (value: string): value is SortField => value in FIELD_WORDS;

/** The whole menu; it comes into being open. */
export function SortMenuOpened({ field, order, onSort, fields = SORT_FIELDS, openedBy }: SortMenuOpenedProps) {
  const content = useRef<HTMLDivElement>(null);
  // The key that opened it was pressed before the menu could listen: put focus where that key would have.
  useEffect(() => {
    if (openedBy !== "keyboard") return;
    const frame = requestAnimationFrame(() => {
      content.current?.querySelector<HTMLElement>("[role='menuitemradio'][aria-checked='true']")?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [openedBy]);
  const Arrow = order === "asc" ? ArrowUpIcon : ArrowDownIcon;
  return (
    <DropdownMenu.Root modal={false} defaultOpen>
      <DropdownMenu.Trigger asChild>
        <SortButton field={field} order={order} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          ref={content}
          className={styles.menu}
          align="end"
          sideOffset={6}
          collisionPadding={12}
          loop
        >
          <DropdownMenu.RadioGroup value={field} onValueChange={(value) => isField(value) && onSort(value)}>
            {fields.map((each) => (
              <DropdownMenu.RadioItem key={each} value={each} className={styles.item}>
                {FIELD_WORDS[each]}
                {each === field && <Arrow size={15} weight="bold" role="img" aria-label={ORDER_WORDS[order]} />}
              </DropdownMenu.RadioItem>
            ))}
          </DropdownMenu.RadioGroup>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
