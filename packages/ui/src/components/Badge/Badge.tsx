import { isBadgeStatus, type PlaceStatus } from "@flaneur/domain";
import type { ReactNode } from "react";
import { cx } from "../../lib/cx.ts";
import { useMessages } from "../../messages/use-messages.ts";
import styles from "./Badge.module.css";

export interface BadgeProps {
  /** The colour: neutral for a type, green for `opened`, orange for `soon`. @default "type" */
  readonly tone?: "type" | "opened" | "soon";
  /** The size of the text and the padding. @default "small" */
  readonly size?: "small" | "large";
  /** An additional class of the badge. */
  readonly className?: string | undefined;
  /** The text of the badge. */
  readonly children: ReactNode;
}

export function Badge({ tone = "type", size = "small", className, children }: BadgeProps) {
  return <span className={cx(styles.badge, styles[tone], styles[size], className)}>{children}</span>;
}

/** The badge of a status: green for 'Just Opened', orange for 'Opening Soon'. Other statuses render nothing (§4). */
export function StatusBadge({
  status,
  ...rest
}: { readonly status: PlaceStatus } & Omit<BadgeProps, "tone" | "children">) {
  const { statuses } = useMessages();
  if (!isBadgeStatus(status)) return null;
  return (
    <Badge {...rest} tone={status === "Just Opened" ? "opened" : "soon"}>
      {statuses[status]}
    </Badge>
  );
}
