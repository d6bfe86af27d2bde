import { useState } from "react";
import { useMapMessages } from "../../messages/map.ts";
import styles from "./UserPoint.module.css";

/** The visitor's position. A press, hover or focus shows its label. */
export function UserPoint() {
  const { map } = useMapMessages();
  const [pressed, setPressed] = useState(false);
  return (
    <div className={styles.user} data-pressed={pressed}>
      <button
        type="button"
        className={styles.point}
        aria-label={map.yourLocation}
        aria-expanded={pressed}
        onClick={() => setPressed(!pressed)}
      />
      <span className={styles.popup} aria-hidden>
        {map.yourLocation}
      </span>
    </div>
  );
}
