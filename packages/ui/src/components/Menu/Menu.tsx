import { Content, Item, Portal, RadioItem, Separator } from "@radix-ui/react-dropdown-menu";
import type { ComponentProps } from "react";
import { cx } from "../../lib/cx.ts";
import styles from "./Menu.module.css";

/** The panel of a menu, below the right end of its button. `className` sets its width. */
export const MenuContent = ({ className, ...props }: ComponentProps<typeof Content>) => (
  <Portal>
    <Content className={cx(styles.menu, className)} align="end" sideOffset={6} collisionPadding={12} loop {...props} />
  </Portal>
);

/** An entry of a menu. */
export const MenuItem = ({ className, ...props }: ComponentProps<typeof Item>) => (
  <Item className={cx(styles.item, className)} {...props} />
);

/** An entry of a group of entries, of which exactly one is checked. */
export const MenuRadioItem = ({ className, ...props }: ComponentProps<typeof RadioItem>) => (
  <RadioItem className={cx(styles.item, className)} {...props} />
);

/** A line between two groups of entries. */
export const MenuSeparator = () => <Separator className={styles.separator} />;
