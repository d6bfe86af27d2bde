import type { Tab } from "@flaneur/domain";
import { Trigger } from "@radix-ui/react-tabs";
import { useRef } from "react";
import { cx } from "../../lib/cx.ts";
import { revealTab } from "../../lib/use-tab-strip.ts";
import { useSavedViewsMessages } from "../../messages/saved-views.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import styles from "./TabBar.module.css";
import { LISTING_PANEL_ID, tabId } from "./tab-ids.ts";

interface BarTabProps {
  readonly tab: Tab;
  /** The visible name of the tab. */
  readonly name: string;
  /** The props that make the tab draggable. Absent for 'All Places' and 'Favorites', which cannot be moved. */
  readonly grip?: object;
  /** Whether the tab is being dragged. @default false */
  readonly isLifted?: boolean;
  /** Whether the tab reserves room for the pencil and the bin after its name. @default false */
  readonly hasTools?: boolean;
  /** Whether the filters of the view have been changed. @default false */
  readonly isChanged?: boolean;
  /** Called when the active tab is pressed again: 'All Places' resets all filters, and a view is applied again (§4). */
  readonly onPressAgain?: (() => void) | undefined;
}

/** A tab of the bar. */
export function BarTab({
  tab,
  name,
  grip,
  isLifted = false,
  hasTools = false,
  isChanged = false,
  onPressAgain,
}: BarTabProps) {
  const { tabs } = useSavedViewsMessages();
  /**
   * The value of `onPressAgain` at the start of the press. Radix activates the tab before the click event, and the
   * activation changes the prop.
   */
  const again = useRef(onPressAgain);
  const notePress = () => {
    again.current = onPressAgain;
  };
  return (
    <Trigger
      {...grip}
      value={tab}
      id={tabId(tab)}
      aria-controls={LISTING_PANEL_ID}
      className={cx(styles.tab, isLifted && styles.lifted)}
      data-tools={hasTools}
      onPointerDownCapture={notePress}
      onKeyDownCapture={notePress}
      onClick={() => again.current?.()}
      onFocus={({ currentTarget }) => {
        const strip = currentTarget.closest<HTMLElement>(`.${styles.strip}`);
        if (strip !== null) revealTab(strip, currentTarget);
      }}
    >
      <span className={styles.name}>{name}</span>
      {isChanged && (
        <>
          <span className={styles.point} aria-hidden />
          <VisuallyHidden>, {tabs.changed}</VisuallyHidden>
        </>
      )}
    </Trigger>
  );
}
