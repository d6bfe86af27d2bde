import type { Place } from "@flaneur/domain";
import { cx } from "../../lib/cx.ts";
import { useNow } from "../../lib/use-now.ts";
import { useHoursMessages } from "../../messages/hours.ts";
import { weekShown } from "../../view-models/week-shown.ts";
import styles from "./Hours.module.css";
import { HoursLine } from "./HoursLine.tsx";
import { HoursOrigin } from "./HoursOrigin.tsx";

export interface HoursWeekProps {
  /** The place whose hours are shown. */
  readonly place: Pick<Place, "openingHours" | "openingHoursSource" | "placeStatus"> & {
    readonly openingHours: string;
  };
}

/**
 * Whether the place is open now, the hours of the week, and the source of the hours. If the hours cannot be parsed, or
 * while the current time is unknown, the hours are shown as they are written.
 */
export function HoursWeek({ place }: HoursWeekProps) {
  const now = useNow();
  const messages = useHoursMessages();
  const week = now === null ? null : weekShown(place.openingHours, now, messages);
  return (
    <div className={styles.hours}>
      <h3>{messages.hours.title}</h3>
      {week === null ? (
        <p className={styles.written}>{place.openingHours}</p>
      ) : (
        <>
          <p className={styles.today}>
            <HoursLine place={place} />
          </p>
          <dl className={styles.week}>
            {week.rows.map(({ name, spans, isClosed, isToday }) => (
              <div key={name} className={cx(isToday && styles.isToday, isClosed && styles.isClosed)}>
                <dt>{name}</dt>
                <dd>
                  {spans.map((span) => (
                    <span key={span}>{span} </span>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <div className={styles.notes}>
        {week !== null && (
          <p className={styles.note}>
            {week.varies && `${messages.hours.varies} `}
            {messages.hours.parisTime}
          </p>
        )}
        {place.openingHoursSource !== null && (
          <p className={styles.source}>
            <HoursOrigin source={place.openingHoursSource} />
          </p>
        )}
      </div>
    </div>
  );
}
