import type { Tab } from "@flaneur/domain";
import { CaretLeftIcon } from "@phosphor-icons/react/dist/csr/CaretLeft";
import { CaretRightIcon } from "@phosphor-icons/react/dist/csr/CaretRight";
import { PencilSimpleIcon } from "@phosphor-icons/react/dist/csr/PencilSimple";
import { TrashIcon } from "@phosphor-icons/react/dist/csr/Trash";
import { List, Root, Trigger } from "@radix-ui/react-tabs";
import { useRef } from "react";
import { cx } from "../../lib/cx.ts";
import { revealTab, useTabStrip } from "../../lib/use-tab-strip.ts";
import { useViewOrder } from "../../lib/use-view-order.ts";
import { useSavedViewsMessages } from "../../messages/saved-views.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { AllViewsMenu } from "./AllViewsMenu.tsx";
import styles from "./TabBar.module.css";
import type { TabBarProps } from "./tab-bar-props.ts";
import { ADD_VIEW_ID, LISTING_PANEL_ID, tabId, tabOf, viewTab } from "./tab-ids.ts";

/** How much of the strip stays in view when an arrow scrolls it. */
const OVERLAP_PX = 120;

/**
 * All Places, Favorites of whoever is signed in, and a tab for each saved view (§2). They scroll sideways, and arrow keys
 * move among them.
 */
export function TabBar({
  favorites,
  views,
  active,
  changed,
  onSelect,
  onEdit,
  onDelete,
  onAdd,
  onReorder,
  onIntent,
}: TabBarProps) {
  const { tabs: texts, viewTabs } = useSavedViewsMessages();
  const strip = useRef<HTMLDivElement>(null);
  const { hidden, chosenEnd } = useTabStrip(strip, views, active);
  const activeView = views.find(({ id }) => viewTab(id) === active);
  const scroll = (direction: 1 | -1) =>
    strip.current?.scrollBy({ left: direction * (strip.current.clientWidth - OVERLAP_PX) });
  const order = useViewOrder({ container: strip, views, axis: "x", grip: "item", onReorder });
  const overflows = hidden.before || hidden.after;
  return (
    <nav
      className={styles.bar}
      aria-label={texts.label}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      // Radix focuses a pressed tab by program, which a browser takes for the keyboard: it would show the ring.
      onPointerDown={({ currentTarget }) => {
        currentTarget.dataset.usedBy = "pointer";
      }}
      onKeyDown={({ currentTarget }) => {
        currentTarget.dataset.usedBy = "keyboard";
      }}
    >
      {hidden.before && (
        <IconButton label={viewTabs.earlier} className={styles.earlier} onClick={() => scroll(-1)}>
          <CaretLeftIcon size={18} aria-hidden />
        </IconButton>
      )}
      <div ref={strip} className={styles.strip} data-before={hidden.before} data-after={hidden.after}>
        <Root
          value={active}
          onValueChange={(value) => onSelect(tabOf(value))}
          activationMode="manual"
          className={styles.root}
        >
          <List className={styles.list} aria-label={texts.label}>
            <BarTab tab="all" name={texts.all} onPressAgain={active === "all" ? () => onSelect("all") : undefined} />
            {favorites === "shown" && <BarTab tab="favorites" name={texts.favorites} />}
            {order.views.map(({ id, name }) => (
              <BarTab
                key={id}
                tab={viewTab(id)}
                name={name}
                grip={order.gripProps(id)}
                isLifted={order.dragged === id}
                hasTools={viewTab(id) === active && order.dragged === null}
                isChanged={viewTab(id) === active && changed}
              />
            ))}
          </List>
        </Root>
        {activeView !== undefined && chosenEnd !== null && order.dragged === null && (
          <div className={styles.tools} style={{ left: chosenEnd }}>
            <IconButton
              label={viewTabs.edit(activeView.name)}
              aria-haspopup="dialog"
              onClick={() => onEdit(activeView.id)}
            >
              <PencilSimpleIcon size={17} aria-hidden />
            </IconButton>
            <IconButton
              label={viewTabs.delete(activeView.name)}
              aria-haspopup="dialog"
              onClick={() => onDelete(activeView.id)}
            >
              <TrashIcon size={17} aria-hidden />
            </IconButton>
          </div>
        )}
      </div>
      {overflows && (
        <>
          <IconButton
            label={viewTabs.later}
            className={styles.later}
            data-needed={hidden.after}
            onClick={() => scroll(1)}
          >
            <CaretRightIcon size={18} aria-hidden />
          </IconButton>
          <AllViewsMenu
            views={views}
            active={active}
            changed={changed}
            onSelect={(id) => onSelect(viewTab(id))}
            onReorder={onReorder}
          />
        </>
      )}
      <button
        type="button"
        id={ADD_VIEW_ID}
        className={styles.add}
        data-apart={overflows}
        aria-haspopup="dialog"
        onClick={onAdd}
      >
        {texts.add}
      </button>
      <VisuallyHidden aria-live="polite">{order.announcement}</VisuallyHidden>
    </nav>
  );
}

interface BarTabProps {
  readonly tab: Tab;
  readonly name: string;
  /** Props by which a view is moved; absent for 'All Places' and 'Favorites', which stay first. */
  readonly grip?: object;
  readonly isLifted?: boolean;
  readonly hasTools?: boolean;
  readonly isChanged?: boolean;
  /** It is the active one, and does something all the same: 'All Places' resets every filter (§4). */
  readonly onPressAgain?: (() => void) | undefined;
}

function BarTab({ tab, name, grip, isLifted = false, hasTools = false, isChanged = false, onPressAgain }: BarTabProps) {
  const { tabs } = useSavedViewsMessages();
  /** What a press is to do, as it began: Radix makes the tab the active one before the click. */
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
