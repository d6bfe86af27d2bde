import type { Tab, View } from "@flaneur/domain";
import type { ReactNode } from "react";

export interface ViewsSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly favorites: "shown" | "absent";
  readonly views: readonly Pick<View, "id" | "name" | "filters">[];
  readonly active: Tab;
  /** What can be done with the active view, where its filters were changed. */
  readonly changes?: ReactNode;
  readonly onSelect: (tab: Tab) => void;
  readonly onEdit: (id: string) => void;
  readonly onDelete: (id: string) => void;
  readonly onAdd: () => void;
  /** Called with the ids of all views in their new order. */
  readonly onReorder: (ids: readonly string[]) => void;
}
