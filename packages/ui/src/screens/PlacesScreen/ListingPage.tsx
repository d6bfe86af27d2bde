import type { ReactNode } from "react";
import { ListingHead, type ToolbarSlots } from "./ListingHead.tsx";
import styles from "./PlacesScreen.module.css";
import { Sidebar } from "./Sidebar.tsx";
import { StickyHead } from "./StickyHead.tsx";
import { useSidebarFocus } from "./use-sidebar-focus.ts";
import type { TabPanel } from "./use-tab-panel.ts";

export interface ListingPageProps {
  readonly toolbar: ToolbarSlots;
  /** The sections of the sidebar: `Filters`. */
  readonly filters: ReactNode;
  readonly sidebar: "shown" | "hidden";
  readonly onSidebarChange: (sidebar: "shown" | "hidden") => void;
  readonly chips: ReactNode;
  /** What can be done with a view whose filters were changed; at the end of the chips. */
  readonly viewChanges?: ReactNode;
  /** `Notices`, below the header. */
  readonly notices: ReactNode;
  /** Reports that other places are open by now; below the notices. */
  readonly hoursChange?: ReactNode;
  /** What makes the listing the panel of its tab. */
  readonly panel: TabPanel;
  /** `ListingBody`. */
  readonly children: ReactNode;
}

/** The listing as a grid or a table: filters at the left, the count as the title, the wall of pictures below. */
export function ListingPage({ toolbar, filters, sidebar, onSidebarChange, panel, ...slots }: ListingPageProps) {
  const focus = useSidebarFocus(sidebar);
  return (
    <div className={styles.page}>
      {sidebar === "shown" && (
        <Sidebar hideButton={focus.hideButton} onHide={() => onSidebarChange("hidden")}>
          {filters}
        </Sidebar>
      )}
      <main className={styles.main} id="content" tabIndex={-1}>
        <div {...panel}>
          <StickyHead>
            <ListingHead
              {...toolbar}
              showButton={focus.showButton}
              onShowSidebar={sidebar === "hidden" ? () => onSidebarChange("shown") : undefined}
            />
            <div className={styles.chips}>
              {slots.chips}
              {slots.viewChanges !== undefined && <div className={styles.changes}>{slots.viewChanges}</div>}
            </div>
          </StickyHead>
          {slots.notices}
          {slots.hoursChange}
          {slots.children}
        </div>
      </main>
    </div>
  );
}
