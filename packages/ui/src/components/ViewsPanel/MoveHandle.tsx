import { DotsSixVerticalIcon } from "@phosphor-icons/react/dist/csr/DotsSixVertical";
import { Content, Item, Portal, Root, Trigger } from "@radix-ui/react-dropdown-menu";
import { useState } from "react";
import { useSavedViewsMessages } from "../../messages/saved-views.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import styles from "./ViewsPanel.module.css";

interface MoveHandleProps {
  /** The name of the view. */
  readonly name: string;
  /** The props of `useViewOrder()` that handle dragging and keys. */
  readonly grip: object;
  /** Called with -1 for up and 1 for down. */
  readonly onMove: (steps: -1 | 1) => void;
}

/** The handle of a row. Dragging it moves the row. Pressing it opens a menu, which moves the row without dragging. */
export function MoveHandle({ name, grip, onMove }: MoveHandleProps) {
  const { viewTabs } = useSavedViewsMessages();
  const [open, setOpen] = useState(false);
  return (
    <Root open={open} onOpenChange={setOpen} modal={false}>
      <Trigger asChild>
        <IconButton
          label={viewTabs.move(name)}
          className={styles.handle}
          {...grip}
          // Radix opens the menu on pointer down, which would also open it at the start of a drag.
          onPointerDownCapture={(event) => event.preventDefault()}
          onClick={() => setOpen(!open)}
        >
          <DotsSixVerticalIcon size={20} aria-hidden />
        </IconButton>
      </Trigger>
      <Portal>
        <Content className={styles.menu} align="end" sideOffset={4} collisionPadding={12}>
          <Item className={styles.item} onSelect={() => onMove(-1)}>
            {viewTabs.moveUp}
          </Item>
          <Item className={styles.item} onSelect={() => onMove(1)}>
            {viewTabs.moveDown}
          </Item>
        </Content>
      </Portal>
    </Root>
  );
}
