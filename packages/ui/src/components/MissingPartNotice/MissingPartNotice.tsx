import { loadMissing, usePartsMissing } from "../../lib/missing-parts.ts";
import { useMessages } from "../../messages/use-messages.ts";
import { ErrorNotice } from "../ErrorNotice/ErrorNotice.tsx";
import styles from "./MissingPartNotice.module.css";

/** Says that a menu or dialog that someone opened cannot be shown, because its code could not be fetched. */
export function MissingPartNotice() {
  const { failures } = useMessages();
  if (!usePartsMissing()) return null;
  return (
    <div className={styles.place}>
      <ErrorNotice message={failures.partMissing} onRetry={loadMissing} />
    </div>
  );
}
