import type { ReactNode } from "react";
import { ListingHead, type ToolbarSlots } from "./ListingHead.tsx";
import styles from "./PlacesScreen.module.css";
import { Sidebar } from "./Sidebar.tsx";
import { StickyHead } from "./StickyHead.tsx";
import { useSidebarFocus } from "./use-sidebar-focus.ts";
import type { TabPanel } from "./use-tab-panel.ts";

export interface ListingPageProps {
  /** The controls of the header. */
  readonly toolbar: ToolbarSlots;
  /** The content of the sidebar: `Filters`. */
  readonly filters: ReactNode;
  /** Whether the sidebar is shown. */
  readonly sidebar: "shown" | "hidden";
  /** Called with the new state when the sidebar is shown or hidden. */
  readonly onSidebarChange: (sidebar: "shown" | "hidden") => void;
  /** The sentence that says what the product is, above the count. Absent in views and in the favorites. */
  readonly sentence?: string | undefined;
  /** What a question has set, in the place of the sentence: `QuestionLine`. */
  readonly question?: ReactNode;
  /** The active filters and the quick filters: `FilterRow`. */
  readonly chips: ReactNode;
  /** The buttons of a view whose filters were changed, after the chips. */
  readonly viewChanges?: ReactNode;
  /** Sentences about the listing, below the header: `Notices`. */
  readonly notices: ReactNode;
  /** The notice that opening hours have changed, below the other notices. */
  readonly hoursChange?: ReactNode;
  /** The collections, between the notices and the places: `Shelf`. */
  readonly shelf?: ReactNode;
  /** The props that make the listing the panel of its tab. */
  readonly panel: TabPanel;
  /** The places: `ListingBody`. */
  readonly children: ReactNode;
}

/** The listing as a grid or a table: the sidebar at the left, the header with the count, and the places below. */
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
          {slots.question ?? (slots.sentence !== undefined && <p className={styles.sentence}>{slots.sentence}</p>)}
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
          {slots.shelf}
          {slots.children}
        </div>
      </main>
    </div>
  );
}
