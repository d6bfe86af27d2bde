import { useBringMessages } from "../../messages/bring.ts";
import { PlaceStrip, type PlaceStripProps } from "../PlaceStrip/PlaceStrip.tsx";
import styles from "./FirstPlaces.module.css";

/** Well-known places below the offer to import places, for a visitor who has no places to import. */
export function FirstPlaces(props: Omit<PlaceStripProps, "title">) {
  const { bring: texts } = useBringMessages();
  return (
    <div className={styles.first}>
      <PlaceStrip {...props} title={texts.beginWith} />
    </div>
  );
}
