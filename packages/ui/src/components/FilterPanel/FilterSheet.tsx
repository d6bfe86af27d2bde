import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import * as Dialog from "@radix-ui/react-dialog";
import { type MouseEvent, type ReactNode, useRef } from "react";
import { useMessages } from "../../messages/use-messages.ts";
import { Button } from "../Button/Button.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import styles from "./FilterSheet.module.css";

export interface FilterSheetProps {
  /** Whether the sheet is open. */
  readonly open: boolean;
  /** Called with false when the visitor closes the sheet, and by `FilterPanel` with true when its button is pressed. */
  readonly onOpenChange: (open: boolean) => void;
  /** Called after the sheet has closed. Return the focus to the button that opened it. */
  readonly onClosed: () => void;
  /** The text of the button that closes the sheet: 'Show 34 places'. */
  readonly doneLabel: string;
  /** Called when 'Clear all' is pressed. Absent if no filter is active: the button is not rendered. */
  readonly onClearAll?: (() => void) | undefined;
  /** The filters. */
  readonly children: ReactNode;
}

/** The filters over the whole screen. The close buttons stay visible while the filters scroll. */
export function FilterSheet({ open, onOpenChange, onClosed, doneLabel, onClearAll, children }: FilterSheetProps) {
  const { common, filters } = useMessages();
  const body = useRef<HTMLDivElement>(null);
  const done = useRef<HTMLButtonElement>(null);
  /**
   * The text of the button that opened a dialog in place of the sheet. When the sheet opens again, it contains new
   * button elements, and the button is found by this text.
   */
  const pressedOpener = useRef<string>(null);
  const keepOpener = ({ target }: MouseEvent) => {
    pressedOpener.current = target instanceof Element ? (target.closest(OPENERS)?.textContent ?? null) : null;
  };
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        {/* Without an overlay, Radix lets the page behind the sheet scroll. The content covers the overlay. */}
        <Dialog.Overlay />
        <Dialog.Content
          className={styles.panel}
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            const openers = [...(body.current?.querySelectorAll<HTMLElement>(OPENERS) ?? [])];
            const opener = openers.find(({ textContent }) => textContent === pressedOpener.current);
            pressedOpener.current = null;
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
                <XIcon size={20} aria-hidden />
              </IconButton>
            </Dialog.Close>
          </div>
          {/* biome-ignore lint/a11y: the handler only records which button was pressed, by pointer or keyboard. */}
          <div ref={body} className={styles.body} onClick={keepOpener}>
            {children}
          </div>
          <div className={styles.foot}>
            {onClearAll !== undefined && (
              <Button
                variant="link"
                className={styles.clear}
                onClick={() => {
                  onClearAll();
                  // The pressed button is removed.
                  done.current?.focus();
                }}
              >
                {common.clearAll}
              </Button>
            )}
            <Dialog.Close asChild>
              <Button ref={done} variant="solid" size="large" className={styles.done}>
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
