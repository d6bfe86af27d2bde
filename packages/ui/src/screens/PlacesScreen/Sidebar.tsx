import { SidebarSimpleIcon } from "@phosphor-icons/react/dist/csr/SidebarSimple";
import type { ReactNode, Ref } from "react";
import { IconButton } from "../../components/IconButton/IconButton.tsx";
import { useMessages } from "../../messages/use-messages.ts";
import styles from "./PlacesScreen.module.css";

export interface SidebarProps {
  /** A ref to the button that hides the sidebar. */
  readonly hideButton: Ref<HTMLButtonElement>;
  /** Called when 'Hide filters' is pressed. */
  readonly onHide: () => void;
  /** The filters. */
  readonly children: ReactNode;
}

/** The filters next to the listing, 210 px wide (§2), or over the map. On a phone, `FilterPanel` shows them instead. */
export function Sidebar({ hideButton, onHide, children }: SidebarProps) {
  const { filters } = useMessages();
  return (
    <aside className={styles.side} aria-label={filters.title}>
      <div className={styles.sideHead}>
        <h2>{filters.title}</h2>
        <IconButton ref={hideButton} label={filters.hide} onClick={onHide}>
          <SidebarSimpleIcon size={20} aria-hidden />
        </IconButton>
      </div>
      {children}
    </aside>
  );
}
