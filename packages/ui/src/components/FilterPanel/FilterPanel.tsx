import { FunnelSimpleIcon } from "@phosphor-icons/react/dist/csr/FunnelSimple";
import { useRef } from "react";
import { lazyPart, useOpened } from "../../lib/lazy-part.tsx";
import { useViewport } from "../../lib/use-viewport.ts";
import { useMessages } from "../../messages/use-messages.ts";
import { Button } from "../Button/Button.tsx";
import type { FilterSheetProps } from "./FilterSheet.tsx";

export interface FilterPanelProps
  extends Pick<FilterSheetProps, "open" | "onOpenChange" | "doneLabel" | "onClearAll" | "children"> {
  /** The number of active filters, shown on the button. */
  readonly activeCount: number;
}

const FilterSheet = lazyPart(async () => (await import("./FilterSheet.tsx")).FilterSheet);

/** A button that opens the filters over the whole screen of a phone (§2). */
export function FilterPanel({ activeCount, open, onOpenChange, ...rest }: FilterPanelProps) {
  const { filters } = useMessages();
  // In wider windows the sidebar shows the filters.
  const { phone } = useViewport();
  const button = useRef<HTMLButtonElement>(null);
  const isOpened = useOpened(FilterSheet, open && phone);
  return (
    <>
      <Button
        ref={button}
        variant="outline"
        icon={<FunnelSimpleIcon size={18} aria-hidden />}
        {...(activeCount > 0 ? { count: activeCount } : {})}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={FilterSheet.preload}
        onFocus={FilterSheet.preload}
        onClick={() => onOpenChange(true)}
      >
        {filters.title}
      </Button>
      {isOpened && (
        <FilterSheet
          {...rest}
          open={open && phone}
          onOpenChange={onOpenChange}
          onClosed={() => button.current?.focus()}
        />
      )}
    </>
  );
}
