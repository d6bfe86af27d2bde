import { DotsSixVerticalIcon } from "@phosphor-icons/react/dist/csr/DotsSixVertical";
import { Content, Item, Portal, Root, Trigger } from "@radix-ui/react-dropdown-menu";
import { useRef, useState } from "react";
import { useSavedViewsMessages } from "../../messages/saved-views.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import styles from "./ViewsPanel.module.css";

interface MoveHandleProps {
  /** The name of the view or place in the row. */
  readonly name: string;
  /** The props of `useViewOrder()` that handle dragging and keys. */
  readonly grip: object;
  /** Called when 'Move up' or 'Move down' is chosen in the menu, with -1 for up and 1 for down. */
  readonly onMove: (steps: -1 | 1) => void;
  /** A further item of the menu, which opens a dialog. If absent, the menu only moves the row by single steps. */
  readonly dialog?: {
    readonly label: string;
    /** Called when the item is chosen. */
    readonly onOpen: () => void;
  };
}

/** The handle of a row. Dragging it moves the row. Pressing it opens a menu, which moves the row without dragging. */
export function MoveHandle({ name, grip, onMove, dialog }: MoveHandleProps) {
  const { viewTabs } = useSavedViewsMessages();
  const [open, setOpen] = useState(false);
  const opensDialog = useRef(false);
  const handle = useRef<HTMLButtonElement>(null);
  return (
    <Root open={open} onOpenChange={setOpen} modal={false}>
      <Trigger asChild>
        <IconButton
          ref={handle}
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
        <Content
          className={styles.menu}
          align="end"
          sideOffset={4}
          collisionPadding={12}
          // A press on the handle closes the menu by its own click.
          onInteractOutside={(event) => {
            if (event.target instanceof Node && handle.current?.contains(event.target)) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            // The dialog has taken the focus, which must not return to the handle.
            if (opensDialog.current) event.preventDefault();
            opensDialog.current = false;
          }}
        >
          <Item className={styles.item} onSelect={() => onMove(-1)}>
            {viewTabs.moveUp}
          </Item>
          <Item className={styles.item} onSelect={() => onMove(1)}>
            {viewTabs.moveDown}
          </Item>
          {dialog !== undefined && (
            <Item
              className={styles.item}
              aria-haspopup="dialog"
              onSelect={() => {
                opensDialog.current = true;
                dialog.onOpen();
              }}
            >
              {dialog.label}
            </Item>
          )}
        </Content>
      </Portal>
    </Root>
  );
}
