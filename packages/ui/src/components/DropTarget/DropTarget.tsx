import { DownloadSimpleIcon } from "@phosphor-icons/react/dist/csr/DownloadSimple";
import { useBringMessages } from "../../messages/bring.ts";
import styles from "./DropTarget.module.css";

/** Covers the page while a file is dragged over the page. It receives no pointer events: the page handles the drop. */
export function DropTarget() {
  const { bring: texts } = useBringMessages();
  return (
    <div className={styles.target} aria-hidden>
      <p className={styles.text}>
        <DownloadSimpleIcon size={22} />
        {texts.dropHere}
      </p>
    </div>
  );
}
