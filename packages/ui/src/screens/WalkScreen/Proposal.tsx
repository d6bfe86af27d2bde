import type { ParisTime } from "@flaneur/domain";
import { Button } from "../../components/Button/Button.tsx";
import { useWalkMessages } from "../../messages/walk.ts";
import type { ShownWalk } from "../../view-models/walk-state.ts";
import { useWalkTimes } from "./use-walk-times.ts";
import styles from "./WalkScreen.module.css";

interface ProposalProps {
  readonly walk: ShownWalk;
  /** Called with the current time when 'Start now all the same' is pressed. */
  readonly onStartNow: (now: ParisTime) => void;
}

/** Says that the walk begins on the next morning, and why. Renders nothing if it begins now or at a chosen time. */
export function Proposal({ walk: { proposal, startAt, stops, aside }, onStartNow }: ProposalProps) {
  const { walk: texts } = useWalkMessages();
  const { clock } = useWalkTimes();
  if (proposal === null) return null;
  const { now, closedNow } = proposal;
  const day = now.day === startAt.day ? "today" : "tomorrow";
  const [from, count] = [clock(startAt), stops.length + aside.length];
  const sentences = [
    texts.proposal.closedNow(clock(now), closedNow, count),
    texts.proposal.openThen[day](from, stops.length),
  ];
  return (
    <div className={styles.proposal}>
      <p className={styles.proposedTime}>{texts.proposal.title[day](from)}</p>
      <p>{sentences.join(" ")}</p>
      <Button variant="outline" className={styles.startNow} onClick={() => onStartNow(now)}>
        {texts.proposal.startNow}
      </Button>
    </div>
  );
}
