import type { PointerEvent } from "react";
import { centreOn, type Extent, shownPart, type ZoomView } from "../../lib/zoom-view.ts";
import styles from "./Stage.module.css";

interface ZoomMapProps {
  /** The URL of the picture. */
  readonly url: string;
  /** The scale and the position of the picture. */
  readonly view: ZoomView;
  /** The size of the stage, in multiples of the unzoomed picture's width and height. */
  readonly room: Extent;
  /** Called with the new position when the map is pressed or dragged. */
  readonly onViewChange: (view: ZoomView) => void;
}

/**
 * A small copy of the picture that marks the visible part. A press or a drag moves the visible part, as the keys of the
 * lightbox do.
 */
export function ZoomMap({ url, view, room, onViewChange }: ZoomMapProps) {
  const part = shownPart(view, room);
  const moveTo = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const point = { x: (event.clientX - box.x) / box.width, y: (event.clientY - box.y) / box.height };
    onViewChange(centreOn(view, point, room));
  };
  return (
    <div
      className={styles.map}
      aria-hidden
      data-own-gestures
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        moveTo(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) moveTo(event);
      }}
    >
      <img className={styles.picture} src={url} alt="" />
      <span
        className={styles.part}
        style={{
          left: `${(view.x - part.x / 2) * 100}%`,
          top: `${(view.y - part.y / 2) * 100}%`,
          width: `${part.x * 100}%`,
          height: `${part.y * 100}%`,
        }}
      />
    </div>
  );
}
