import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import { Dialog } from "radix-ui";
import { Button } from "../Button/Button.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { SearchBox } from "../SearchBox/SearchBox.tsx";
import type { SearchDialogProps } from "./SearchDialog.tsx";
import styles from "./SearchSheet.module.css";

export interface SearchSheetProps extends Omit<SearchDialogProps, "className"> {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The sheet is gone: focus goes back to what opened it. */
  readonly onClosed: () => void;
}

export function SearchSheet({ open, onClose, onClosed, value, onValueChange, onSubmit }: SearchSheetProps) {
  const submit = () => {
    onClose();
    onSubmit?.();
  };
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.scrim} />
        <Dialog.Content
          className={styles.sheet}
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            if (event.target instanceof HTMLElement) event.target.querySelector("input")?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
        >
          <div className={styles.head}>
            <Dialog.Title className={styles.title}>Search Places</Dialog.Title>
            <Dialog.Close asChild>
              <IconButton label="Close">
                <XIcon size={22} aria-hidden />
              </IconButton>
            </Dialog.Close>
          </div>
          <SearchBox value={value} onValueChange={onValueChange} onSubmit={submit} />
          <Button variant="solid" size="large" onClick={submit}>
            Search
          </Button>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
