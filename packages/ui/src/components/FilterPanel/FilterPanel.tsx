import { FunnelSimpleIcon } from "@phosphor-icons/react/dist/csr/FunnelSimple";
import { Suspense, useRef, useState } from "react";
import { lazyPart } from "../../lib/lazy-part.ts";
import { useMedia } from "../../lib/use-media.ts";
import { Button } from "../Button/Button.tsx";
import type { FilterSheetProps } from "./FilterSheet.tsx";

export interface FilterPanelProps
  extends Pick<FilterSheetProps, "open" | "onOpenChange" | "doneLabel" | "onClearAll" | "children"> {
  /** How many filters are in force. */
  readonly activeCount: number;
}

const sheet = lazyPart(async () => (await import("./FilterSheet.tsx")).FilterSheet);

/** The filters of a phone: a button that opens them over the whole screen (§2). */
export function FilterPanel({ activeCount, open, onOpenChange, ...rest }: FilterPanelProps) {
  // A window that grows past the phone's layout shows the sidebar instead.
  const phone = useMedia("(max-width: 768px)");
  const button = useRef<HTMLButtonElement>(null);
  const [used, setUsed] = useState(open);
  if (open && !used) setUsed(true);
  return (
    <>
      <Button
        ref={button}
        variant="outline"
        icon={<FunnelSimpleIcon size={18} aria-hidden />}
        {...(activeCount > 0 ? { count: activeCount } : {})}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={sheet.preload}
        onFocus={sheet.preload}
        onClick={() => onOpenChange(true)}
      >
        Filters
      </Button>
      {used && (
        <Suspense>
          <sheet.Part
            {...rest}
            open={open && phone}
            onOpenChange={onOpenChange}
            onClosed={() => button.current?.focus()}
          />
        </Suspense>
      )}
    </>
  );
}
