import { ArrowUpRightIcon } from "@phosphor-icons/react/dist/csr/ArrowUpRight";
import type { ReactNode } from "react";
import { useConnection } from "../../lib/use-connection.ts";
import { useMessages } from "../../messages/use-messages.ts";
import styles from "./TextLink.module.css";

export interface TextLinkProps {
  /** The URL on the other site. */
  readonly href: string;
  /** The text of the link. */
  readonly children: ReactNode;
}

/** A link to another site. It opens in a new tab and sends no referrer. It is disabled without a connection. */
export function TextLink({ href, children }: TextLinkProps) {
  const isOnline = useConnection() === "online";
  const { common } = useMessages();
  if (!isOnline) {
    return (
      // `tabIndex` lets code focus the link, such as after 'Show more', if the link is in the first new row.
      // biome-ignore lint/a11y/useValidAnchor: a link without a target is a disabled link.
      <a className={styles.link} role="link" aria-disabled="true" tabIndex={-1} title={common.needsConnection}>
        <span className={styles.words}>{children}</span>
      </a>
    );
  }
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
