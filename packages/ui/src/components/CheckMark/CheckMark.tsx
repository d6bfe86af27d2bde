import { CheckIcon } from "@phosphor-icons/react/dist/csr/Check";
import { cx } from "../../lib/cx.ts";
import type { Choice } from "../../lib/filter-option.ts";
import styles from "./CheckMark.module.css";

/**
 * The box of a choice: empty, ticked, or struck by the red bar of an end-of-town sign. Decorative: assistive technology
 * reads the checkbox beside it.
 */
export function CheckMark({ choice, className }: { readonly choice: Choice; readonly className?: string | undefined }) {
  return (
    <span className={cx(styles.box, styles[choice], className)} aria-hidden>
      {choice === "is" && <CheckIcon size="75%" weight="bold" />}
    </span>
  );
}
