import { InfoIcon } from "@phosphor-icons/react/dist/csr/Info";
import { useEffect, useId } from "react";
import { useMapMessages } from "../../messages/map.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import styles from "./MapAbout.module.css";

interface MapAboutProps {
  readonly shown: boolean;
  readonly onShownChange: (shown: boolean) => void;
}

/** The button (i) with information for the operator of the map. On a phone, it also opens the attribution. */
export function MapAbout({ shown, onShownChange }: MapAboutProps) {
  const { map } = useMapMessages();
  const panel = useId();
  return (
    <div className={styles.about}>
      <IconButton
        label={map.about}
        className={styles.button}
        aria-expanded={shown}
        aria-controls={panel}
        onClick={() => onShownChange(!shown)}
      >
        <InfoIcon size={18} aria-hidden />
      </IconButton>
      <p id={panel} className={styles.panel} hidden={!shown}>
        {map.noKey}
      </p>
    </div>
  );
}

let logged = false;

/** Logs once per page that the map has no key. */
export function useLogKeyless(keyless: boolean): void {
  const { map } = useMapMessages();
  useEffect(() => {
    if (!keyless || logged) return;
    logged = true;
    console.info(map.noKey);
  }, [keyless, map.noKey]);
}
