import { focusContent } from "../../lib/content-of.ts";
import { useOfflineMessages } from "../../messages/offline.ts";
import { Button } from "../Button/Button.tsx";
import styles from "./OpenSavedLink.module.css";

export interface OpenSavedLinkProps {
  /** Called when the button is pressed. Show the places that are kept on the device. */
  readonly onOpen: () => void;
}

/** A button for a listing that could not be loaded. It leads to the places that are kept on the device. */
export function OpenSavedLink({ onOpen }: OpenSavedLinkProps) {
  const { offline } = useOfflineMessages();
  const open = () => {
    onOpen();
    // The pressed button will be removed. Without this call, the focus would move to the top of the page.
    focusContent();
  };
  return (
    <Button variant="link" className={styles.link} onClick={open}>
      {offline.openSaved}
    </Button>
  );
}
