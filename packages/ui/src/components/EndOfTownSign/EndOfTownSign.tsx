import { useMessages } from "../../messages/use-messages.ts";
import styles from "./EndOfTownSign.module.css";

/** A decorative road sign, as at the end of a town, with the name of the product crossed out. */
export const EndOfTownSign = () => (
  <span className={styles.sign} aria-hidden>
    {useMessages().signs.exit}
  </span>
);
