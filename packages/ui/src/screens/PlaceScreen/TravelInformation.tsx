import { formatDistance, formatDuration } from "@flaneur/domain";
import { PathIcon } from "@phosphor-icons/react/dist/csr/Path";
import { PersonSimpleWalkIcon } from "@phosphor-icons/react/dist/csr/PersonSimpleWalk";
import { TrainSimpleIcon } from "@phosphor-icons/react/dist/csr/TrainSimple";
import { LineDisc } from "../../components/LineDisc/LineDisc.tsx";
import type { TravelFigures } from "../../view-models/place-state.ts";
import styles from "./TravelInformation.module.css";

export const TravelInformation = ({ travel }: { readonly travel: TravelFigures }) => (
  <section className={styles.section}>
    <h2 className={styles.heading}>Travel Information</h2>
    <dl className={styles.figures}>
      <div className={styles.figure}>
        <dt className={styles.term}>
          <PathIcon size={17} aria-hidden />
          Distance
        </dt>
        <dd className={styles.value}>{formatDistance(travel.distanceKm)}</dd>
      </div>
      <div className={styles.figure}>
        <dt className={styles.term}>
          <PersonSimpleWalkIcon size={17} aria-hidden />
          Walking
        </dt>
        <dd className={styles.value}>{formatDuration(travel.walkingMinutes)}</dd>
      </div>
      <div className={styles.figure}>
        <dt className={styles.term}>
          <TrainSimpleIcon size={17} aria-hidden />
          Metro
        </dt>
        <dd className={styles.value}>
          <LineDisc size={30} />
          {formatDuration(travel.transitMinutes)}
        </dd>
      </div>
    </dl>
  </section>
);
