import { WarningCircleIcon } from "@phosphor-icons/react/dist/csr/WarningCircle";
import { Button } from "../../components/Button/Button.tsx";
import { useWalkMessages } from "../../messages/walk.ts";
import type { ShownWalk, ShownWalkStop } from "../../view-models/walk-state.ts";
import { useWalkTimes } from "./use-walk-times.ts";
import styles from "./WalkScreen.module.css";

interface WalkNoticesProps {
  readonly walk: ShownWalk;
  /** Called when 'Try again' is pressed. */
  readonly onRetry: () => void;
}

/** The notices above the stops: places that are closed or close during the visit, and places that are left out. */
export function WalkNotices({ walk, onRetry }: WalkNoticesProps) {
  const { walk: texts, common } = useWalkMessages();
  const { clock } = useWalkTimes();
  const { stops, notLoaded, unknown, closedForGood, withoutPosition } = walk;
  const warningOf = ({ name, hours, arrival }: ShownWalkStop): string | null => {
    if (hours.state === "closed") return texts.isClosed(name);
    return hours.state === "closesDuring" ? texts.closesDuring(name, clock(hours.at, arrival.day)) : null;
  };
  const warnings = stops.flatMap((stop) => {
    const text = warningOf(stop);
    return text === null ? [] : [{ id: stop.place.id, text }];
  });
  const left = [
    ...(unknown > 0 ? [texts.unknownPlaces(unknown)] : []),
    ...(closedForGood.length > 0 ? [texts.closedForGood(closedForGood.join(", "))] : []),
    ...(withoutPosition.length > 0 ? [texts.withoutPosition(withoutPosition.join(", "))] : []),
  ];
  return (
    <>
      <div role="status">
        {warnings.length > 0 && (
          <ul className={styles.warnings} aria-label={texts.warnings}>
            {warnings.map(({ id, text }) => (
              <li key={id}>
                <WarningCircleIcon size={20} weight="fill" aria-hidden />
                {text}
              </li>
            ))}
          </ul>
        )}
        {notLoaded.length > 0 && (
          <p className={styles.left}>
            {texts.notLoaded(notLoaded.join(", "))}{" "}
            <Button variant="link" onClick={onRetry}>
              {common.tryAgain}
            </Button>
          </p>
        )}
      </div>
      {left.map((sentence) => (
        <p key={sentence} className={styles.left}>
          {sentence}
        </p>
      ))}
    </>
  );
}
