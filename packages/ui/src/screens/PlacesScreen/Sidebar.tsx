import { SidebarSimpleIcon } from "@phosphor-icons/react/dist/csr/SidebarSimple";
import type { ReactNode, Ref } from "react";
import { IconButton } from "../../components/IconButton/IconButton.tsx";
import styles from "./PlacesScreen.module.css";

export interface SidebarProps {
  readonly hideButton: Ref<HTMLButtonElement>;
  readonly onHide: () => void;
  readonly children: ReactNode;
}

/** The filters of a desktop, 210 px wide (§2). */
export const Sidebar = ({ hideButton, onHide, children }: SidebarProps) => (
  <aside className={styles.side} aria-label="Filters">
    <div className={styles.sideHead}>
      <h2>Filters</h2>
      <IconButton ref={hideButton} label="Hide filters" onClick={onHide}>
        <SidebarSimpleIcon size={20} aria-hidden />
      </IconButton>
    </div>
    {children}
  </aside>
);
