import { useMessages } from "../../messages/use-messages.ts";
import styles from "./ExitSign.module.css";

/** A decorative road sign, as at the end of a town, with the name of the product crossed out. */
export const ExitSign = () => (
  <span className={styles.sign} aria-hidden>
    {useMessages().signs.exit}
  </span>
);
