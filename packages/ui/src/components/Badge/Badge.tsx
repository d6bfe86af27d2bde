import { isBadgeStatus, type PlaceStatus } from "@flaneur/domain";
import type { ReactNode } from "react";
import { cx } from "../../lib/cx.ts";
import { useMessages } from "../../messages/use-messages.ts";
import styles from "./Badge.module.css";

export interface BadgeProps {
  /** @default "type" */
  readonly tone?: "type" | "opened" | "soon";
  /** @default "small" */
  readonly size?: "small" | "large";
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function Badge({ tone = "type", size = "small", className, children }: BadgeProps) {
  return <span className={cx(styles.badge, styles[tone], styles[size], className)}>{children}</span>;
}

/** Green 'Just Opened', orange 'Opening Soon'; any other status is not worth a badge (§4). */
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
