import { cx } from "../../lib/cx.ts";
import { useMessages } from "../../messages/use-messages.ts";
import styles from "./EndOfTownSign.module.css";

export interface EndOfTownSignProps {
  /** `large` is 218 by 84 px, for a page. `small` is 132 by 48 px, for a part of a page. @default "large" */
  readonly size?: "small" | "large";
}

/** A decorative road sign, as at the end of a town, with the name of the product crossed out. */
export const EndOfTownSign = ({ size = "large" }: EndOfTownSignProps) => (
  <span className={cx(styles.sign, size === "small" && styles.small)} aria-hidden>
    {useMessages().signs.exit}
  </span>
);
