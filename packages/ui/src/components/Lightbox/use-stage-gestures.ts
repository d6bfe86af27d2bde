import { useGesture } from "@use-gesture/react";
import { type RefObject, useRef, useState } from "react";
import { isZoomed, pan, WHOLE, zoomTo } from "../../lib/zoom-view.ts";
import type { StageZoom } from "./use-stage-zoom.ts";

/** The minimum length of a drag that shows another item, as a share of the stage's width. A swipe may be shorter. */
const SWIPE = 0.2;
/** The maximum time between the two presses of a double press, in milliseconds. */
const DOUBLE_PRESS_MS = 300;

interface StageGestures {
  readonly stage: RefObject<HTMLDivElement | null>;
  /** Whether a video is shown. Videos cannot be zoomed. */
  readonly isVideo: boolean;
  /** The number of pictures and videos. */
  readonly count: number;
  readonly onStep: (by: -1 | 1) => void;
}

/**
 * Handles the gestures of fingers and pointers: a drag shows the previous or next item or moves a zoomed picture, and a
 * pinch or a double press zooms. Returns the distance in pixels by which the picture is dragged, and whether a gesture
 * is in progress.
 */
export function useStageGestures(zoom: StageZoom, { stage, isVideo, count, onStep }: StageGestures) {
  const { room, latest, change, units, anchorOf } = zoom;
  const [dragged, setDragged] = useState(0);
  const [held, setHeld] = useState(false);
  const lastPress = useRef(Number.NEGATIVE_INFINITY);
  const press = (at: readonly [number, number], time: number) => {
    const isDouble = time - lastPress.current < DOUBLE_PRESS_MS;
    lastPress.current = isDouble ? Number.NEGATIVE_INFINITY : time;
    if (isDouble) change(isZoomed(latest.current) ? WHOLE : zoomTo(latest.current, 2, room, anchorOf(at)));
  };
  useGesture(
    {
      onDrag: ({ tap, pinching, cancel, last, xy, movement: [across], delta: [dx, dy], swipe, event }) => {
        if (pinching || hasOwnGestures(event.target)) return cancel();
        setHeld(!last);
        if (tap) {
          if (!isVideo) press(xy, event.timeStamp);
          return;
        }
        if (isZoomed(latest.current)) return change(pan(latest.current, units(dx, dy), room));
        if (count < 2) return;
        if (!isVideo) setDragged(last ? 0 : across);
        const width = stage.current?.clientWidth ?? 1;
        if (last && (swipe[0] !== 0 || Math.abs(across) > width * SWIPE)) onStep(across < 0 ? 1 : -1);
      },
      onPinch: ({ offset: [scale], origin, last }) => {
        if (isVideo) return;
        setHeld(!last);
        setDragged(0);
        change(zoomTo(latest.current, scale, room, anchorOf(origin)));
      },
    },
    {
      target: stage,
      eventOptions: { passive: false },
      // A swipe may remove the touched video. Pointer events stop when their element is removed, touch events continue.
      drag: { filterTaps: true, pointer: { touch: isVideo } },
      pinch: { from: () => [latest.current.scale, 0], scaleBounds: { min: 1, max: 4 } },
    },
  );
  return { dragged, held };
}

/** Tests whether an element is in the slider of a video or in the small map, which handle their gestures themselves. */
const hasOwnGestures = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("[data-own-gestures]") !== null;
