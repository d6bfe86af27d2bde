import { CaretDownIcon } from "@phosphor-icons/react/dist/csr/CaretDown";
import { DotsSixVerticalIcon } from "@phosphor-icons/react/dist/csr/DotsSixVertical";
import { Content, Item, Label, Portal, Root, Trigger } from "@radix-ui/react-dropdown-menu";
import { useRef } from "react";
import { cx } from "../../lib/cx.ts";
import { useViewOrder } from "../../lib/use-view-order.ts";
import { useSavedViewsMessages } from "../../messages/saved-views.ts";
import { Button } from "../Button/Button.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import styles from "./TabBar.module.css";
import type { TabBarProps } from "./tab-bar-props.ts";
import { viewTab } from "./tab-ids.ts";

interface AllViewsMenuProps extends Pick<TabBarProps, "views" | "active" | "changed" | "onReorder"> {
  readonly onSelect: (id: string) => void;
}

/** Every view in one menu, where their order is changed. */
export function AllViewsMenu({ views, active, changed, onSelect, onReorder }: AllViewsMenuProps) {
  const { tabs, viewTabs } = useSavedViewsMessages();
  const content = useRef<HTMLDivElement>(null);
  const order = useViewOrder({ container: content, views, axis: "y", grip: "item", onReorder });

  return (
    <Root modal={false}>
      <Trigger asChild>
        <Button variant="quiet" className={styles.allViews}>
          {viewTabs.allViews}
          <CaretDownIcon size={14} weight="bold" aria-hidden />
        </Button>
      </Trigger>
      <Portal>
        <Content ref={content} className={styles.menu} align="end" sideOffset={6} collisionPadding={12} loop>
          <Label className={styles.hint}>{viewTabs.reorderHint}</Label>
          {order.views.map(({ id, name }) => (
            <Item
              key={id}
              {...order.gripProps(id)}
              className={cx(styles.item, order.dragged === id && styles.lifted)}
              data-active={viewTab(id) === active}
              textValue={name}
              onSelect={() => onSelect(id)}
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
      <VisuallyHidden aria-live="polite">{order.announcement}</VisuallyHidden>
    </Root>
  );
}
