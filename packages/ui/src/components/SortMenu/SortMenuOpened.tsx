import type { SortField } from "@flaneur/domain";
import { ArrowDownIcon } from "@phosphor-icons/react/dist/csr/ArrowDown";
import { ArrowUpIcon } from "@phosphor-icons/react/dist/csr/ArrowUp";
import { DropdownMenu } from "radix-ui";
import { useEffect, useRef } from "react";
import { SortButton } from "./SortButton.tsx";
import styles from "./SortMenuOpened.module.css";
import type { SortMenuProps } from "./sort-menu-props.ts";
import { FIELD_WORDS, ORDER_WORDS } from "./sort-words.ts";

export interface SortMenuOpenedProps extends SortMenuProps {
  readonly openedBy: "pointer" | "keyboard";
  /** Pressed before the menu could listen. */
  readonly keys: readonly string[];
}

const isField = (value: string): value is SortField => value in FIELD_WORDS;

/** Does what the keys would have done, had the menu been there. */
function replay(menu: HTMLElement, keys: readonly string[]): void {
  for (const key of keys) {
    const focused = menu.ownerDocument.activeElement ?? menu;
    focused.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  }
}

/** The whole menu; it is open when it is first drawn. */
export function SortMenuOpened({ openedBy, keys, fields, onSort, ...sort }: SortMenuOpenedProps) {
  const content = useRef<HTMLDivElement>(null);
  // The key that opened it was pressed before the menu could listen: put focus where that key would have.
  useEffect(() => {
    if (openedBy !== "keyboard") return;
    const frame = requestAnimationFrame(() => {
      const menu = content.current;
      menu?.querySelector<HTMLElement>("[role='menuitemradio'][aria-checked='true']")?.focus();
      if (menu !== null) replay(menu, keys);
    });
    return () => cancelAnimationFrame(frame);
  }, [openedBy, keys]);
  const Arrow = sort.order === "asc" ? ArrowUpIcon : ArrowDownIcon;
  return (
    <DropdownMenu.Root modal={false} defaultOpen>
      <DropdownMenu.Trigger asChild>
        <SortButton {...sort} />
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
          <DropdownMenu.RadioGroup value={sort.field} onValueChange={(value) => isField(value) && onSort(value)}>
            {fields.map((field) => (
              <DropdownMenu.RadioItem key={field} value={field} className={styles.item}>
                {FIELD_WORDS[field]}
                {field === sort.field && (
                  <Arrow size={15} weight="bold" role="img" aria-label={ORDER_WORDS[sort.order]} />
                )}
              </DropdownMenu.RadioItem>
            ))}
          </DropdownMenu.RadioGroup>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
