import type { Tab, View } from "@flaneur/domain";
import type { ReactNode } from "react";

export interface ViewsSheetProps {
  /** Whether the panel is open. */
  readonly open: boolean;
  /** Called when the visitor closes the panel. */
  readonly onClose: () => void;
  /** Whether the Favorites are listed: `shown` for a signed-in visitor, otherwise `absent` (§6). */
  readonly favorites: "shown" | "absent";
  /** The saved views, in the order of the list. */
  readonly views: readonly Pick<View, "id" | "name" | "filters">[];
  /** The active tab. */
  readonly active: Tab;
  /** Whether the current filters differ from those of the active view. */
  readonly changed: boolean;
  /**
   * The row `ViewChanges` of the active view: its buttons while the filters are changed, and the message after an
   * update.
   */
  readonly changes?: ReactNode;
  /** Called with the tab that was pressed. Close the panel. */
  readonly onSelect: (tab: Tab) => void;
  /** Called with the id of the view whose pencil was pressed. */
  readonly onEdit: (id: string) => void;
  /** Called with the id of the view whose bin was pressed. */
  readonly onDelete: (id: string) => void;
  /** Called when '+ Add View' is pressed. */
  readonly onAdd: () => void;
  /** Called with the ids of all views in their new order after a view was moved. */
  readonly onReorder: (ids: readonly string[]) => void;
}
