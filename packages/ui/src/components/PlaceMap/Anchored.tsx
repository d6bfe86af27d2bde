import type { Coordinates } from "@flaneur/domain";
import type { Map as MapLibre } from "maplibre-gl";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import styles from "./MapLibreMap.module.css";
import { lngLat } from "./maplibre-camera.ts";

interface AnchoredProps {
  readonly map: MapLibre;
  readonly position: Coordinates;
  readonly children: ReactNode;
}

/** Elements over the map that keep their position on the map while the map moves. */
export function Anchored({ map, position, children }: AnchoredProps) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = () => {
      const { x, y } = map.project(lngLat(position));
      if (element.current !== null)
        element.current.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
    };
    place();
    map.on("move", place);
    map.on("resize", place);
    return () => {
      map.off("move", place);
      map.off("resize", place);
    };
  }, [map, position]);
  return (
    <div ref={element} className={styles.anchored}>
      {children}
    </div>
  );
}
