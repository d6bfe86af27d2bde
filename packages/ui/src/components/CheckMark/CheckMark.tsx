import { CheckIcon } from "@phosphor-icons/react/dist/csr/Check";
import { cx } from "../../lib/cx.ts";
import type { Choice } from "../../lib/filter-option.ts";
import styles from "./CheckMark.module.css";

/**
 * The box of a choice: empty, ticked, or crossed by the red bar of an end-of-town sign. The box is decorative:
 * assistive technology reads the control next to it.
 */
export function CheckMark({ choice, className }: { readonly choice: Choice; readonly className?: string | undefined }) {
  return (
    <span className={cx(styles.box, styles[choice], className)} aria-hidden>
      {choice === "is" && <CheckIcon size="75%" weight="bold" />}
    </span>
  );
}
