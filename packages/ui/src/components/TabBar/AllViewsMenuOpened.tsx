import { moveId } from "@flaneur/domain";
import { CaretDownIcon } from "@phosphor-icons/react/dist/csr/CaretDown";
import { DotsSixVerticalIcon } from "@phosphor-icons/react/dist/csr/DotsSixVertical";
import { Content, Item, Label, Portal, Root, Trigger } from "@radix-ui/react-dropdown-menu";
import { useLayoutEffect, useRef, useState } from "react";
import { cx } from "../../lib/cx.ts";
import { useSavedViewsMessages } from "../../messages/saved-views.ts";
import { Button } from "../Button/Button.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import type { AllViewsMenuProps } from "./all-views-menu-props.ts";
import styles from "./TabBar.module.css";
import { viewTab } from "./tab-ids.ts";

/** The whole menu; it is open when it is first drawn. */
export function AllViewsMenuOpened({ views, active, changed, onSelect, onReorder }: AllViewsMenuProps) {
  const { tabs, viewTabs } = useSavedViewsMessages();
  /** The row that is dragged and the order it would leave; null while none is. */
  const [dragged, setDragged] = useState<{ readonly id: string; readonly order: readonly string[] } | null>(null);
  const [announced, setAnnounced] = useState("");
  const content = useRef<HTMLDivElement>(null);
  const moved = useRef<string | null>(null);
  // A row that moves within the page loses its focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time the views come in another order.
  useLayoutEffect(() => {
    for (const row of content.current?.querySelectorAll<HTMLElement>("[data-view]") ?? [])
      if (row.dataset.view === moved.current) row.focus();
    moved.current = null;
  }, [views]);

  const saved = views.map(({ id }) => id);
  const order = dragged?.order ?? saved;
  const settle = (id: string, next: readonly string[]) => {
    if (next.join() === saved.join()) return;
    moved.current = id;
    const name = views.find((view) => view.id === id)?.name ?? "";
    setAnnounced(viewTabs.moved(name, next.indexOf(id) + 1, next.length));
    onReorder(next);
  };

  return (
    <Root modal={false} defaultOpen>
      <Trigger asChild>
        <Button variant="quiet" className={styles.allViews}>
          {viewTabs.allViews}
          <CaretDownIcon size={14} weight="bold" aria-hidden />
        </Button>
      </Trigger>
      <Portal>
        <Content ref={content} className={styles.menu} align="end" sideOffset={6} collisionPadding={12} loop>
          <Label className={styles.hint}>{viewTabs.reorderHint}</Label>
          {order
            .flatMap((id) => views.filter((view) => view.id === id))
            .map(({ id, name }, index) => (
              <Item
                key={id}
                className={cx(styles.item, dragged?.id === id && styles.lifted)}
                data-view={id}
                data-active={viewTab(id) === active}
                textValue={name}
                draggable
                onSelect={() => onSelect(id)}
                onKeyDown={(event) => {
                  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
                  if (!event.altKey || step === undefined) return;
                  // The menu would move the focus to the next row.
                  event.preventDefault();
                  if (index + step >= 0) settle(id, moveId(saved, id, index + step));
                }}
                onDragStart={(event) => {
                  event.dataTransfer.effectAllowed = "move";
                  setDragged({ id, order: saved });
                }}
                onDragOver={(event) => {
                  if (dragged === null) return;
                  event.preventDefault();
                  setDragged({ ...dragged, order: moveId(dragged.order, dragged.id, index) });
                }}
                onDrop={(event) => {
                  event.preventDefault();
                  if (dragged !== null) settle(dragged.id, dragged.order);
                }}
                onDragEnd={() => setDragged(null)}
              >
                <DotsSixVerticalIcon size={16} className={styles.grip} aria-hidden />
                <span className={styles.itemName}>{name}</span>
                {changed && viewTab(id) === active && (
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
