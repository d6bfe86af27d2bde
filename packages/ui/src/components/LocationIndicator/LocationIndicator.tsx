import { MapPinIcon } from "@phosphor-icons/react/dist/csr/MapPin";
import { cx } from "../../lib/cx.ts";
import { useMessages } from "../../messages/use-messages.ts";
import { Button } from "../Button/Button.tsx";
import styles from "./LocationIndicator.module.css";

export interface LocationIndicatorProps {
  /** The confirmed location in short; null for none. */
  readonly label: string | null;
  /** On a phone its icon alone, or nothing where the profile menu has it. @default "icon" */
  readonly phone?: "icon" | "absent";
  /** Opens the location dialog. */
  readonly onOpen: () => void;
  /** Someone is about to. */
  readonly onIntent?: () => void;
}

/** Where travel times are measured from, or 'Set Location' (§2). */
export function LocationIndicator({ label, phone = "icon", onOpen, onIntent }: LocationIndicatorProps) {
  const { location } = useMessages();
  return (
    <Button
      variant="quiet"
      className={cx(styles.indicator, styles[phone])}
      icon={<MapPinIcon size={18} aria-hidden />}
      aria-haspopup="dialog"
      {...(label !== null && { "aria-label": location.of(label) })}
      onClick={onOpen}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      <span className={styles.label}>{label ?? location.set}</span>
    </Button>
  );
}
