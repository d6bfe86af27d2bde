import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import * as Dialog from "@radix-ui/react-dialog";
import { cx } from "../../lib/cx.ts";
import { useMessages } from "../../messages/use-messages.ts";
import { Button } from "../Button/Button.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { SearchBox } from "../SearchBox/SearchBox.tsx";
import styles from "./SearchSheet.module.css";
import type { SearchDialogProps } from "./search-dialog-props.ts";

export interface SearchSheetProps extends SearchDialogProps {
  /** Called after the sheet has closed. Return the focus to the button that opened it. */
  readonly onClosed: () => void;
}

/** The button 'Search' (§2), and a button that applies the filters that the text means. */
function Foot({
  search: { combobox, onSubmit },
}: {
  readonly search: Pick<SearchDialogProps, "combobox" | "onSubmit">;
}) {
  const { search, filters, location } = useMessages();
  const understood = combobox?.understood ?? null;
  return (
    <div className={styles.foot}>
      <Button
        variant={understood === null ? "solid" : "outline"}
        size="large"
        className={cx(understood === null && styles.main)}
        onClick={onSubmit}
      >
        {search.submit}
      </Button>
      {understood !== null && (
        <Button variant="solid" size="large" className={styles.main} onClick={understood.onTake}>
          {understood.total === null ? location.set : filters.showPlaces(understood.total)}
        </Button>
      )}
    </div>
  );
}

/** The dialog of the search. It does not close on submit: `onSubmit` may close it or navigate to another page. */
export function SearchSheet({ open, onOpenChange, onClosed, start, ...search }: SearchSheetProps) {
  const messages = useMessages();
  const isEmpty = search.value.trim() === "" && start !== undefined;
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
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
            <Dialog.Title className={styles.title}>{messages.search.dialog}</Dialog.Title>
            <Dialog.Close asChild>
              <IconButton label={messages.common.close}>
                <XIcon size={22} aria-hidden />
              </IconButton>
            </Dialog.Close>
          </div>
          <SearchBox {...search} className={cx(styles.search, isEmpty && styles.short)} />
          {isEmpty && <div className={styles.start}>{start}</div>}
          <Foot search={search} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
