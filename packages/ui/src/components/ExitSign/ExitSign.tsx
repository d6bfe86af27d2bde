import { useMessages } from "../../messages/use-messages.ts";
import styles from "./ExitSign.module.css";

/** The sign at the end of a town, with our name on it: this way leads out. */
export const ExitSign = () => (
  <span className={styles.sign} aria-hidden>
    {useMessages().signs.exit}
  </span>
);
