import { useMapMessages } from "../../messages/map.ts";
import styles from "./MapKey.module.css";
import type { PinKind } from "./pin-look.ts";

const KINDS: readonly PinKind[] = ["table", "see", "out", "stay"];

/** The key of a map whose dots have no glyph: what the four colours mean. */
export function MapKey() {
  const { map } = useMapMessages();
  return (
    <div className={styles.edge}>
      <ul className={styles.key} aria-label={map.key}>
        {KINDS.map((kind) => (
          <li key={kind} className={styles.kind} data-kind={kind}>
            {map.kinds[kind]}
          </li>
        ))}
      </ul>
    </div>
  );
}
