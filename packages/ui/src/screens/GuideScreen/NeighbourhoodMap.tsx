import styles from "./NeighbourhoodMap.module.css";

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

export interface NeighbourhoodMapProps {
  /** The corners of the outline. */
  readonly outline: readonly Point[];
  /** The places. */
  readonly points: readonly Point[];
}

/** The size of the drawing, in units of its view box. */
const WIDTH = 1200;
const HEIGHT = 400;
const MARGIN = 22;

/** Returns the function that projects a point into the view box, so that the outline fills it within the margin. */
function projection(outline: readonly Point[]): (point: Point) => { readonly x: number; readonly y: number } {
  const latitudes = outline.map(({ latitude }) => latitude);
  const longitudes = outline.map(({ longitude }) => longitude);
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  // A degree of longitude is shorter than a degree of latitude.
  const shrink = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const scale = Math.min(
    (HEIGHT - 2 * MARGIN) / Math.max(north - south, 1e-6),
    (WIDTH - 2 * MARGIN) / Math.max((east - west) * shrink, 1e-6),
  );
  const round = (value: number) => Math.round(value * 10) / 10;
  return ({ latitude, longitude }) => ({
    x: round(WIDTH / 2 + (longitude - (west + east) / 2) * shrink * scale),
    y: round(HEIGHT / 2 - (latitude - (south + north) / 2) * scale),
  });
}

/** A drawing of a neighbourhood: its outline with its places as dots. */
export function NeighbourhoodMap({ outline, points }: NeighbourhoodMapProps) {
  const project = projection(outline);
  const corners = outline.map(project);
  return (
    <svg className={styles.map} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden focusable="false">
      <polygon className={styles.land} points={corners.map(({ x, y }) => `${x},${y}`).join(" ")} />
      {points.map((point) => {
        const { x, y } = project(point);
        return <circle key={`${point.latitude},${point.longitude}`} className={styles.place} cx={x} cy={y} r={4.5} />;
      })}
    </svg>
  );
}
