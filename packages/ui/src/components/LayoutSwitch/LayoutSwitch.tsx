import type { Layout } from "@flaneur/domain";
import { MapTrifoldIcon } from "@phosphor-icons/react/dist/csr/MapTrifold";
import { RowsIcon } from "@phosphor-icons/react/dist/csr/Rows";
import { SquaresFourIcon } from "@phosphor-icons/react/dist/csr/SquaresFour";
import type { ComponentType } from "react";
import { useMessages } from "../../messages/use-messages.ts";
import { SegmentedControl } from "../SegmentedControl/SegmentedControl.tsx";
import styles from "./LayoutSwitch.module.css";

export interface LayoutSwitchProps {
  /** The current layout. */
  readonly layout: Layout;
  /** The layouts to choose from. With a single layout, the switch renders nothing. */
  readonly layouts: readonly Layout[];
  /** Called with the layout that was chosen. */
  readonly onLayoutChange: (layout: Layout) => void;
  /** Called on pointer enter and on focus, before a press. Use it to preload the other layouts. */
  readonly onIntent?: () => void;
}

const ICONS: Readonly<Record<Layout, ComponentType<{ readonly size: number; readonly "aria-hidden": true }>>> = {
  table: RowsIcon,
  grid: SquaresFourIcon,
  map: MapTrifoldIcon,
};

/** Chooses how the listing is laid out (§2). */
export function LayoutSwitch({ layout, layouts, onLayoutChange, onIntent }: LayoutSwitchProps) {
  const messages = useMessages();
  if (layouts.length < 2) return null;
  return (
    <div className={styles.layouts}>
      <SegmentedControl
        label={messages.layouts.label}
        segments={layouts.map((value) => {
          const Icon = ICONS[value];
          return { value, label: messages.layouts.names[value], icon: <Icon size={18} aria-hidden /> };
        })}
        value={layout}
        onValueChange={onLayoutChange}
        {...(onIntent !== undefined && { onIntent })}
      />
    </div>
  );
}
