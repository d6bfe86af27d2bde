import { useCodeFailedAgain } from "../../lib/code-failed-again.ts";
import { loadMissing, usePartsMissing } from "../../lib/missing-parts.ts";
import { useMessages } from "../../messages/use-messages.ts";
import { ErrorNotice } from "../ErrorNotice/ErrorNotice.tsx";
import styles from "./MissingPartNotice.module.css";

/** A notice that the code of a part of the page could not be loaded. Renders nothing if no part is missing. */
export function MissingPartNotice() {
  const { failures } = useMessages();
  const failedAgain = useCodeFailedAgain();
  if (!usePartsMissing()) return null;
  const tryAgain = () => void loadMissing().then((areLoaded) => areLoaded || failedAgain());
  return (
    <div className={styles.place}>
      <ErrorNotice message={failures.partMissing} onRetry={tryAgain} />
    </div>
  );
}
