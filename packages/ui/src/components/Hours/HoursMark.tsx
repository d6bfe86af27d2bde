import { cx } from "../../lib/cx.ts";
import type { HoursMarkKind } from "../../view-models/hours-shown.ts";
import styles from "./Hours.module.css";

/** A decorative mark for open, closing soon, closed or unknown. The kinds differ in shape, not only in colour. */
export const HoursMark = ({ kind }: { readonly kind: HoursMarkKind }) => (
  <span className={cx(styles.mark, styles[kind])} aria-hidden>
    {kind === "unknown" && "?"}
  </span>
);
