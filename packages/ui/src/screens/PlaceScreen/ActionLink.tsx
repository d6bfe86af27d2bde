import { ArrowUpRightIcon } from "@phosphor-icons/react/dist/csr/ArrowUpRight";
import type { ReactNode } from "react";
import { cx } from "../../lib/cx.ts";
import { useConnection } from "../../lib/use-connection.ts";
import { usePlaceMessages } from "../../messages/place.ts";
import styles from "./PlaceActions.module.css";

export interface ActionLinkProps {
  readonly href: string;
  /** Whether the link is the main action of the place. */
  readonly solid?: boolean;
  /** The accessible name, if it says more than the text. It contains the text. */
  readonly label?: string;
  /** The icon before the text. Without it, a link to another site has an arrow after the text. */
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A link to a telephone or to another site that looks like a button. The other site opens in a new tab and gets no
 * referrer; its link is disabled without a connection.
 */
export function ActionLink({ href, solid = false, label, icon, children }: ActionLinkProps) {
  const isOnline = useConnection() === "online";
  const { common } = usePlaceMessages();
  const className = cx(styles.link, solid && styles.solid);
  if (href.startsWith("tel:")) {
    return (
      <a className={className} href={href} aria-label={label}>
        {icon}
        {children}
      </a>
    );
  }
  const target = isOnline
    ? { href, target: "_blank", rel: "noopener noreferrer", "aria-label": label }
    : { role: "link", "aria-disabled": true, title: common.needsConnection, "aria-label": label };
  return (
    <a className={className} {...target}>
      {icon}
      {children}
      {icon === undefined && <ArrowUpRightIcon size={14} weight="bold" aria-hidden />}
    </a>
  );
}
