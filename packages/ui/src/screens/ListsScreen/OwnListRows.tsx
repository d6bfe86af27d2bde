import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import listRow from "../../components/ListRow/ListRow.module.css";
import { PositionDialog } from "../../components/PositionDialog/PositionDialog.tsx";
import { VisuallyHidden } from "../../components/VisuallyHidden/VisuallyHidden.tsx";
import { formatName } from "../../lib/format-dashes.ts";
import { neighbourOf } from "../../lib/neighbour-of.ts";
import { useViewOrder } from "../../lib/use-view-order.ts";
import { useListsMessages } from "../../messages/lists.ts";
import { type ListEntryShown, OwnListRow, type OwnListRowProps } from "./OwnListRow.tsx";

export interface OwnListRowsActions extends Pick<OwnListRowProps, "onNote" | "onVisitedChange"> {
  /** Called with the ids of the places of the page in their new order, when a place is moved within the page. */
  readonly onReorder: (ids: readonly string[]) => void;
  /** Called with the id and the new number, from 1, of a place that is moved to another page. Show that page. */
  readonly onMove: (placeId: string, number: number) => void;
  /**
   * The id of the place that was last moved to another page. Its handle gets the focus when its row appears. Null
   * before a move, and after the visitor has chosen a page.
   */
  readonly movedId: string | null;
  /** Called with the id of the place when 'Remove' is pressed. */
  readonly onRemove: (placeId: string) => void;
}

interface OwnListRowsProps extends OwnListRowsActions {
  readonly entries: readonly ListEntryShown[];
  /** The number of the first place of the page within the list, from 1. */
  readonly firstNumber: number;
  /** The number of places on all pages. */
  readonly count: number;
  /** The element that gets the focus when the only place of the page is removed. */
  readonly afterLast: RefObject<HTMLElement | null>;
}

/** The places of one page of a list, which can be moved to any position of the list. */
export function OwnListRows({ entries, firstNumber, count, afterLast, movedId, ...actions }: OwnListRowsProps) {
  const { list: words } = useListsMessages();
  const rows = useRef<HTMLOListElement>(null);
  const [removed, setRemoved] = useState("");
  const [positioned, setPositioned] = useState<string | null>(null);
  const order = useViewOrder({
    container: rows,
    views: entries.map((entry) => ({ ...entry, id: entry.place.id, name: formatName(entry.place.name) })),
    axis: "y",
    grip: "handle",
    onReorder: actions.onReorder,
    whole: { firstNumber, count, onMove: actions.onMove },
  });
  const buttons = (selector: string) => [...(rows.current?.querySelectorAll<HTMLElement>(selector) ?? [])];
  const handleOf = (placeId: string | null) =>
    buttons("[data-view]").find(({ dataset }) => dataset.view === placeId) ?? null;
  const shownMovedId = order.views.find(({ id }) => id === movedId)?.id ?? null;
  const focusHandle = useEffectEvent((placeId: string | null) => {
    // The visitor may have opened a dialog while the page with the moved place was loading.
    if (document.activeElement?.closest("[role=dialog]") == null) handleOf(placeId)?.focus();
  });
  useEffect(() => focusHandle(shownMovedId), [shownMovedId]);
  const positionedIndex = order.views.findIndex(({ id }) => id === positioned);
  const remove = (placeId: string, name: string) => {
    const removals = buttons("[data-remove]");
    const index = removals.findIndex(({ dataset }) => dataset.remove === placeId);
    // The pressed button is removed with its row. The focus moves to the same button of a neighbouring row.
    (neighbourOf(removals, index) ?? afterLast.current)?.focus();
    setRemoved(words.removed(name));
    actions.onRemove(placeId);
  };
  return (
    <>
      {order.views.length > 0 && (
        <ol ref={rows} className={listRow.rows} start={firstNumber}>
          {order.views.map((entry, index) => (
            <OwnListRow
              key={entry.id}
              {...entry}
              number={firstNumber + index}
              isLifted={order.dragged === entry.id}
              {...(count > 1 && {
                move: {
                  grip: order.gripProps(entry.id),
                  onMove: (steps) => order.moveBy(entry.id, steps),
                  onMoveTo: () => setPositioned(entry.id),
                },
              })}
              onNote={actions.onNote}
              onVisitedChange={actions.onVisitedChange}
              onRemove={() => remove(entry.id, entry.name)}
            />
          ))}
        </ol>
      )}
      {positioned !== null && positionedIndex !== -1 && (
        <PositionDialog
          name={order.views[positionedIndex]?.name ?? ""}
          position={firstNumber + positionedIndex}
          count={count}
          returnFocus={() => handleOf(positioned)}
          onMove={(number) => {
            setPositioned(null);
            order.moveBy(positioned, number - firstNumber - positionedIndex);
          }}
          onClose={() => setPositioned(null)}
        />
      )}
      <VisuallyHidden aria-live="polite">{order.announcement}</VisuallyHidden>
      <VisuallyHidden role="status">{removed}</VisuallyHidden>
    </>
  );
}
