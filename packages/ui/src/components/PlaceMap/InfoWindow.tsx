import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import { formatName } from "../../lib/format-dashes.ts";
import { useMapMessages } from "../../messages/map.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import styles from "./InfoWindow.module.css";
import { PlaceInfo, type PlaceInfoProps } from "./PlaceInfo.tsx";

interface InfoWindowProps extends PlaceInfoProps {
  readonly onClose: () => void;
}

/** The open info window above the red marker. Google Maps renders its own frame around the same content. */
export function InfoWindow({ onClose, ...props }: InfoWindowProps) {
  const { common, map } = useMapMessages();
  return (
    <section className={styles.window} aria-label={map.infoOf(formatName(props.info.name))}>
      <IconButton label={common.close} className={styles.close} onClick={onClose}>
        <XIcon size={16} aria-hidden />
      </IconButton>
      <PlaceInfo {...props} />
    </section>
  );
}
