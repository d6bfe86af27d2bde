import type { LocationDialogState } from "../../view-models/location-state.ts";
import styles from "./LocationDialog.module.css";
import { LocationTarget } from "./LocationTarget.tsx";

/** The placeholder of the map: the river and a few streets, with static rings while the point is being located. */
export function LocationSketch({ step }: { readonly step: LocationDialogState["step"] }) {
  return (
    <>
      <svg className={styles.sketch} viewBox="0 0 500 210" preserveAspectRatio="xMidYMid slice" aria-hidden>
        <path className={styles.park} d="M0 60 58 38 74 108 30 150 0 142zM424 176l76-12v46h-88z" />
        <path
          className={styles.road}
          d="M-10 190 160-10M60 220 250-10M-10 92l520 62M120-10l150 230M300-10l60 230M510 20 180 220M-10 20l520 44"
        />
        <path className={styles.river} d="M-10 214C80 168 96 92 178 84s136 34 196 66 90 28 146 70" />
      </svg>
      <LocationTarget step={step} />
    </>
  );
}
