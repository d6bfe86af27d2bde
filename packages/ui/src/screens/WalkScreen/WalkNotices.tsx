import { Button } from "../../components/Button/Button.tsx";
import { useWalkMessages } from "../../messages/walk.ts";
import type { ShownWalk } from "../../view-models/walk-state.ts";
import styles from "./WalkScreen.module.css";

interface WalkNoticesProps {
  readonly walk: ShownWalk;
  /** Called when 'Try again' is pressed. */
  readonly onRetry: () => void;
}

/** The notices above the stops: the places that could not be loaded or cannot be visited. */
export function WalkNotices({ walk, onRetry }: WalkNoticesProps) {
  const { walk: texts, common } = useWalkMessages();
  const { notLoaded, unknown, closedForGood, withoutPosition } = walk;
  const left = [
    ...(unknown > 0 ? [texts.unknownPlaces(unknown)] : []),
    ...(closedForGood.length > 0 ? [texts.closedForGood(closedForGood.join(", "))] : []),
    ...(withoutPosition.length > 0 ? [texts.withoutPosition(withoutPosition.join(", "))] : []),
  ];
  return (
    <>
      <div role="status">
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
