import { MagnifyingGlassIcon } from "@phosphor-icons/react/dist/csr/MagnifyingGlass";
import { useRef } from "react";
import { lazyPart, useLazyPart } from "../../lib/lazy-part.ts";
import { useMessages } from "../../messages/use-messages.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import type { SearchDialogProps } from "./search-dialog-props.ts";

export type { SearchDialogProps } from "./search-dialog-props.ts";

const sheet = lazyPart(async () => (await import("./SearchSheet.tsx")).SearchSheet);

/** The search of a narrow window: an icon that opens 'Search Places' (§2). */
export function SearchDialog({
  className,
  ...search
}: SearchDialogProps & { readonly className?: string | undefined }) {
  const messages = useMessages();
  const icon = useRef<HTMLButtonElement>(null);
  const Sheet = useLazyPart(sheet, search.open);
  const fetchSheet = () => void sheet.load();
  return (
    <>
      <IconButton
        ref={icon}
        label={messages.search.dialog}
        className={className}
        aria-haspopup="dialog"
        aria-expanded={search.open}
        onPointerEnter={fetchSheet}
        onFocus={fetchSheet}
        onClick={() => search.onOpenChange(true)}
      >
        <MagnifyingGlassIcon size={22} aria-hidden />
      </IconButton>
      {Sheet !== null && <Sheet {...search} onClosed={() => icon.current?.focus()} />}
    </>
  );
}
