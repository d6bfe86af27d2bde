import { CaretDownIcon } from "@phosphor-icons/react/dist/csr/CaretDown";
import { DotsSixVerticalIcon } from "@phosphor-icons/react/dist/csr/DotsSixVertical";
import { Label, Root, Trigger } from "@radix-ui/react-dropdown-menu";
import { useRef } from "react";
import { cx } from "../../lib/cx.ts";
import { useViewOrder } from "../../lib/use-view-order.ts";
import { useSavedViewsMessages } from "../../messages/saved-views.ts";
import { Button } from "../Button/Button.tsx";
import { MenuContent, MenuItem } from "../Menu/Menu.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import styles from "./TabBar.module.css";
import type { TabBarProps } from "./tab-bar-props.ts";
import { viewTab } from "./tab-ids.ts";

interface AllViewsMenuProps extends Pick<TabBarProps, "views" | "active" | "changed" | "onReorder"> {
  /** Called with the id of the chosen view. */
  readonly onSelect: (id: string) => void;
}

/** A menu of all views, in which their order can be changed. */
export function AllViewsMenu({ views, active, changed, onSelect, onReorder }: AllViewsMenuProps) {
  const { tabs, viewTabs } = useSavedViewsMessages();
  const content = useRef<HTMLDivElement>(null);
  const order = useViewOrder({ container: content, views, axis: "y", grip: "item", onReorder });

  return (
    <Root modal={false}>
      <Trigger asChild>
        <Button variant="quiet" className={styles.allViews}>
          {viewTabs.allViews}
          <CaretDownIcon size={16} weight="bold" aria-hidden />
        </Button>
      </Trigger>
      <MenuContent ref={content} className={styles.menu}>
        <Label className={styles.hint}>{viewTabs.reorderHint}</Label>
        {order.views.map(({ id, name }) => (
          <MenuItem
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
          </MenuItem>
        ))}
      </MenuContent>
      <VisuallyHidden aria-live="polite">{order.announcement}</VisuallyHidden>
    </Root>
  );
}
