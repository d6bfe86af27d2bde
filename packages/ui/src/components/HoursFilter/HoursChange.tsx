import { focusContent } from "../../lib/content-of.ts";
import { useHoursMessages } from "../../messages/hours.ts";
import { Button } from "../Button/Button.tsx";
import styles from "./HoursChange.module.css";

export interface HoursChangeProps {
  /** `changed` if the list would be different now, because places have opened or closed since it was loaded. */
  readonly state: "current" | "changed";
  /** Called when 'Update' is pressed. Load the list again. */
  readonly onUpdate: () => void;
}

/**
 * A notice that the list is out of date, because places have opened or closed. The status element is always rendered,
 * so that screen readers announce its text.
 */
export function HoursChange({ state, onUpdate }: HoursChangeProps) {
  const { hoursFilter } = useHoursMessages();
  return (
    <div role="status" className={styles.change}>
      {state === "changed" && (
        <>
          <span>{hoursFilter.haveChanged}</span>
          <Button
            className={styles.update}
            onClick={() => {
              onUpdate();
              // The button is removed while the list loads.
              focusContent();
            }}
          >
            {hoursFilter.update}
          </Button>
        </>
      )}
    </div>
  );
}
