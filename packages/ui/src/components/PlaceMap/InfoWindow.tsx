import type { Place } from "@flaneur/domain";
import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import { setName } from "../../lib/dashes.ts";
import { useMapMessages } from "../../messages/map.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import styles from "./InfoWindow.module.css";
import { PlaceInfo } from "./PlaceInfo.tsx";

interface InfoWindowProps {
  readonly place: Pick<Place, "name" | "address" | "arrondissement" | "googleMapsUrl">;
  readonly onClose: () => void;
}

/** The open info window above the red marker. Google Maps renders its own frame around the same content. */
export function InfoWindow({ place, onClose }: InfoWindowProps) {
  const { common, map } = useMapMessages();
  return (
    <section className={styles.window} aria-label={map.infoOf(setName(place.name))}>
      <PlaceInfo place={place} />
      <IconButton label={common.close} className={styles.close} onClick={onClose}>
        <XIcon size={16} aria-hidden />
      </IconButton>
    </section>
  );
}
