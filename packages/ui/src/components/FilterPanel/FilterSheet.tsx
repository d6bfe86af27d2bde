import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import * as Dialog from "@radix-ui/react-dialog";
import type { ReactNode } from "react";
import { useMessages } from "../../messages/use-messages.ts";
import { Button } from "../Button/Button.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import styles from "./FilterSheet.module.css";

export interface FilterSheetProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The sheet is gone: focus goes back to what opened it. */
  readonly onClosed: () => void;
  /** 'Show 34 places': what closing leads to. */
  readonly doneLabel: string;
  /** 'Clear all' is there only when there is something to clear. */
  readonly onClearAll?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** The whole screen, with the way out always in reach. */
export function FilterSheet({ open, onOpenChange, onClosed, doneLabel, onClearAll, children }: FilterSheetProps) {
  const { common, filters } = useMessages();
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Content
          className={styles.panel}
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
        >
          <header className={styles.head}>
            <Dialog.Title className={styles.title}>{filters.title}</Dialog.Title>
            <Dialog.Close asChild>
              <IconButton label={common.close}>
                <XIcon size={22} aria-hidden />
              </IconButton>
            </Dialog.Close>
          </header>
          <div className={styles.body}>{children}</div>
          <footer className={styles.foot}>
            {onClearAll !== undefined && (
              <Button variant="link" className={styles.clear} onClick={onClearAll}>
                {common.clearAll}
              </Button>
            )}
            <Dialog.Close asChild>
              <Button variant="solid" size="large" className={styles.done}>
                <span aria-live="polite">{doneLabel}</span>
              </Button>
            </Dialog.Close>
          </footer>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
