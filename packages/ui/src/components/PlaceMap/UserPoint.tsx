import { useState } from "react";
import { useMapMessages } from "../../messages/map.ts";
import styles from "./UserPoint.module.css";

/** Where someone is. A press, the pointer or the focus shows what it is. */
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
