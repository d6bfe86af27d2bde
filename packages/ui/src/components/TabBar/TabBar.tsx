import { CaretLeftIcon } from "@phosphor-icons/react/dist/csr/CaretLeft";
import { CaretRightIcon } from "@phosphor-icons/react/dist/csr/CaretRight";
import { PencilSimpleIcon } from "@phosphor-icons/react/dist/csr/PencilSimple";
import { TrashIcon } from "@phosphor-icons/react/dist/csr/Trash";
import { List, Root } from "@radix-ui/react-tabs";
import { type RefObject, useRef } from "react";
import { useTabStrip } from "../../lib/use-tab-strip.ts";
import { useViewOrder, type ViewOrder } from "../../lib/use-view-order.ts";
import { useSavedViewsMessages } from "../../messages/saved-views.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { AllViewsMenu } from "./AllViewsMenu.tsx";
import { BarTab } from "./BarTab.tsx";
import styles from "./TabBar.module.css";
import type { TabBarProps, ViewName } from "./tab-bar-props.ts";
import { ADD_VIEW_ID, tabOf, viewTab } from "./tab-ids.ts";

/** The width in pixels of the part that stays visible when an arrow button scrolls the strip. */
const OVERLAP_PX = 120;

/**
 * The bar with the tabs 'All Places', 'Favorites' (for a signed-in user) and one for each saved view (§2). The tabs
 * scroll sideways, and the arrow keys move the focus between them.
 */
export function TabBar({ onAdd, onReorder, onIntent, ...props }: TabBarProps) {
  const { views, active, changed, onSelect } = props;
  const { tabs: texts, viewTabs } = useSavedViewsMessages();
  const strip = useRef<HTMLDivElement>(null);
  const position = useTabStrip(strip, views, active);
  const scroll = (direction: 1 | -1) =>
    strip.current?.scrollBy({ left: direction * (strip.current.clientWidth - OVERLAP_PX) });
  const order = useViewOrder({ container: strip, views, axis: "x", grip: "item", onReorder });
  const { hidden } = position;
  const overflows = hidden.before || hidden.after;
  return (
    <nav
      className={styles.bar}
      aria-label={texts.label}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      // Radix focuses a pressed tab by script. Browsers treat that as keyboard focus and would show the focus ring.
      onPointerDown={({ currentTarget }) => {
        currentTarget.dataset.usedBy = "pointer";
      }}
      onKeyDown={({ currentTarget }) => {
        currentTarget.dataset.usedBy = "keyboard";
      }}
    >
      {/* The arrow buttons are for the pointer. Arrow keys reach each tab, and a button that disappears at an end of the
      strip would lose the focus. */}
      {hidden.before && (
        <IconButton label={viewTabs.earlier} className={styles.earlier} tabIndex={-1} onClick={() => scroll(-1)}>
          <CaretLeftIcon size={18} aria-hidden />
        </IconButton>
      )}
      <TabStrip {...props} ref={strip} position={position} order={order} />
      {overflows && (
        <>
          <IconButton
            label={viewTabs.later}
            className={styles.later}
            tabIndex={-1}
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

interface TabStripProps extends Omit<TabBarProps, "onAdd" | "onReorder" | "onIntent"> {
  /** The element that scrolls. */
  readonly ref: RefObject<HTMLDivElement | null>;
  /** The state of scrolling: whether tabs are hidden at either end, and the right edge of the active tab. */
  readonly position: ReturnType<typeof useTabStrip>;
  /** The order of the views, the state of a drag, and the functions that change the order. */
  readonly order: ViewOrder<ViewName>;
}

/** The tabs, which scroll sideways. */
function TabStrip({ ref, position, order, favorites, views, active, changed, ...on }: TabStripProps) {
  const { tabs: texts } = useSavedViewsMessages();
  const { hidden, chosenEnd } = position;
  const activeView = views.find(({ id }) => viewTab(id) === active);
  return (
    <div ref={ref} className={styles.strip} data-before={hidden.before} data-after={hidden.after}>
      <Root
        value={active}
        onValueChange={(value) => on.onSelect(tabOf(value))}
        activationMode="manual"
        className={styles.root}
      >
        <List className={styles.list} aria-label={texts.label}>
          <BarTab tab="all" name={texts.all} onPressAgain={active === "all" ? () => on.onSelect("all") : undefined} />
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
              onPressAgain={viewTab(id) === active ? () => on.onSelect(viewTab(id)) : undefined}
            />
          ))}
        </List>
      </Root>
      {activeView !== undefined && chosenEnd !== null && order.dragged === null && (
        <ViewTools view={activeView} left={chosenEnd} onEdit={on.onEdit} onDelete={on.onDelete} />
      )}
    </div>
  );
}

interface ViewToolsProps extends Pick<TabBarProps, "onEdit" | "onDelete"> {
  readonly view: ViewName;
  /** The distance from the start of the strip's content, in pixels. */
  readonly left: number;
}

/** The buttons that edit and delete the active view, at the end of its tab. */
function ViewTools({ view: { id, name }, left, onEdit, onDelete }: ViewToolsProps) {
  const { viewTabs } = useSavedViewsMessages();
  return (
    <div className={styles.tools} style={{ left }}>
      <IconButton label={viewTabs.edit(name)} aria-haspopup="dialog" onClick={() => onEdit(id)}>
        <PencilSimpleIcon size={18} aria-hidden />
      </IconButton>
      <IconButton label={viewTabs.delete(name)} aria-haspopup="dialog" onClick={() => onDelete(id)}>
        <TrashIcon size={18} aria-hidden />
      </IconButton>
    </div>
  );
}
