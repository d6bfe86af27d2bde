import { arrondissementNumber } from "@flaneur/domain";
import { arrondissementName } from "../../lib/arrondissement-name.ts";
import { cx } from "../../lib/cx.ts";
import { useMessages } from "../../messages/use-messages.ts";
import { Ordinal } from "../Ordinal/Ordinal.tsx";
import styles from "./Plaque.module.css";

export interface PlaqueProps {
  /** '75011'. Nothing is shown for a code that is not one of Paris: a sign never guesses. */
  readonly arrondissement: string | null;
  /** 20, 24 or 30 px high. @default "medium" */
  readonly size?: "small" | "medium" | "large";
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
