import { useHoursMessages } from "../../messages/hours.ts";
import { Button } from "../Button/Button.tsx";
import styles from "./HoursChange.module.css";

export interface HoursChangeProps {
  /** Whether other places are open by now than those that are shown. */
  readonly state: "current" | "changed";
  readonly onUpdate: () => void;
}

/** Says that opening hours have changed, since rows do not move by themselves. The element stays, so that it is announced. */
export function HoursChange({ state, onUpdate }: HoursChangeProps) {
  const { hoursFilter } = useHoursMessages();
  return (
    <div role="status" className={styles.change}>
      {state === "changed" && (
        <>
          <span>{hoursFilter.haveChanged}</span>
          <Button className={styles.update} onClick={onUpdate}>
            {hoursFilter.update}
          </Button>
        </>
      )}
    </div>
  );
}
