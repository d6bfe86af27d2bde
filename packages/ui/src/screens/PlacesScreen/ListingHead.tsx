import { SidebarSimpleIcon } from "@phosphor-icons/react/dist/csr/SidebarSimple";
import type { ReactNode, Ref } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { IconButton } from "../../components/IconButton/IconButton.tsx";
import { useMessages } from "../../messages/use-messages.ts";
import styles from "./ListingHead.module.css";

/** The controls of a listing's header. Both its layouts place them. */
export interface ToolbarSlots {
  /** `ListingStatus` */
  readonly status: ReactNode;
  /** 'Clear all', after the count. Absent where there is nothing to clear. */
  readonly onClearAll: (() => void) | undefined;
  /** `AdvancedFiltersButton` */
  readonly advancedFilters?: ReactNode;
  /** `ListingSort`. Absent on the Favorites tab (§2). */
  readonly sort?: ReactNode;
  /** `CopyLink` */
  readonly copyLink?: ReactNode;
  /** The export of what is shown. */
  readonly exportMenu?: ReactNode;
  readonly layoutSwitch?: ReactNode;
}

interface ListingHeadProps extends ToolbarSlots {
  /** Absent while the sidebar is shown. */
  readonly onShowSidebar: (() => void) | undefined;
  readonly showButton: Ref<HTMLButtonElement>;
}

export function ListingHead({ onShowSidebar, showButton, onClearAll, ...slots }: ListingHeadProps) {
  const messages = useMessages();
  return (
    <div className={styles.head}>
      {onShowSidebar !== undefined && (
        <IconButton ref={showButton} className={styles.show} label={messages.filters.show} onClick={onShowSidebar}>
          <SidebarSimpleIcon size={20} aria-hidden />
        </IconButton>
      )}
      {slots.status}
      {onClearAll !== undefined && (
        <Button variant="link" className={styles.clear} onClick={onClearAll}>
          {messages.common.clearAll}
        </Button>
      )}
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
