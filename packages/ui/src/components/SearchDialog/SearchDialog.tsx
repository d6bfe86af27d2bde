import { MagnifyingGlassIcon } from "@phosphor-icons/react/dist/csr/MagnifyingGlass";
import { Suspense, useRef } from "react";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { useEver } from "../../lib/use-ever.ts";
import { useMessages } from "../../messages/use-messages.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import type { SearchDialogProps } from "./search-dialog-props.ts";

export type { SearchDialogProps } from "./search-dialog-props.ts";

const SearchSheet = lazyPart(async () => (await import("./SearchSheet.tsx")).SearchSheet);

/** The search of a narrow window: an icon that opens 'Search Places' (§2). */
export function SearchDialog({
  className,
  ...search
}: SearchDialogProps & { readonly className?: string | undefined }) {
  const messages = useMessages();
  const icon = useRef<HTMLButtonElement>(null);
  const everOpen = useEver(search.open);
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
      {everOpen && (
        <Suspense>
          <SearchSheet {...search} onClosed={() => icon.current?.focus()} />
        </Suspense>
      )}
    </>
  );
}
