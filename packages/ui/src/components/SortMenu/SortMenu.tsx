import { SORT_FIELDS, type SortField } from "@flaneur/domain";
import { ArrowDownIcon } from "@phosphor-icons/react/dist/csr/ArrowDown";
import { ArrowUpIcon } from "@phosphor-icons/react/dist/csr/ArrowUp";
import { CaretDownIcon } from "@phosphor-icons/react/dist/csr/CaretDown";
import { LinkSimpleIcon } from "@phosphor-icons/react/dist/csr/LinkSimple";
import * as DropdownMenu from "@radix-ui/react-dropdown-menu";
import { useViewport } from "../../lib/use-viewport.ts";
import { useMessages } from "../../messages/use-messages.ts";
import type { SortState } from "../../view-models/sort-state.ts";
import { Button } from "../Button/Button.tsx";
import { ExportItems } from "../ExportMenu/ExportItems.tsx";
import type { ExportFormat } from "../ExportMenu/export-menu-props.ts";
import styles from "./SortMenu.module.css";

export interface PhoneExport {
  readonly count: number;
  readonly onExport: (format: ExportFormat) => void;
}

export interface SortMenuProps extends SortState {
  /** Any choice, the current one too: choosing that flips the direction (§4). */
  readonly onSort: (field: SortField) => void;
  /** On a phone the menu ends with 'Copy link'. */
  readonly onCopyLink?: (() => void) | undefined;
  /** And with the formats of 'Export'. */
  readonly exporting?: PhoneExport | undefined;
}

const isField = (value: string): value is SortField => (SORT_FIELDS as readonly string[]).includes(value);

/** The sort menu (§2): its button says how the listing is sorted. */
export function SortMenu({ fields, field, order, waiting, onSort, onCopyLink, exporting }: SortMenuProps) {
  const { sort, copyLink } = useMessages();
  const { phone } = useViewport();
  const name = waiting ? sort.waitingName : sort.name;
  const Arrow = order === "asc" ? ArrowUpIcon : ArrowDownIcon;
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <Button
          variant="outline"
          className={styles.button}
          aria-label={name(sort.fields[field], sort.orders[order])}
          icon={<Arrow size={15} aria-hidden />}
        >
          <span className={styles.field}>{sort.fields[field]}</span>
          <CaretDownIcon size={13} aria-hidden />
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className={styles.menu} align="end" sideOffset={6} collisionPadding={12} loop>
          <DropdownMenu.RadioGroup value={field} onValueChange={(value) => isField(value) && onSort(value)}>
            {fields.map((each) => (
              <DropdownMenu.RadioItem key={each} value={each} className={styles.item}>
                {sort.fields[each]}
                {each === field && <Arrow size={15} weight="bold" role="img" aria-label={sort.orders[order]} />}
              </DropdownMenu.RadioItem>
            ))}
          </DropdownMenu.RadioGroup>
          {phone && onCopyLink !== undefined && (
            <>
              <DropdownMenu.Separator className={styles.separator} />
              <DropdownMenu.Item className={styles.item} onSelect={onCopyLink}>
                {copyLink.copy}
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
