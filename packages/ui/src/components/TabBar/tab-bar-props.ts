import type { Tab } from "@flaneur/domain";

/** A saved view, as its tab names it. */
export interface ViewName {
  readonly id: string;
  readonly name: string;
}

export interface TabBarProps {
  /** Only of whoever is signed in (§6). */
  readonly favorites: "shown" | "absent";
  readonly views: readonly ViewName[];
  readonly active: Tab;
  /** The filters are others than those of the active view. */
  readonly changed: boolean;
  readonly onSelect: (tab: Tab) => void;
  readonly onEdit: (id: string) => void;
  readonly onDelete: (id: string) => void;
  readonly onAdd: () => void;
  /** Someone is about to press one of the controls: their dialogs may be loaded. */
  readonly onIntent?: () => void;
  /** @param ids of all views, in their new order. */
  readonly onReorder: (ids: readonly string[]) => void;
}
