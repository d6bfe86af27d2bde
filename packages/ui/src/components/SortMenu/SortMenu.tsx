import { SORT_FIELDS, type SortField } from "@flaneur/domain";
import { ArrowDownIcon } from "@phosphor-icons/react/dist/csr/ArrowDown";
import { ArrowUpIcon } from "@phosphor-icons/react/dist/csr/ArrowUp";
import { CaretDownIcon } from "@phosphor-icons/react/dist/csr/CaretDown";
import { LinkSimpleIcon } from "@phosphor-icons/react/dist/csr/LinkSimple";
import { RadioGroup, Root, Trigger } from "@radix-ui/react-dropdown-menu";
import { useViewport } from "../../lib/use-viewport.ts";
import { useMessages } from "../../messages/use-messages.ts";
import type { SortState } from "../../view-models/sort-state.ts";
import { Button } from "../Button/Button.tsx";
import { ExportItems, WalkItem } from "../ExportMenu/ExportItems.tsx";
import type { ExportFormat, WalkEntry } from "../ExportMenu/export-menu-props.ts";
import { MenuContent, MenuItem, MenuRadioItem, MenuSeparator } from "../Menu/Menu.tsx";
import styles from "./SortMenu.module.css";

/** The entries of the sort menu that export the places of the listing or make a walk of them. Shown only on a phone. */
export interface PhoneExport {
  /** The number of places that an export would contain. */
  readonly count: number;
  /** Called with the chosen format. */
  readonly onExport: (format: ExportFormat) => void;
  /** The entry that makes a walk of the places. Absent if there are too few places for a walk. */
  readonly walk?: WalkEntry | undefined;
}

export interface SortMenuProps extends SortState {
  /** Called with the field that was chosen. If it is the current field, reverse the direction (§4). */
  readonly onSort: (field: SortField) => void;
  /** Called when the entry 'Copy link' is pressed. The entry is only shown on a phone. If absent, it is omitted. */
  readonly onCopyLink?: (() => void) | undefined;
  /** The export and walk entries, which the menu has on a phone. If absent, the entries are omitted. */
  readonly phoneExport?: PhoneExport | undefined;
}

const isField = (value: string): value is SortField => (SORT_FIELDS as readonly string[]).includes(value);

/** The sort menu (§2). Its button shows the current field and its direction. 'Recommended' has none. */
export function SortMenu({ fields, field, order, waiting, onSort, onCopyLink, phoneExport }: SortMenuProps) {
  const { sort, copyLink } = useMessages();
  const { phone } = useViewport();
  const name = waiting ? sort.waitingName : sort.name;
  const Arrow = order === "asc" ? ArrowUpIcon : ArrowDownIcon;
  return (
    <Root modal={false}>
      <Trigger asChild>
        <Button
          variant="outline"
          className={styles.button}
          aria-label={
            field === "recommended" ? sort.undirected(sort.fields[field]) : name(sort.fields[field], sort.orders[order])
          }
          icon={field === "recommended" ? undefined : <Arrow size={16} aria-hidden />}
        >
          <span className={styles.field}>{sort.fields[field]}</span>
          <CaretDownIcon size={16} aria-hidden />
        </Button>
      </Trigger>
      <MenuContent className={styles.menu}>
        <RadioGroup aria-label={sort.label} value={field} onValueChange={(value) => isField(value) && onSort(value)}>
          {fields.map((each) => (
            <MenuRadioItem key={each} value={each} className={styles.item}>
              {sort.fields[each]}
              {each === field && field !== "recommended" && (
                <Arrow size={16} weight="bold" role="img" aria-label={sort.orders[order]} />
              )}
            </MenuRadioItem>
          ))}
        </RadioGroup>
        {phone && onCopyLink !== undefined && (
          <>
            <MenuSeparator />
            <MenuItem className={styles.item} onSelect={onCopyLink}>
              {copyLink.copy}
              <LinkSimpleIcon size={18} aria-hidden />
            </MenuItem>
          </>
        )}
        {phone && phoneExport !== undefined && (
          <>
            <MenuSeparator />
            <ExportItems count={phoneExport.count} onExport={phoneExport.onExport} />
            {phoneExport.walk !== undefined && (
              <>
                <MenuSeparator />
                <WalkItem walk={phoneExport.walk} count={phoneExport.count} />
              </>
            )}
          </>
        )}
      </MenuContent>
    </Root>
  );
}
