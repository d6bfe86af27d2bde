import { BookmarkSimpleIcon } from "@phosphor-icons/react/dist/csr/BookmarkSimple";
import { lazyPart, useOpened } from "../../lib/lazy-part.tsx";
import { useViewport } from "../../lib/use-viewport.ts";
import { useMessages } from "../../messages/use-messages.ts";
import { Button } from "../Button/Button.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import styles from "./ViewsPanel.module.css";
import type { ViewsSheetProps } from "./views-sheet-props.ts";

export interface ViewsPanelProps extends ViewsSheetProps {
  /** Called with true when the visitor presses the button. Open the panel. */
  readonly onOpenChange: (open: boolean) => void;
}

const ViewsSheet = lazyPart(async () => (await import("./ViewsSheet.tsx")).ViewsSheet);

/** A button that opens a list of the tabs over the whole screen of a phone (§2). */
export function ViewsPanel({ onOpenChange, ...props }: ViewsPanelProps) {
  const { viewsPanel, tabs } = useMessages();
  // In wider windows the tab bar shows the tabs.
  const { phone } = useViewport();
  const open = props.open && phone;
  const isOpened = useOpened(ViewsSheet, open);
  return (
    <>
      <Button
        variant="outline"
        icon={<BookmarkSimpleIcon size={18} aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={props.open}
        onPointerEnter={ViewsSheet.preload}
        onFocus={ViewsSheet.preload}
        onClick={() => onOpenChange(true)}
      >
        {viewsPanel.title}
        {props.changed && (
          <>
            <span className={styles.point} aria-hidden />
            <VisuallyHidden>, {tabs.changed}</VisuallyHidden>
          </>
        )}
      </Button>
      {isOpened && <ViewsSheet {...props} open={open} />}
    </>
  );
}
