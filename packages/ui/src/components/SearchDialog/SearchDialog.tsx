import { MagnifyingGlassIcon } from "@phosphor-icons/react/dist/csr/MagnifyingGlass";
import { Suspense, useRef, useState } from "react";
import { lazyPart } from "../../lib/lazy-part.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import type { SearchBoxProps } from "../SearchBox/SearchBox.tsx";

export type SearchDialogProps = Pick<SearchBoxProps, "value" | "onValueChange" | "onSubmit" | "className">;

const sheet = lazyPart(async () => (await import("./SearchSheet.tsx")).SearchSheet);

/** The search of a narrow window: an icon that opens 'Search Places' (§2). */
export function SearchDialog({ className, ...search }: SearchDialogProps) {
  const [state, setState] = useState<"unused" | "open" | "closed">("unused");
  const icon = useRef<HTMLButtonElement>(null);
  return (
    <>
      <IconButton
        ref={icon}
        label="Search Places"
        className={className}
        aria-haspopup="dialog"
        aria-expanded={state === "open"}
        onPointerEnter={sheet.preload}
        onFocus={sheet.preload}
        onClick={() => setState("open")}
      >
        <MagnifyingGlassIcon size={22} aria-hidden />
      </IconButton>
      {state !== "unused" && (
        <Suspense>
          <sheet.Part
            {...search}
            open={state === "open"}
            onClose={() => setState("closed")}
            onClosed={() => icon.current?.focus()}
          />
        </Suspense>
      )}
    </>
  );
}
