import type { ComponentProps } from "react";
import { cx } from "../../lib/cx.ts";
import styles from "./IconButton.module.css";

export interface IconButtonProps extends Omit<ComponentProps<"button">, "aria-label"> {
  /** The accessible name, because the icon has no text. */
  readonly label: string;
}

export function IconButton({ label, className, type = "button", ...rest }: IconButtonProps) {
  return <button {...rest} type={type} aria-label={label} className={cx(styles.button, className)} />;
}
