import { useOfflineMessages } from "../../messages/offline.ts";
import { Button } from "../Button/Button.tsx";
import styles from "./OpenSavedLink.module.css";

export interface OpenSavedLinkProps {
  /** Called when it is pressed. Show the places that are kept on the device. */
  readonly onOpen: () => void;
}

/** The way to the places that are kept on the device, for a visitor whose list could not be loaded. */
export const OpenSavedLink = ({ onOpen }: OpenSavedLinkProps) => (
  <Button variant="link" className={styles.link} onClick={onOpen}>
    {useOfflineMessages().offline.openSaved}
  </Button>
);
