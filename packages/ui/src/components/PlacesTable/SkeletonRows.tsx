import styles from "./PlacesTable.module.css";

const ROWS = Array.from({ length: 12 }, (_, index) => `row-${index}`);
const COLUMNS = ["name", "address", "arrondissement", "city", "type", "map", "heart"];

/** Placeholders for loading rows. They are not animated: a shimmer does not make a page faster. */
export const SkeletonRows = () =>
  ROWS.map((row) => (
    <tr key={row} aria-hidden>
      <td>
        <span className={styles.picture} />
      </td>
      {COLUMNS.map((column) => (
        <td key={column}>
          <span className={styles.line} />
        </td>
      ))}
    </tr>
  ));
