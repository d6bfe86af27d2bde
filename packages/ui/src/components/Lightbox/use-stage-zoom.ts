import { type Ref, type RefObject, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from "react";
import type { ZoomCommand } from "../../lib/lightbox-keys.ts";
import { type Extent, pan, type ZoomView, zoomStep } from "../../lib/zoom-view.ts";

/** The handle by which keys and buttons outside of the stage zoom and move the picture. */
export interface StageHandle {
  readonly obey: (command: ZoomCommand) => void;
}

/** The step by which a key moves a zoomed picture, as a share of the stage. */
const KEY_PAN = 1 / 8;

interface StageZoomOptions {
  readonly ref: Ref<StageHandle>;
  /** The element within which the picture can be moved. */
  readonly stage: RefObject<HTMLDivElement | null>;
  /** The element with the size of the unzoomed picture. */
  readonly track: RefObject<HTMLDivElement | null>;
  /** Whether a video is shown. Videos cannot be zoomed. */
  readonly isVideo: boolean;
  readonly view: ZoomView;
  readonly onViewChange: (view: ZoomView) => void;
}

export interface StageZoom {
  /** The size of the stage, in multiples of the unzoomed picture's width and height. */
  readonly room: Extent;
  /** The newest view. It may be newer than the rendered view, because several moves may precede the next render. */
  readonly latest: RefObject<ZoomView>;
  readonly change: (view: ZoomView) => void;
  /** Converts pixels to multiples of the unzoomed picture's width and height. */
  readonly units: (x: number, y: number) => Extent;
  /** Returns the distance of a point of the window from the middle of the stage, in the same unit as `room`. */
  readonly anchorOf: (point: readonly [number, number]) => Extent;
}

/**
 * Returns the functions by which gestures zoom and move a picture. Sets `ref` to the handle for keys and buttons.
 */
export function useStageZoom({ ref, stage, track, isVideo, view, onViewChange }: StageZoomOptions): StageZoom {
  const [room, setRoom] = useState<Extent>({ x: 1, y: 1 });
  useLayoutEffect(() => {
    const [whole, picture] = [stage.current, track.current];
    if (isVideo || whole === null || picture === null) return;
    const observer = new ResizeObserver(() =>
      setRoom({
        x: whole.clientWidth / Math.max(1, picture.offsetWidth),
        y: whole.clientHeight / Math.max(1, picture.offsetHeight),
      }),
    );
    observer.observe(whole);
    observer.observe(picture);
    return () => observer.disconnect();
  }, [isVideo, stage, track]);
  const latest = useRef(view);
  useEffect(() => {
    latest.current = view;
  }, [view]);
  const change = (next: ZoomView) => {
    latest.current = next;
    onViewChange(next);
  };
  const units = (x: number, y: number): Extent => ({
    x: x / Math.max(1, track.current?.offsetWidth ?? 1),
    y: y / Math.max(1, track.current?.offsetHeight ?? 1),
  });
  const anchorOf = ([x, y]: readonly [number, number]): Extent => {
    const box = stage.current?.getBoundingClientRect();
    return box === undefined ? { x: 0, y: 0 } : units(x - box.x - box.width / 2, y - box.y - box.height / 2);
  };
  useImperativeHandle(ref, () => ({
    obey: (command) => {
      if (command.kind !== "pan") {
        return change(zoomStep(latest.current, command.kind === "zoomIn" ? "in" : "out", room));
      }
      const by = { x: -command.x * room.x * KEY_PAN, y: -command.y * room.y * KEY_PAN };
      change(pan(latest.current, by, room));
    },
  }));
  return { room, latest, change, units, anchorOf };
}
