import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import { Dialog } from "radix-ui";
import type { ReactNode } from "react";
import { useMedia } from "../../lib/use-media.ts";
import { Button } from "../Button/Button.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import styles from "./FilterPanel.module.css";

export interface FilterPanelProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The control that opens it. */
  readonly trigger: ReactNode;
  /** 'Show 34 places': what closing leads to. */
  readonly doneLabel: string;
  /** 'Clear all' is there only when there is something to clear. */
  readonly onClearAll?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** The filters of a phone: the whole screen, with the way out always in reach (§2). */
export function FilterPanel({ open, onOpenChange, trigger, doneLabel, onClearAll, children }: FilterPanelProps) {
  // A window that grows past the phone's layout shows the sidebar instead.
  const phone = useMedia("(max-width: 768px)");
  return (
    <Dialog.Root open={open && phone} onOpenChange={onOpenChange}>
      <Dialog.Trigger asChild>{trigger}</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Content className={styles.panel} aria-describedby={undefined}>
          <header className={styles.head}>
            <Dialog.Title className={styles.title}>Filters</Dialog.Title>
            <Dialog.Close asChild>
              <IconButton label="Close">
                <XIcon size={22} aria-hidden />
              </IconButton>
            </Dialog.Close>
          </header>
          <div className={styles.body}>{children}</div>
          <footer className={styles.foot}>
            {onClearAll !== undefined && (
              <Button variant="link" className={styles.clear} onClick={onClearAll}>
                Clear all
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
