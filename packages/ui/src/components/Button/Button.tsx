import type { ComponentProps, ReactNode } from "react";
import { cx } from "../../lib/cx.ts";
import { useMessages } from "../../messages/use-messages.ts";
import styles from "./Button.module.css";

export interface ButtonProps extends ComponentProps<"button"> {
  /**
   * The look. `solid` is for the main action of a dialog or page, `danger` for an action that cannot be undone.
   * @default "soft"
   */
  readonly variant?: "solid" | "soft" | "outline" | "quiet" | "danger" | "link";
  /**
   * `medium` is 36 px high, and 44 px in a window narrower than 768 px. On a wider touch screen, its target is
   * 44 px high. `large` is 46 px high, for the actions of a dialog or page. The variant `link` is as high as its text.
   * @default "medium"
   */
  readonly size?: "medium" | "large";
  /** An icon before the text. Hide it from assistive technology by `aria-hidden`. */
  readonly icon?: ReactNode;
  /** A number shown in a disc after the text, such as the number of active filters. */
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
  const { number } = useMessages();
  return (
    <button {...rest} type={type} className={cx(styles.button, styles[variant], styles[size], className)}>
      {icon}
      {children}
      {count !== undefined && (
        <>
          {" "}
          <span className={styles.count}>{number(count)}</span>
        </>
      )}
    </button>
  );
}
