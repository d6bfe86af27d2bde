import type { Tab } from "@flaneur/domain";

/** A saved view and the name on its tab. */
export interface ViewName {
  readonly id: string;
  readonly name: string;
}

export interface TabBarProps {
  /** The state of the tab 'Favorites': `shown` for a signed-in visitor, otherwise `absent` (§6). */
  readonly favorites: "shown" | "absent";
  /** The saved views in their order. */
  readonly views: readonly ViewName[];
  /** The active tab. */
  readonly active: Tab;
  /** Whether the current filters differ from the saved filters of the active view. */
  readonly changed: boolean;
  /** Called with the tab that the visitor chooses, also when the active tab 'All Places' is pressed again. */
  readonly onSelect: (tab: Tab) => void;
  /** Called with the id of the active view when its pencil is pressed. */
  readonly onEdit: (id: string) => void;
  /** Called with the id of the active view when its bin is pressed. */
  readonly onDelete: (id: string) => void;
  /** Called when the visitor presses '+ Add View'. */
  readonly onAdd: () => void;
  /** Called on pointer enter and on focus, before a press. Use it to preload the dialogs. */
  readonly onIntent?: () => void;
  /** Called with the ids of all views in their new order after a view was moved. */
  readonly onReorder: (ids: readonly string[]) => void;
}
