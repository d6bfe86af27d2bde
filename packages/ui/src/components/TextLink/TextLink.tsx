import { ArrowUpRightIcon } from "@phosphor-icons/react/dist/csr/ArrowUpRight";
import type { ReactNode } from "react";
import styles from "./TextLink.module.css";

export interface TextLinkProps {
  /** The URL on the other site. */
  readonly href: string;
  /** The text of the link. */
  readonly children: ReactNode;
}

/** A link to another site. It opens in a new tab and sends no referrer. */
export function TextLink({ href, children }: TextLinkProps) {
  return (
    <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer">
      <span className={styles.words}>{children}</span>
      {/* The word joiner keeps the arrow on the line of the last letter when the text wraps. */}
      <span className={styles.arrow} aria-hidden>
        {"\u2060"}
        <ArrowUpRightIcon size={14} weight="bold" />
      </span>
    </a>
  );
}
