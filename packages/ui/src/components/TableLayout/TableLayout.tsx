import { type KeyboardEvent, useCallback, useDeferredValue, useEffect, useLayoutEffect, useRef } from "react";
import { formatName } from "../../lib/format-dashes.ts";
import { useViewport } from "../../lib/use-viewport.ts";
import { Dialog } from "../Dialog/Dialog.tsx";
import { PlacesTable } from "../PlacesTable/PlacesTable.tsx";
import type { PlacesTableProps } from "../PlacesTable/places-table-props.ts";
import { Preview, PreviewBody } from "../Preview/Preview.tsx";
import type { PreviewProps } from "../Preview/preview-props.ts";
import styles from "./TableLayout.module.css";

export interface TableLayoutProps extends Omit<PlacesTableProps, "previewed" | "onPreview"> {
  /** The props of the preview, or null if no place is previewed. */
  readonly preview: Omit<PreviewProps, "onHide"> | null;
  /** Called with the id of the place to preview, or with null when the preview is hidden. */
  readonly onPreview: (id: string | null) => void;
}

/** With at least this number of grid columns, the preview is next to the table. Otherwise it is a dialog. */
const COLUMNS_FOR_CARD = 3;

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * The table with the preview next to it, or in a dialog if the grid would have fewer than three columns (§2). While
 * the preview is open, Up and Down move it along the rows, and Escape hides it.
 */
export function TableLayout({ preview, onPreview, ...table }: TableLayoutProps) {
  const root = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLElement>(null);
  const beside = useViewport().columns >= COLUMNS_FOR_CARD;
  const previewed = preview?.place.id ?? null;
  const isOpen = previewed !== null;
  // The row is marked at once. The card is deferred, because it changes the width of the whole table.
  const drawn = useDeferredValue(preview);
  const isDrawn = drawn !== null;
  const row = (id: string) => root.current?.querySelector(`[data-row="${CSS.escape(id)}"]`) ?? null;
  /** The id of the last previewed place, which is still needed while the preview closes. */
  const last = useRef(previewed);
  useEffect(() => {
    if (previewed !== null) last.current = previewed;
  }, [previewed]);
  const opener = () => row(last.current ?? "")?.querySelector<HTMLElement>("button[aria-expanded]") ?? null;
  const hide = () => {
    // If the preview is a dialog, the dialog returns the focus to the button after it has closed.
    if (beside) opener()?.focus();
    onPreview(null);
  };
  const move = (step: number) => {
    const index = table.places?.findIndex(({ id }) => id === previewed) ?? -1;
    const next = table.places?.[index + step];
    if (next === undefined) return;
    onPreview(next.id);
    row(next.id)?.scrollIntoView({ block: "nearest" });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const step = STEPS[event.key];
    if (step !== undefined) move(step);
    // If the preview is a dialog, the dialog handles Escape.
    else if (event.key === "Escape" && beside) hide();
    else return;
    event.preventDefault();
  };
  // The card gets the focus, because it follows all rows in the tab order. A layout effect runs before the next key
  // event.
  useLayoutEffect(() => {
    if (isDrawn) card.current?.focus({ preventScroll: true });
  }, [isDrawn]);
  // The callback reads the latest values from a ref and is stable, so that the rows do not re-render.
  const latest = useRef({ previewed, hide, onPreview });
  useEffect(() => {
    latest.current = { previewed, hide, onPreview };
  });
  const toggle = useCallback((id: string) => {
    if (latest.current.previewed === id) latest.current.hide();
    else latest.current.onPreview(id);
  }, []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles keys that bubble up from the controls inside
    <div
      ref={root}
      className={styles.layout}
      data-preview={isDrawn && beside ? "open" : "closed"}
      onKeyDown={onKeyDown}
    >
      <div className={styles.table}>
        <PlacesTable {...table} previewed={previewed} onPreview={toggle} />
      </div>
      {drawn !== null && beside && (
        <div className={styles.side}>
          <Preview ref={card} {...drawn} onHide={hide} />
        </div>
      )}
      {!beside && (
        <Dialog
          open={isDrawn}
          onClose={hide}
          title={formatName(drawn?.place.name ?? "")}
          returnFocus={(before) => opener() ?? before}
        >
          {drawn !== null && <PreviewBody {...drawn} onHide={hide} />}
        </Dialog>
      )}
    </div>
  );
}
