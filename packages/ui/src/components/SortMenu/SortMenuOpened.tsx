import { SORT_FIELDS, type SortField } from "@flaneur/domain";
import { ArrowDownIcon } from "@phosphor-icons/react/dist/csr/ArrowDown";
import { ArrowUpIcon } from "@phosphor-icons/react/dist/csr/ArrowUp";
import { LinkSimpleIcon } from "@phosphor-icons/react/dist/csr/LinkSimple";
import * as DropdownMenu from "@radix-ui/react-dropdown-menu";
import { type RefObject, useEffect, useRef } from "react";
import { useViewport } from "../../lib/use-viewport.ts";
import { useMessages } from "../../messages/use-messages.ts";
import { ExportItems } from "../ExportMenu/ExportItems.tsx";
import { SortButton } from "./SortButton.tsx";
import styles from "./SortMenuOpened.module.css";
import type { SortMenuProps } from "./sort-menu-props.ts";

export interface SortMenuOpenedProps extends SortMenuProps {
  readonly openedBy: "pointer" | "keyboard";
  /** Pressed before the menu could listen. */
  readonly keys: readonly string[];
}

const isField = (value: string): value is SortField => (SORT_FIELDS as readonly string[]).includes(value);

/** Focuses the current choice, then does what the keys would have done, had the menu been there. Returns a way to stop. */
function takeOver(content: RefObject<HTMLElement | null>, keys: readonly string[]): () => void {
  let frame = 0;
  // One key a frame: the menu moves its focus a moment after each.
  const press = (rest: readonly string[]) => {
    const [key, ...later] = rest;
    if (key === undefined || content.current === null) return;
    const focused = content.current.ownerDocument.activeElement ?? content.current;
    focused.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    frame = requestAnimationFrame(() => press(later));
  };
  frame = requestAnimationFrame(() => {
    content.current?.querySelector<HTMLElement>("[role='menuitemradio'][aria-checked='true']")?.focus();
    press(keys);
  });
  return () => cancelAnimationFrame(frame);
}

/** The whole menu; it is open when it is first drawn. */
export function SortMenuOpened({
  openedBy,
  keys,
  fields,
  onSort,
  onCopyLink,
  exporting,
  ...sort
}: SortMenuOpenedProps) {
  const messages = useMessages();
  const { phone } = useViewport();
  const content = useRef<HTMLDivElement>(null);
  // The key that opened it was pressed before the menu could listen: put focus where that key would have.
  useEffect(() => (openedBy === "keyboard" ? takeOver(content, keys) : undefined), [openedBy, keys]);
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
                {messages.sort.fields[field]}
                {field === sort.field && (
                  <Arrow size={15} weight="bold" role="img" aria-label={messages.sort.orders[sort.order]} />
                )}
              </DropdownMenu.RadioItem>
            ))}
          </DropdownMenu.RadioGroup>
          {phone && onCopyLink !== undefined && (
            <>
              <DropdownMenu.Separator className={styles.separator} />
              <DropdownMenu.Item className={styles.item} onSelect={onCopyLink}>
                {messages.copyLink.copy}
                <LinkSimpleIcon size={18} aria-hidden />
              </DropdownMenu.Item>
            </>
          )}
          {phone && exporting !== undefined && (
            <>
              <DropdownMenu.Separator className={styles.separator} />
              <ExportItems {...exporting} />
            </>
          )}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
