import { cx } from "../../lib/cx.ts";
import { useOfflineMessages } from "../../messages/offline.ts";
import buttons from "../Button/Button.module.css";
import styles from "./OpenSavedLink.module.css";

export interface OpenSavedLinkProps {
  /** The address that opens this page from what is saved on the device. */
  readonly href: string;
}

/** A link for a listing that could not be loaded. It opens the listing from what is saved on the device. */
export function OpenSavedLink({ href }: OpenSavedLinkProps) {
  const { offline } = useOfflineMessages();
  return (
    <a className={cx(buttons.button, buttons.link, buttons.medium, styles.link)} href={href}>
      {offline.openSaved}
    </a>
  );
}
