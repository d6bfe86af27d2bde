import styles from "./MapMarker.module.css";

/** The outline of the marker, 34 by 44 pixels. The tip is at the bottom. */
const OUTLINE =
  "M17 1.5a15 15 0 0 0-15 15c0 10.5 13.2 24.4 14.2 25.5a1.1 1.1 0 0 0 1.6 0C18.8 40.9 32 27 32 16.5a15 15 0 0 0-15-15z";

/** The red marker of a place or an address. It drops onto the map when it appears, except on a place's page. */
export const MapMarker = () => (
  <svg className={styles.marker} width={34} height={44} viewBox="0 0 34 44" aria-hidden="true">
    <path d={OUTLINE} className={styles.body} />
    <circle cx={17} cy={16.5} r={5.5} className={styles.hole} />
  </svg>
);

/** Returns the marker as a data URL for Google Maps. @param colour The colour of the marker in CSS. */
export const markerPicture = (colour: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="34" height="44" viewBox="0 0 34 44"><path d="${OUTLINE}" fill="${colour}" stroke="#fff" stroke-width="2"/><circle cx="17" cy="16.5" r="5.5" fill="#fff"/></svg>`,
  )}`;
