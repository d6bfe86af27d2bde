import { useDrag } from "@use-gesture/react";
import { type ReactNode, useRef } from "react";
import { useMapMessages } from "../../messages/map.ts";
import styles from "./MapSheet.module.css";

/** How much of the list a phone shows: its head, a card and a half, or all. */
export type SheetStop = "head" | "part" | "full";
const STOPS: readonly SheetStop[] = ["head", "part", "full"];

/** Pixels; the full one is as high as the map. */
export const STOP_HEIGHTS = { head: 96, part: 360 } as const;

/** Pixels of a flick: it goes on to the next stop in its direction. */
const FLICK = 0.4;

interface MapSheetProps {
  readonly stop: SheetStop;
  readonly onStopChange: (stop: SheetStop) => void;
  /** Drags the sheet, too. */
  readonly head: ReactNode;
  /** Behind the card of a selected place: it stays as it was. */
  readonly hidden: boolean;
  readonly children: ReactNode;
}

/** The list of a phone, over the map: three heights, dragged by its head or moved by its grip (240 ms). */
export function MapSheet({ stop, onStopChange, head, hidden, children }: MapSheetProps) {
  const { mapList } = useMapMessages();
  const sheet = useRef<HTMLDivElement>(null);
  const heightOf = (each: SheetStop) =>
    each === "full" ? (sheet.current?.parentElement?.clientHeight ?? 0) : STOP_HEIGHTS[each];
  const next = (step: number): SheetStop | undefined => STOPS[STOPS.indexOf(stop) + step];
  const bind = useDrag(
    ({ movement: [, y], velocity: [, speed], direction: [, way], last, tap }) => {
      const { current } = sheet;
      if (current === null || tap) return;
      const height = Math.max(STOP_HEIGHTS.head, heightOf(stop) - y);
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
      <div className={styles.scroll} inert={stop === "head"}>
        {children}
      </div>
    </div>
  );
}
