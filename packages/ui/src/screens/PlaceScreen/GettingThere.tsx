import type { MetroWay, NearbyStation } from "@flaneur/domain";
import { CaretRightIcon } from "@phosphor-icons/react/dist/csr/CaretRight";
import { NavigationArrowIcon } from "@phosphor-icons/react/dist/csr/NavigationArrow";
import { StationDisc } from "../../components/StationDisc/StationDisc.tsx";
import { formatName } from "../../lib/format-dashes.ts";
import { walkText } from "../../lib/travel-text.ts";
import { usePlaceMessages } from "../../messages/place.ts";
import type { TravelFigures } from "../../view-models/travel-figures.ts";
import styles from "./GettingThere.module.css";
import { MetroWayRow } from "./MetroWayRow.tsx";
import { TravelInformation } from "./TravelInformation.tsx";

interface GettingThereProps {
  /**
   * Distance and travel times from the confirmed location to the place. Undefined if no location is confirmed or the
   * position of the place is unknown.
   */
  readonly travel: TravelFigures | undefined;
  /**
   * The way by metro from the confirmed location, or 'loading' while its query is pending. Undefined if no location is
   * confirmed, if there is no way, or if the query failed.
   */
  readonly metro: MetroWay | "loading" | undefined;
  /** The nearest stations, nearest first. */
  readonly stations: readonly NearbyStation[];
  /** Called when 'Set Location' is pressed. Undefined if a location is confirmed. */
  readonly onLocate: (() => void) | undefined;
}

/**
 * How to reach the place: the way by metro from the confirmed location, the figures of §9, and the nearest stations. The
 * way comes first, because the figures know neither streets nor lines.
 */
export function GettingThere({ travel, metro, stations, onLocate }: GettingThereProps) {
  const messages = usePlaceMessages();
  const { place } = messages;
  if (travel === undefined && stations.length === 0 && onLocate === undefined) return null;
  return (
    <section className={styles.section} aria-labelledby="getting-there">
      <h2 className={styles.heading} id="getting-there">
        {place.gettingThere}
      </h2>
      {travel !== undefined && metro !== undefined && <MetroWayRow way={metro} />}
      {travel !== undefined && <TravelInformation travel={travel} size={metro === undefined ? "large" : "small"} />}
      {stations.length > 0 && (
        <>
          <h3 className={styles.subheading} id="stations">
            {place.stations}
          </h3>
          <ul className={styles.stations} aria-labelledby="stations">
            {stations.map(({ name, kind, minutes }) => (
              <li key={name} className={styles.station}>
                <StationDisc kind={kind} size={30} />
                <span className={styles.words}>
                  <span className={styles.name}>{formatName(name)}</span>
                  <span className={styles.walk}>{place.onFoot(walkText(minutes, messages))}</span>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {onLocate !== undefined && (
        <button type="button" className={styles.locate} onClick={onLocate}>
          <NavigationArrowIcon size={20} aria-hidden />
          <span className={styles.ask}>{place.howFar}</span>
          <span className={styles.set}>
            {place.setLocation}
            <CaretRightIcon size={16} aria-hidden />
          </span>
        </button>
      )}
    </section>
  );
}
