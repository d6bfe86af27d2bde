import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import * as Dialog from "@radix-ui/react-dialog";
import { type MouseEvent, type ReactNode, useRef } from "react";
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
  const body = useRef<HTMLDivElement>(null);
  /** The words on the button whose dialog has taken the place of the sheet, which comes back with new buttons. */
  const left = useRef<string>(null);
  const keepOpener = ({ target }: MouseEvent) => {
    left.current = target instanceof Element ? (target.closest(OPENERS)?.textContent ?? null) : null;
  };
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Content
          className={styles.panel}
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            const openers = [...(body.current?.querySelectorAll<HTMLElement>(OPENERS) ?? [])];
            const opener = openers.find(({ textContent }) => textContent === left.current);
            left.current = null;
            if (opener === undefined) return;
            event.preventDefault();
            opener.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
        >
          <div className={styles.head}>
            <Dialog.Title className={styles.title}>{filters.title}</Dialog.Title>
            <Dialog.Close asChild>
              <IconButton label={common.close}>
                <XIcon size={22} aria-hidden />
              </IconButton>
            </Dialog.Close>
          </div>
          {/* biome-ignore lint/a11y: it only reads which of the buttons within was pressed, by whatever means. */}
          <div ref={body} className={styles.body} onClick={keepOpener}>
            {children}
          </div>
          <div className={styles.foot}>
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
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const OPENERS = "button[aria-haspopup=dialog]";
