import { SidebarSimpleIcon } from "@phosphor-icons/react/dist/csr/SidebarSimple";
import type { ReactNode, Ref } from "react";
import { IconButton } from "../../components/IconButton/IconButton.tsx";
import { cx } from "../../lib/cx.ts";
import { useMessages } from "../../messages/use-messages.ts";
import styles from "./ListingHead.module.css";

/** The controls of a listing's header, which all layouts share. */
export interface ToolbarSlots {
  /** The count: `ListingStatus`. Null if a sentence above is the title. */
  readonly status: ReactNode;
  /** Called when 'Clear all' above a map's list is pressed. If undefined, the button is omitted. */
  readonly onClearAll: (() => void) | undefined;
  /** The button of the advanced filters: `AdvancedFiltersButton`. */
  readonly advancedFilters?: ReactNode;
  /** The sort menu: `ListingSort`. Absent on the Favorites tab (§2). */
  readonly sort?: ReactNode;
  /** The button that copies the link: `CopyLink`. */
  readonly copyLink?: ReactNode;
  /** The export menu of the listing, and on the Favorites tab the links to the import and to the lists. */
  readonly exportMenu?: ReactNode;
  /** The layout switch: `LayoutSwitch`. */
  readonly layoutSwitch?: ReactNode;
}

interface ListingHeadProps extends Omit<ToolbarSlots, "onClearAll"> {
  /** Called when 'Show filters' is pressed. If undefined, because the sidebar is shown, the button is omitted. */
  readonly onShowSidebar: (() => void) | undefined;
  readonly showButton: Ref<HTMLButtonElement>;
}

export function ListingHead({ onShowSidebar, showButton, ...slots }: ListingHeadProps) {
  const messages = useMessages();
  return (
    <div className={cx(styles.head, slots.status === null && styles.untitled)}>
      {onShowSidebar !== undefined && (
        <IconButton ref={showButton} className={styles.show} label={messages.filters.show} onClick={onShowSidebar}>
          <SidebarSimpleIcon size={20} aria-hidden />
        </IconButton>
      )}
      {slots.status}
      <div className={styles.end}>
        {slots.advancedFilters !== undefined && <div className={styles.advanced}>{slots.advancedFilters}</div>}
        {slots.sort}
        {slots.copyLink}
        {slots.exportMenu !== undefined && <div className={styles.export}>{slots.exportMenu}</div>}
        {slots.layoutSwitch !== undefined && <div className={styles.layout}>{slots.layoutSwitch}</div>}
      </div>
    </div>
  );
}
