import { PathIcon } from "@phosphor-icons/react/dist/csr/Path";
import { cx } from "../../lib/cx.ts";
import { Link } from "../../lib/link.tsx";
import buttons from "../Button/Button.module.css";
import styles from "./WalkLink.module.css";

interface WalkLinkProps {
  /** The URL of the walk. */
  readonly href: string;
  /** The text of the link. */
  readonly children: string;
}

/** The link from a list to its walk. */
export const WalkLink = ({ href, children }: WalkLinkProps) => (
  <Link className={cx(buttons.button, buttons.outline, buttons.medium, styles.link)} href={href}>
    <PathIcon size={18} aria-hidden />
    {children}
  </Link>
);
