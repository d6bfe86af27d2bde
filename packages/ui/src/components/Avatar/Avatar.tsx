import { cx } from "../../lib/cx.ts";
import styles from "./Avatar.module.css";

export interface AvatarProps {
  /** The email address of the account. */
  readonly username: string;
  /** The diameter: 32 px, or 48 px if `large`. @default "small" */
  readonly size?: "small" | "large";
}

/**
 * The first letter of the user's email address on a disc. It is hidden from screen readers: show the address
 * next to it, or give the button around it a label.
 */
export const Avatar = ({ username, size = "small" }: AvatarProps) => (
  <span
    className={cx(styles.avatar, styles[size])}
    data-letter={[...username][0]?.toLocaleUpperCase("en") ?? ""}
    aria-hidden
  />
);
