import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import { focusContent } from "../../lib/content-of.ts";
import { useMessages } from "../../messages/use-messages.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import styles from "./SharedViewNotice.module.css";

export interface SharedViewNoticeProps {
  /** The name of the shared view, as one line of text. Null if none is shown: an empty live region is rendered. */
  readonly name: string | null;
  /** Called when the cross is pressed. Set `name` to null. */
  readonly onClose: () => void;
}

/** A line above the listing with the name of the shared view that the visitor has opened. */
export function SharedViewNotice({ name, onClose }: SharedViewNoticeProps) {
  const { listing } = useMessages();
  return (
    <div aria-live="polite">
      {name !== null && (
        <div className={styles.notice}>
          <p>{listing.sharedView(name)}</p>
          <IconButton
            label={listing.hideSharedView}
            className={styles.close}
            onClick={() => {
              focusContent();
              onClose();
            }}
          >
            <XIcon size={16} aria-hidden />
          </IconButton>
        </div>
      )}
    </div>
  );
}
