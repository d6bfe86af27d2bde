import styles from "./PlacesTable.module.css";

const ROWS = Array.from({ length: 12 }, (_, index) => `row-${index}`);
const COLUMNS = ["name", "address", "arrondissement", "city", "type", "map", "heart"];

/** Rows that are not there yet, in their own shapes. Still: a page that shimmers is not faster. */
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
