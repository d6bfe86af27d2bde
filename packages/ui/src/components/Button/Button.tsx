import type { ComponentProps, ReactNode } from "react";
import { cx } from "../../lib/cx.ts";
import styles from "./Button.module.css";

export interface ButtonProps extends ComponentProps<"button"> {
  /** @default "soft" */
  readonly variant?: "solid" | "soft" | "outline" | "quiet" | "danger" | "link";
  /** 36 px on a desktop and 44 under a finger, or 46 for the decision of a dialog. @default "medium" */
  readonly size?: "medium" | "large";
  readonly icon?: ReactNode;
  /** A number in a disc behind the words, such as how many filters are active. */
  readonly count?: number;
}

export function Button({
  variant = "soft",
  size = "medium",
  icon,
  count,
  className,
  children,
  type = "button",
  ...rest
}: ButtonProps) {
  return (
    <button {...rest} type={type} className={cx(styles.button, styles[variant], styles[size], className)}>
      {icon}
      {children}
      {count !== undefined && (
        <>
          {" "}
          <span className={styles.count}>{count}</span>
        </>
      )}
    </button>
  );
}
