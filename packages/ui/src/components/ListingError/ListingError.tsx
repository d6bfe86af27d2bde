import type { ReactNode } from "react";
import { focusContent } from "../../lib/content-of.ts";
import { useMessages } from "../../messages/use-messages.ts";
import { Button } from "../Button/Button.tsx";
import { EndOfTownSign } from "../EndOfTownSign/EndOfTownSign.tsx";
import styles from "./ListingError.module.css";

export interface ListingErrorProps {
  /** Whether the list is loaded again automatically. If `onRetry` is given, a sentence below the sign reports this. */
  readonly retriesItself: boolean;
  /** Called when 'Try again' is pressed. Absent if retrying cannot help: only the sign is rendered. */
  readonly onRetry?: (() => void) | undefined;
  /** The link below 'Try again' if all places are kept on the device: `OpenSavedLink`. */
  readonly saved?: ReactNode;
}

/** Replaces the places of a list that could not be loaded. The title of the list has the message. */
export function ListingError({ retriesItself, onRetry, saved }: ListingErrorProps) {
  const { common, listing } = useMessages();
  const retry = () => {
    onRetry?.();
    // The pressed button will be removed. Focusing the content prevents the focus from moving to the top of the page.
    focusContent();
  };
  return (
    <div className={styles.error}>
      <EndOfTownSign size="small" />
      {onRetry !== undefined && (
        <>
          <p className={styles.sentence}>
            {listing.filtersKept}
            {retriesItself && ` ${listing.retriesItself}`}
          </p>
          <Button variant="solid" size="large" onClick={retry}>
            {common.tryAgain}
          </Button>
          {saved}
        </>
      )}
    </div>
  );
}
