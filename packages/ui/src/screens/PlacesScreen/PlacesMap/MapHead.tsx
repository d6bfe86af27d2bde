import { SidebarSimpleIcon } from "@phosphor-icons/react/dist/csr/SidebarSimple";
import type { ReactNode, Ref } from "react";
import { Button } from "../../../components/Button/Button.tsx";
import { useMessages } from "../../../messages/use-messages.ts";
import type { ToolbarSlots } from "../ListingHead.tsx";
import styles from "./PlacesMap.module.css";

interface MapHeadProps extends ToolbarSlots {
  /** How many places are chosen: `ChosenCount`. */
  readonly chosen: ReactNode;
  /** Whether the filters over the map are shown. */
  readonly filters: "shown" | "hidden";
  /** The number of active filters. */
  readonly activeCount: number;
  /** The ref of the button 'Filters'. */
  readonly filtersButton: Ref<HTMLButtonElement>;
  /** Called with the new state when 'Filters' is pressed. */
  readonly onFiltersChange: (filters: "shown" | "hidden") => void;
}

/** The header of the list next to the map. It has two rows, because the list is narrow. */
export function MapHead({ filters, activeCount, filtersButton, onFiltersChange, onClearAll, ...slots }: MapHeadProps) {
  const messages = useMessages();
  return (
    <>
      <div className={styles.headRow}>
        {slots.status}
        {onClearAll !== undefined && (
          <Button variant="link" onClick={onClearAll}>
            {messages.common.clearAll}
          </Button>
        )}
        {slots.layoutSwitch !== undefined && <div className={styles.end}>{slots.layoutSwitch}</div>}
      </div>
      {slots.chosen}
      <div className={styles.headRow}>
        <Button
          ref={filtersButton}
          variant="outline"
          icon={<SidebarSimpleIcon size={18} aria-hidden />}
          {...(activeCount > 0 && { count: activeCount })}
          aria-expanded={filters === "shown"}
          onClick={() => onFiltersChange(filters === "shown" ? "hidden" : "shown")}
        >
          {messages.filters.title}
        </Button>
        {slots.advancedFilters !== undefined && <div className={styles.advanced}>{slots.advancedFilters}</div>}
        <div className={styles.end}>
          {slots.sort}
          {slots.copyLink}
          {slots.exportMenu}
        </div>
      </div>
    </>
  );
}
