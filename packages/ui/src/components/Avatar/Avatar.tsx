import { cx } from "../../lib/cx.ts";
import styles from "./Avatar.module.css";

export interface AvatarProps {
  /** The email address of an account. */
  readonly username: string;
  /** 32, or 48 px. @default "small" */
  readonly size?: "small" | "large";
}

/** The first letter of whoever is signed in. Decoration: the name stands beside it. */
export const Avatar = ({ username, size = "small" }: AvatarProps) => (
  <span
    className={cx(styles.avatar, styles[size])}
    data-letter={[...username][0]?.toLocaleUpperCase("en") ?? ""}
    aria-hidden
  />
);
