import { MagnifyingGlassIcon } from "@phosphor-icons/react/dist/csr/MagnifyingGlass";
import { useRef } from "react";
import { lazyPart, useOpened } from "../../lib/lazy-part.tsx";
import { useMessages } from "../../messages/use-messages.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import type { SearchDialogProps } from "./search-dialog-props.ts";

export type { SearchDialogProps } from "./search-dialog-props.ts";

const SearchSheet = lazyPart(async () => (await import("./SearchSheet.tsx")).SearchSheet);

/** An icon that opens the dialog 'Search Places' in a narrow window (§2). */
export function SearchDialog({
  className,
  ...search
}: SearchDialogProps & { readonly className?: string | undefined }) {
  const messages = useMessages();
  const icon = useRef<HTMLButtonElement>(null);
  const isOpened = useOpened(SearchSheet, search.open);
  return (
    <>
      <IconButton
        ref={icon}
        label={messages.search.dialog}
        className={className}
        aria-haspopup="dialog"
        aria-expanded={search.open}
        onPointerEnter={SearchSheet.preload}
        onFocus={SearchSheet.preload}
        onClick={() => search.onOpenChange(true)}
      >
        <MagnifyingGlassIcon size={22} aria-hidden />
      </IconButton>
      {isOpened && <SearchSheet {...search} onClosed={() => icon.current?.focus()} />}
    </>
  );
}
