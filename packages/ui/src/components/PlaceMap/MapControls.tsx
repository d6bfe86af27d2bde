import { CrosshairIcon } from "@phosphor-icons/react/dist/csr/Crosshair";
import { MinusIcon } from "@phosphor-icons/react/dist/csr/Minus";
import { PlusIcon } from "@phosphor-icons/react/dist/csr/Plus";
import { useMapMessages } from "../../messages/map.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import styles from "./PlaceMap.module.css";

interface MapControlsProps {
  readonly onZoom: (steps: number) => void;
  /** Called when the button 'Show your location' is pressed. If undefined, the button is omitted. */
  readonly onLocate: (() => void) | undefined;
}

export function MapControls({ onZoom, onLocate }: MapControlsProps) {
  const { map } = useMapMessages();
  return (
    <div className={styles.controls}>
      <div className={styles.zoom}>
        <IconButton label={map.zoomIn} className={styles.control} onClick={() => onZoom(1)}>
          <PlusIcon size={18} aria-hidden />
        </IconButton>
        <IconButton label={map.zoomOut} className={styles.control} onClick={() => onZoom(-1)}>
          <MinusIcon size={18} aria-hidden />
        </IconButton>
      </div>
      {onLocate !== undefined && (
        <div>
          <IconButton label={map.showYourLocation} className={styles.control} onClick={onLocate}>
            <CrosshairIcon size={18} aria-hidden />
          </IconButton>
        </div>
      )}
    </div>
  );
}
