import { useDrag } from "@use-gesture/react";
import { type ReactNode, type Ref, useRef } from "react";
import { useMapMessages } from "../../messages/map.ts";
import styles from "./MapSheet.module.css";

/** The height of the list on a phone: its head, a card and a half, or the whole map. */
export type SheetStop = "head" | "part" | "full";
const STOPS: readonly SheetStop[] = ["head", "part", "full"];

/** The largest share of the map's height that a sheet covers, except at the stop `full`. */
const MAX_SHARE = 0.55;
const HEAD_HEIGHT = 96;
const PART_HEIGHT = 372;

/** Returns the height of a sheet over a map, in pixels. A low map keeps a part that is not covered. */
export const sheetHeight = (wanted: number, mapHeight: number): number => Math.min(wanted, mapHeight * MAX_SHARE);

/** Returns the height of a stop, in pixels. The stop `full` is as high as the map. */
export function stopHeight(stop: SheetStop, mapHeight: number): number {
  switch (stop) {
    case "head":
      return HEAD_HEIGHT;
    case "part":
      return sheetHeight(PART_HEIGHT, mapHeight);
    case "full":
      return mapHeight;
  }
}

/** The speed above which a drag is a flick, in pixels per millisecond. A flick moves to the next stop. */
const FLICK = 0.4;

interface MapSheetProps {
  /** The current stop. */
  readonly stop: SheetStop;
  /** Called with the new stop after a drag or a press of the grip. */
  readonly onStopChange: (stop: SheetStop) => void;
  /** The head of the list. Dragging the head moves the sheet. */
  readonly head: ReactNode;
  /** Whether the sheet is hidden behind the card of a selected place. It keeps its stop. */
  readonly hidden: boolean;
  /** The ref of the element in which the list scrolls. */
  readonly scroller?: Ref<HTMLDivElement>;
  /** The list. */
  readonly children: ReactNode;
}

/** The list over the map on a phone. It has three heights, and is moved by dragging its head or pressing its grip. */
export function MapSheet({ stop, onStopChange, head, hidden, scroller, children }: MapSheetProps) {
  const { mapList } = useMapMessages();
  const sheet = useRef<HTMLDivElement>(null);
  const heightOf = (each: SheetStop) => stopHeight(each, sheet.current?.offsetParent?.clientHeight ?? 0);
  const next = (step: number): SheetStop | undefined => STOPS[STOPS.indexOf(stop) + step];
  const bind = useDrag(
    ({ movement: [, y], velocity: [, speed], direction: [, way], last, tap }) => {
      const { current } = sheet;
      if (current === null || tap) return;
      const height = Math.max(HEAD_HEIGHT, heightOf(stop) - y);
      if (!last) {
        current.style.height = `${height}px`;
        current.dataset.dragged = "true";
        return;
      }
      current.style.height = "";
      delete current.dataset.dragged;
      const flicked = speed > FLICK ? next(-way) : undefined;
      const nearest = STOPS.toSorted((a, b) => Math.abs(heightOf(a) - height) - Math.abs(heightOf(b) - height))[0];
      onStopChange(flicked ?? nearest ?? stop);
    },
    { axis: "y", filterTaps: true, pointer: { touch: true } },
  );
  const larger = next(1);
  return (
    <div ref={sheet} className={styles.sheet} data-stop={stop} data-hidden={hidden} inert={hidden}>
      <div {...bind()} className={styles.handle}>
        <button
          type="button"
          className={styles.grip}
          aria-label={larger === undefined ? mapList.smaller : mapList.larger}
          onClick={() => onStopChange(larger ?? "part")}
        />
        {head}
      </div>
      <div ref={scroller} className={styles.scroll} inert={stop === "head"}>
        {children}
      </div>
    </div>
  );
}
