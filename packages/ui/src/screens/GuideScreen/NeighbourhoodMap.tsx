import type { Coordinates } from "@flaneur/domain";
import type { ReactNode } from "react";
import { pinKindOf } from "../../components/PlaceMap/pin-look.ts";
import styles from "./NeighbourhoodMap.module.css";
import { areaOf, projectionOf } from "./outline.ts";

export interface NeighbourhoodMapProps {
  /** The corners of the outline. */
  readonly outline: readonly Coordinates[];
  /** The positions of the places, each with the first type of its place, or null if the place has no type. */
  readonly points: readonly (Coordinates & { readonly type: string | null })[];
  /** The streets behind the outline (`StreetsIn`). Without them, the ground has one colour. */
  readonly streets?: ReactNode;
}

/** A map of a neighbourhood: its outline with its places as dots. The area outside of the outline is veiled. */
export function NeighbourhoodMap({ outline, points, streets }: NeighbourhoodMapProps) {
  const { width, height, project } = projectionOf(areaOf(outline));
  const ring = `M${outline.map((corner) => Object.values(project(corner)).join(" ")).join("L")}Z`;
  // The veil is many times as large as the map, so that it covers the frame whatever the shape of the frame.
  const around = `M${-99 * width} ${-99 * height}h${199 * width}v${199 * height}h${-199 * width}Z`;
  const box = `0 0 ${width} ${height}`;
  return (
    <div className={styles.frame}>
      <svg className={styles.drawing} viewBox={box} aria-hidden focusable="false">
        <path className={styles.land} d={ring} />
      </svg>
      {streets}
      <svg className={styles.drawing} viewBox={box} aria-hidden focusable="false">
        <path className={styles.veil} fillRule="evenodd" d={`${around}${ring}`} />
        <path className={styles.outline} d={ring} />
        {points.map((point, index) => {
          const { x, y } = project(point);
          return (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: two places can have the same position
              key={index}
              className={styles.place}
              data-kind={pinKindOf(point.type)}
              // A line without length and with round ends is a dot of constant size.
              d={`M${x} ${y}h0`}
            />
          );
        })}
      </svg>
    </div>
  );
}
