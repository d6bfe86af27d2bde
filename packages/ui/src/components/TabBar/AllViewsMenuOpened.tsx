import { CaretDownIcon } from "@phosphor-icons/react/dist/csr/CaretDown";
import { DotsSixVerticalIcon } from "@phosphor-icons/react/dist/csr/DotsSixVertical";
import { Content, Item, Label, Portal, Root, Trigger } from "@radix-ui/react-dropdown-menu";
import { useLayoutEffect, useRef, useState } from "react";
import { cx } from "../../lib/cx.ts";
import { moveItem } from "../../lib/move-item.ts";
import { useMessages } from "../../messages/use-messages.ts";
import { Button } from "../Button/Button.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import type { AllViewsMenuProps } from "./all-views-menu-props.ts";
import styles from "./TabBar.module.css";
import type { ViewName } from "./tab-bar-props.ts";
import { viewTab } from "./tab-ids.ts";

/** The whole menu; it is open when it is first drawn. */
export function AllViewsMenuOpened({ views, active, changed, onSelect, onReorder }: AllViewsMenuProps) {
  const { tabs } = useMessages();
  /** The order while a row is dragged; null while none is. */
  const [dragged, setDragged] = useState<{ readonly id: string; readonly order: readonly ViewName[] } | null>(null);
  const [announced, setAnnounced] = useState("");
  const order = dragged?.order ?? views;
  const content = useRef<HTMLDivElement>(null);
  const moved = useRef<string | null>(null);
  // A row that moves within the page loses its focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time the views come in another order.
  useLayoutEffect(() => {
    for (const row of content.current?.querySelectorAll<HTMLElement>("[data-view]") ?? [])
      if (row.dataset.view === moved.current) row.focus();
    moved.current = null;
  }, [views]);

  const settle = (next: readonly ViewName[], id: string) => {
    if (next === views) return;
    const index = next.findIndex((view) => view.id === id);
    moved.current = id;
    setAnnounced(tabs.moved(next[index]?.name ?? "", index + 1, next.length));
    onReorder(next.map((view) => view.id));
  };

  return (
    <Root modal={false} defaultOpen>
      <Trigger asChild>
        <Button variant="quiet" className={styles.allViews}>
          {tabs.allViews}
          <CaretDownIcon size={14} weight="bold" aria-hidden />
        </Button>
      </Trigger>
      <Portal>
        <Content ref={content} className={styles.menu} align="end" sideOffset={6} collisionPadding={12} loop>
          <Label className={styles.hint}>{tabs.reorderHint}</Label>
          {order.map((view, index) => (
            <Item
              key={view.id}
              className={cx(styles.item, dragged?.id === view.id && styles.lifted)}
              data-view={view.id}
              data-active={viewTab(view.id) === active}
              textValue={view.name}
              draggable
              onSelect={() => onSelect(view.id)}
              onKeyDown={(event) => {
                const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
                if (!event.altKey || step === undefined) return;
                // The menu would move its focus; the row keeps it.
                event.preventDefault();
                settle(moveItem(views, index, index + step), view.id);
              }}
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = "move";
                setDragged({ id: view.id, order: views });
              }}
              onDragOver={(event) => {
                if (dragged === null) return;
                event.preventDefault();
                const from = dragged.order.findIndex(({ id }) => id === dragged.id);
                setDragged({ ...dragged, order: moveItem(dragged.order, from, index) });
              }}
              onDrop={(event) => {
                event.preventDefault();
                if (dragged !== null) settle(dragged.order, dragged.id);
              }}
              onDragEnd={() => setDragged(null)}
            >
              <DotsSixVerticalIcon size={16} className={styles.grip} aria-hidden />
              <span className={styles.itemName}>{view.name}</span>
              {changed && viewTab(view.id) === active && (
                <>
                  <span className={styles.point} aria-hidden />
                  <VisuallyHidden>, {tabs.changed}</VisuallyHidden>
                </>
              )}
            </Item>
          ))}
        </Content>
      </Portal>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </Root>
  );
}
