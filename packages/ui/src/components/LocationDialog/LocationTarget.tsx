import type { LocationDialogState } from "../../view-models/location-state.ts";
import styles from "./LocationDialog.module.css";

/** The smallest radius of the ring, in pixels. A smaller ring would look like the point. */
const SMALLEST = 37;
/** The largest radius of the ring, in pixels: half of the drawing, beyond which nothing is drawn. */
const LARGEST = 400;

const ringsOf = (step: LocationDialogState["step"], radius: number): readonly number[] => {
  switch (step) {
    case "detecting":
      return [20, 48, 80];
    case "point":
      return [Math.min(LARGEST, Math.max(SMALLEST, radius))];
    case "address":
      return [];
  }
};

/**
 * The drawing in the middle of the map: static rings while the point is being located, then the point in a ring. In the
 * address step, nothing is drawn.
 */
export function LocationTarget({
  step,
  radius = 0,
}: {
  readonly step: LocationDialogState["step"];
  /** The radius of the ring in pixels, from the accuracy of the point. @default the smallest radius */
  readonly radius?: number;
}) {
  const size = 2 * LARGEST + 4;
  return (
    <svg
      className={styles.target}
      width={size}
      height={size}
      viewBox={`${-size / 2} ${-size / 2} ${size} ${size}`}
      aria-hidden
    >
      {ringsOf(step, radius).map((each) => (
        <circle key={each} className={styles.ring} r={each} />
      ))}
      {step === "point" && <circle className={styles.dot} r="6.5" />}
    </svg>
  );
}
