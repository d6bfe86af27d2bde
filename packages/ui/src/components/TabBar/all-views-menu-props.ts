import type { TabBarProps } from "./tab-bar-props.ts";

export interface AllViewsMenuProps extends Pick<TabBarProps, "views" | "active" | "changed" | "onReorder"> {
  readonly onSelect: (id: string) => void;
}
