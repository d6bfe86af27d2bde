import { moveId } from "@flaneur/domain";
import { useDrag } from "@use-gesture/react";
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { useSavedViewsMessages } from "../messages/saved-views.ts";

interface ViewOrderOptions<View> {
  /** The element that contains the grips. */
  readonly container: RefObject<HTMLElement | null>;
  /** The views, or the places on a page of a list, in their saved order. */
  readonly views: readonly View[];
  /** The direction in which the views follow each other. */
  readonly axis: "x" | "y";
  /** A `handle` can be dragged at once. With touch, an `item` can only be dragged after a long press. */
  readonly grip: "handle" | "item";
  /**
   * Called with the ids of all views in their new order, when a view is dropped at a new position, or moved by a key or
   * by `moveBy`. Not called for a move to another page.
   */
  readonly onReorder: (ids: readonly string[]) => void;
  /** The list of which the views are one page. Absent if the views are the whole list. */
  readonly whole?: PageOfList;
}

interface PageOfList {
  /** The number of the first view within the list, from 1. */
  readonly firstNumber: number;
  /** The number of items of the list. */
  readonly count: number;
  /** Called with the id and the new number, from 1, of a view that is moved to another page. */
  readonly onMove: (id: string, number: number) => void;
}

/** The order of the views, the state of a drag, and the functions that change the order. */
export interface ViewOrder<View> {
  /** The views in the visible order: during a drag, the order that a drop would save. */
  readonly views: readonly View[];
  /** The id of the dragged view, or null. */
  readonly dragged: string | null;
  /** A text for a live region that says where the view was moved to, or an empty string. */
  readonly announcement: string;
  /**
   * Moves a view by a number of positions, also to another page. Does nothing if the new position would be before the
   * first or after the last position of the list.
   */
  readonly moveBy: (id: string, steps: number) => void;
  /** Returns the props of the element that is dragged and handles the keys. */
  readonly gripProps: (id: string) => object;
}

const STEPS = { x: { ArrowLeft: -1, ArrowRight: 1 }, y: { ArrowUp: -1, ArrowDown: 1 } };
/** The duration of a long press on an item, in milliseconds. */
const LONG_PRESS = 250;

export function useViewOrder<View extends { readonly id: string; readonly name: string }>({
  container,
  views,
  axis,
  grip,
  onReorder,
  whole,
}: ViewOrderOptions<View>): ViewOrder<View> {
  const { viewTabs } = useSavedViewsMessages();
  const saved = views.map(({ id }) => id);
  const [drag, setDrag] = useState<{ readonly id: string; readonly order: readonly string[] } | null>(null);
  const [announced, setAnnounced] = useState({ text: "", viewTabs });
  const order = drag?.order ?? saved;
  const moved = useRef<string | null>(null);

  const elements = () => [...(container.current?.querySelectorAll<HTMLElement>("[data-view]") ?? [])];
  // An element that moves within the document loses the focus, and may be scrolled out of view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the visible order changes
  useLayoutEffect(() => {
    const element = elements().find(({ dataset }) => dataset.view === moved.current);
    moved.current = null;
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [order.join()]);

  const firstNumber = whole?.firstNumber ?? 1;
  const count = whole?.count ?? saved.length;
  const announce = (id: string, number: number) => {
    const name = views.find((view) => view.id === id)?.name ?? "";
    setAnnounced({ text: viewTabs.moved(name, number, count), viewTabs });
  };
  const save = (id: string, next: readonly string[]) => {
    if (next.join() === saved.join()) return;
    announce(id, firstNumber + next.indexOf(id));
    onReorder(next);
  };
  const moveBy = (id: string, steps: number) => {
    const to = saved.indexOf(id) + steps;
    const number = firstNumber + to;
    if (to >= 0 && to < saved.length) {
      moved.current = id;
      save(id, moveId(saved, id, to));
    } else if (whole !== undefined && number >= 1 && number <= count) {
      announce(id, number);
      whole.onMove(id, number);
    }
  };

  const bind = useDrag<PointerEvent>(
    ({ args: [id], xy, tap, last, canceled }) => {
      if (tap) return;
      const pointer = axis === "x" ? xy[0] : xy[1];
      const to = elements().filter((element) => element.dataset.view !== id && centre(element, axis) < pointer).length;
      const next = moveId(order, id, to);
      moved.current = next.join() === order.join() ? null : id;
      setDrag(last ? null : { id, order: next });
      if (last && !canceled) save(id, next);
    },
    {
      filterTaps: true,
      // Pointer capture is released when the element moves within the document. The keys are handled below.
      pointer: { capture: false, keys: false },
      ...(grip === "item" && { preventScroll: LONG_PRESS, preventScrollAxis: "xy" as const }),
    },
  );

  return {
    views: order.flatMap((id) => views.filter((view) => view.id === id)),
    dragged: drag?.id ?? null,
    // The text is cleared after a change of language: otherwise it would be announced again.
    announcement: announced.viewTabs === viewTabs ? announced.text : "",
    moveBy,
    gripProps: (id) => ({
      ...bind(id),
      "data-view": id,
      "aria-keyshortcuts": Object.keys(STEPS[axis])
        .map((key) => `Alt+${key}`)
        .join(" "),
      onKeyDown: (event: KeyboardEvent) => {
        const step = new Map(Object.entries(STEPS[axis])).get(event.key);
        if (!event.altKey || step === undefined) return;
        // By default, Alt with an arrow key navigates in the history, or moves the focus of a menu.
        event.preventDefault();
        moveBy(id, step);
      },
    }),
  };
}

function centre(element: HTMLElement, axis: "x" | "y"): number {
  const { left, top, width, height } = element.getBoundingClientRect();
  return axis === "x" ? left + width / 2 : top + height / 2;
}
