import { arrondissementNumber } from "@flaneur/domain";
import { arrondissementName } from "../../lib/arrondissement-name.ts";
import { cx } from "../../lib/cx.ts";
import { useMessages } from "../../messages/use-messages.ts";
import { Ordinal } from "../Ordinal/Ordinal.tsx";
import styles from "./Plaque.module.css";

export interface PlaqueProps {
  /** The postcode, such as '75011'. Null or a postcode outside Paris renders nothing. */
  readonly arrondissement: string | null;
  /** The height: 20, 24 or 30 px. @default "medium" */
  readonly size?: "small" | "medium" | "large";
  /** An additional class of the plaque. */
  readonly className?: string | undefined;
}

/** The enamel plaque of an arrondissement. */
export function Plaque({ arrondissement, size = "medium", className }: PlaqueProps) {
  const messages = useMessages();
  if (arrondissement === null || arrondissementNumber(arrondissement) === null) return null;
  return (
    <span
      className={cx(styles.plaque, styles[size], className)}
      role="img"
      aria-label={arrondissementName(arrondissement, messages)}
    >
      <Ordinal code={arrondissement} />
    </span>
  );
}
