import type { Tab } from "@flaneur/domain";
import type { ReactNode } from "react";

/** A saved view, with what it selects in the words of its chips. */
export interface ViewRow {
  readonly id: string;
  readonly name: string;
  readonly filters: readonly string[];
}

export interface ViewsSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly favorites: "shown" | "absent";
  readonly views: readonly ViewRow[];
  readonly active: Tab;
  /** What can be done with the active view, where its filters were changed. */
  readonly changes?: ReactNode;
  readonly onSelect: (tab: Tab) => void;
  readonly onEdit: (id: string) => void;
  readonly onDelete: (id: string) => void;
  readonly onAdd: () => void;
}
