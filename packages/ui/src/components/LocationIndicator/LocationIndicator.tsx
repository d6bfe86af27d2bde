import { MapPinIcon } from "@phosphor-icons/react/dist/csr/MapPin";
import { cx } from "../../lib/cx.ts";
import { useMessages } from "../../messages/use-messages.ts";
import { Button } from "../Button/Button.tsx";
import styles from "./LocationIndicator.module.css";

export interface LocationIndicatorProps {
  /** The confirmed location as a short text, or null if no location is set. */
  readonly label: string | null;
  /**
   * On a phone, shows only the icon, or nothing if the profile menu has the location. In windows narrower than 360 px,
   * the button is always hidden. @default "icon"
   */
  readonly phone?: "icon" | "absent";
  /** Called when the button is pressed. Open the location dialog. */
  readonly onOpen: () => void;
  /** Called on pointer enter and on focus, before a press. Use it to preload the dialog. */
  readonly onIntent?: () => void;
}

/** A button with the location that travel times are measured from ('near Rue Oberkampf'), or 'Set Location' (§2). */
export function LocationIndicator({ label, phone = "icon", onOpen, onIntent }: LocationIndicatorProps) {
  const { location } = useMessages();
  return (
    <Button
      variant="quiet"
      className={cx(styles.indicator, styles[phone])}
      icon={<MapPinIcon size={18} aria-hidden />}
      aria-haspopup="dialog"
      {...(label !== null && { "aria-label": location.of(location.near(label)) })}
      onClick={onOpen}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      <span className={styles.label}>{label === null ? location.set : location.near(label)}</span>
    </Button>
  );
}
