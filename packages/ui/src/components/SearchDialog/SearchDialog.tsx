import { MagnifyingGlassIcon } from "@phosphor-icons/react/dist/csr/MagnifyingGlass";
import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import { Dialog } from "radix-ui";
import { useState } from "react";
import { Button } from "../Button/Button.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { SearchBox, type SearchBoxProps } from "../SearchBox/SearchBox.tsx";
import styles from "./SearchDialog.module.css";

export type SearchDialogProps = Pick<SearchBoxProps, "value" | "onValueChange" | "onSubmit" | "className">;

/** The search of a narrow window: an icon that opens 'Search Places' (§2). */
export function SearchDialog({ value, onValueChange, onSubmit, className }: SearchDialogProps) {
  const [open, setOpen] = useState(false);
  const submit = () => {
    setOpen(false);
    onSubmit?.();
  };
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger asChild>
        <IconButton label="Search Places" className={className}>
          <MagnifyingGlassIcon size={22} aria-hidden />
        </IconButton>
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.scrim} />
        <Dialog.Content
          className={styles.sheet}
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            if (event.target instanceof HTMLElement) event.target.querySelector("input")?.focus();
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
