import type { StopHours, WalkLeg } from "@flaneur/domain";
import { NavigationArrowIcon } from "@phosphor-icons/react/dist/csr/NavigationArrow";
import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import { useId } from "react";
import { HoursMark } from "../../components/Hours/HoursMark.tsx";
import { IconButton } from "../../components/IconButton/IconButton.tsx";
import listRow from "../../components/ListRow/ListRow.module.css";
import { Picture } from "../../components/Picture/Picture.tsx";
import { Plaque } from "../../components/Plaque/Plaque.tsx";
import { VisuallyHidden } from "../../components/VisuallyHidden/VisuallyHidden.tsx";
import { WayLine } from "../../components/Ways/WayLine.tsx";
import ways from "../../components/Ways/Ways.module.css";
import { cx } from "../../lib/cx.ts";
import { Link } from "../../lib/link.tsx";
import { useHoursMessages } from "../../messages/hours.ts";
import { useWalkMessages } from "../../messages/walk.ts";
import type { HoursMarkKind } from "../../view-models/hours-shown.ts";
import type { ShownWalkStop } from "../../view-models/walk-state.ts";
import { useWalkTimes } from "./use-walk-times.ts";
import styles from "./WalkScreen.module.css";

interface PlaceRow {
  readonly kind: "place";
  readonly stop: ShownWalkStop;
  /** The number of the stop, from 1. */
  readonly number: number;
  /** The day on which the walk begins. Times of this day have no weekday. */
  readonly startDay: number;
  /** Called when 'Leave out' is pressed. Null for the only stop. */
  readonly onLeaveOut: (() => void) | null;
}

/** The visitor's position, where a walk can begin. */
interface HereRow {
  readonly kind: "here";
}

type WalkStopRowProps = (PlaceRow | HereRow) & {
  /** The way to the next stop. Null for the last stop. */
  readonly leg: WalkLeg | null;
};

/** A stop of a walk, and the way to the next stop. */
export function WalkStopRow({ leg, ...row }: WalkStopRowProps) {
  return row.kind === "here" ? <HereStop leg={leg} /> : <PlaceStop leg={leg} {...row} />;
}

function HereStop({ leg }: Pick<WalkStopRowProps, "leg">) {
  const { walk: texts } = useWalkMessages();
  return (
    <li className={cx(styles.stop, ways.joined)}>
      <span className={listRow.number}>
        <NavigationArrowIcon size={14} weight="fill" aria-hidden />
      </span>
      <p className={styles.here}>{texts.yourLocation}</p>
      {leg !== null && <WayLine leg={leg} metro="stations" />}
    </li>
  );
}

const MARKS: Readonly<Record<StopHours["state"], HoursMarkKind>> = {
  open: "open",
  closesDuring: "closesSoon",
  closed: "closed",
  unknown: "unknown",
};

function PlaceStop({ stop, number, startDay, leg, onLeaveOut }: PlaceRow & Pick<WalkStopRowProps, "leg">) {
  const { walk: texts, values } = useWalkMessages();
  const { clock } = useWalkTimes();
  const heading = useId();
  const { place, name, arrival, departure, hours } = stop;
  const [type] = place.types;
  return (
    <li className={cx(styles.stop, ways.joined)} aria-labelledby={heading}>
      <p className={styles.time}>
        <span aria-hidden>{clock(arrival)}</span>
        <VisuallyHidden>{texts.arriveAndLeave(clock(arrival, startDay), clock(departure, startDay))}</VisuallyHidden>
      </p>
      <span className={listRow.number} aria-hidden>
        {number}
      </span>
      <div className={cx(listRow.picture, styles.picture)}>
        <Picture
          url={place.media.find(({ kind }) => kind === "image")?.url}
          type={type}
          alt=""
          width={72}
          height={90}
        />
      </div>
      <div className={styles.body}>
        <h2 className={listRow.name} id={heading}>
          <Link className={listRow.link} href={`/places/${encodeURIComponent(place.id)}`}>
            {name}
          </Link>
        </h2>
        <p className={listRow.meta}>
          <Plaque arrondissement={place.arrondissement} size="small" />
          {type !== undefined && <span>{values.type(type)}</span>}
        </p>
        <p className={styles.hours}>
          <HoursMark kind={MARKS[hours.state]} />
          <StopHoursText hours={hours} day={arrival.day} />
        </p>
        <p className={listRow.address}>{place.address}</p>
      </div>
      {onLeaveOut !== null && (
        <IconButton
          label={texts.leaveOutName(name)}
          className={styles.leaveOut}
          data-moves={place.id}
          onClick={onLeaveOut}
        >
          <XIcon size={18} aria-hidden />
        </IconButton>
      )}
      {leg !== null && <WayLine leg={leg} metro="stations" />}
    </li>
  );
}

/** @param day The day of the arrival. */
function StopHoursText({ hours, day }: { readonly hours: StopHours; readonly day: number }) {
  const { walk } = useWalkMessages();
  const { hours: words } = useHoursMessages();
  const { clock } = useWalkTimes();
  switch (hours.state) {
    case "open":
      return <span>{hours.until === null ? walk.hours.open : words.openUntil(clock(hours.until, day))}</span>;
    case "unknown":
      return <span>{walk.hours.unknown}</span>;
    case "closed":
      return <span>{hours.until === null ? walk.hours.closed : walk.hours.closedUntil(clock(hours.until, day))}</span>;
    case "closesDuring":
      return <span>{walk.hours.closesDuring(clock(hours.at, day))}</span>;
  }
}
