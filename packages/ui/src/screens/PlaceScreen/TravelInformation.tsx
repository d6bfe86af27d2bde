import { PathIcon } from "@phosphor-icons/react/dist/csr/Path";
import { PersonSimpleWalkIcon } from "@phosphor-icons/react/dist/csr/PersonSimpleWalk";
import { TrainSimpleIcon } from "@phosphor-icons/react/dist/csr/TrainSimple";
import { MetroDisc } from "../../components/MetroDisc/MetroDisc.tsx";
import { distanceText, durationText } from "../../lib/travel-text.ts";
import { usePlaceMessages } from "../../messages/place.ts";
import type { TravelFigures } from "../../view-models/travel-figures.ts";
import styles from "./TravelInformation.module.css";

interface TravelInformationProps {
  readonly travel: TravelFigures;
  /** 'small' below a way by metro, which is the more exact answer; 'large' if there is none. */
  readonly size: "small" | "large";
}

/** Distance and travel times from the confirmed location (§2), by the formula of §9. */
export function TravelInformation({ travel, size }: TravelInformationProps) {
  const messages = usePlaceMessages();
  return (
    <div className={styles[size]}>
      <h3 className={styles.heading}>{messages.place.travel}</h3>
      <p className={styles.note}>{messages.place.asTheCrowFlies}</p>
      <dl className={styles.figures}>
        <div className={styles.figure}>
          <dt className={styles.term}>
            <PathIcon size={18} aria-hidden />
            {messages.place.distance}
          </dt>
          <dd className={styles.value}>{distanceText(travel.distanceKm, messages)}</dd>
        </div>
        <div className={styles.figure}>
          <dt className={styles.term}>
            <PersonSimpleWalkIcon size={18} aria-hidden />
            {messages.travel.walking}
          </dt>
          <dd className={styles.value}>{durationText(travel.walkingMinutes, messages)}</dd>
        </div>
        <div className={styles.figure}>
          <dt className={styles.term}>
            <TrainSimpleIcon size={18} aria-hidden />
            {messages.travel.metro}
          </dt>
          <dd className={styles.value}>
            <MetroDisc size={30} />
            {durationText(travel.transitMinutes, messages)}
          </dd>
        </div>
      </dl>
    </div>
  );
}
