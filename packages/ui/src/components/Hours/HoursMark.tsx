import { cx } from "../../lib/cx.ts";
import type { HoursMarkKind } from "../../view-models/hours-shown.ts";
import styles from "./Hours.module.css";

/** Open, closing soon, closed or unknown, by shape and never by colour. Decorative: the words beside it say the same. */
export const HoursMark = ({ kind }: { readonly kind: HoursMarkKind }) => (
  <span className={cx(styles.mark, styles[kind])} aria-hidden>
    {kind === "unknown" && "?"}
  </span>
);
