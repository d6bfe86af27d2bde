import { useOfflineMessages } from "../../messages/offline.ts";
import { Button } from "../Button/Button.tsx";
import styles from "./OpenSavedLink.module.css";

export interface OpenSavedLinkProps {
  /** Called when it is pressed. Show the places that are kept on the device. */
  readonly onOpen: () => void;
}

/** A button for a visitor whose list could not be loaded. It leads to the places that are kept on the device. */
export const OpenSavedLink = ({ onOpen }: OpenSavedLinkProps) => (
  <Button variant="link" className={styles.link} onClick={onOpen}>
    {useOfflineMessages().offline.openSaved}
  </Button>
);
