import type { StopHours } from "@flaneur/domain";
import type { Ref } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { HoursMark } from "../../components/Hours/HoursMark.tsx";
import listRow from "../../components/ListRow/ListRow.module.css";
import { Picture } from "../../components/Picture/Picture.tsx";
import { Link } from "../../lib/link.tsx";
import { useHoursMessages } from "../../messages/hours.ts";
import { useWalkMessages } from "../../messages/walk.ts";
import type { ShownWalk } from "../../view-models/walk-state.ts";
import { useWalkTimes } from "./use-walk-times.ts";
import styles from "./WalkScreen.module.css";

interface SetAsideProps {
  /** The ref of the list of places. */
  readonly ref: Ref<HTMLUListElement>;
  readonly walk: ShownWalk;
  /** Called with the id of a place when its 'Put back' is pressed. */
  readonly onPutBack: (id: string) => void;
}

/** The places that the walk leaves out because they would be closed, each with the reason. */
export function SetAside({ ref, walk: { aside, startAt }, onPutBack }: SetAsideProps) {
  const { walk: texts } = useWalkMessages();
  if (aside.length === 0) return null;
  return (
    <section className={styles.aside} aria-label={texts.aside}>
      <h2>{texts.aside}</h2>
      <ul ref={ref}>
        {aside.map(({ place, name, hours }) => (
          <li key={place.id}>
            <div className={styles.asidePicture}>
              <Picture
                url={place.media.find(({ kind }) => kind === "image")?.url}
                type={place.types[0]}
                alt=""
                width={48}
                height={60}
              />
            </div>
            <div className={styles.asideBody}>
              <h3 className={listRow.name}>
                <Link className={listRow.link} href={`/places/${encodeURIComponent(place.id)}`}>
                  {name}
                </Link>
              </h3>
              <p className={styles.hours}>
                <HoursMark kind="closed" />
                <Reason hours={hours} day={startAt.day} />
              </p>
            </div>
            <Button
              variant="outline"
              className={styles.putBack}
              aria-label={texts.putBackName(name)}
              data-moves={place.id}
              onClick={() => onPutBack(place.id)}
            >
              {texts.putBack}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** @param day The day on which the walk begins. */
function Reason({ hours, day }: { readonly hours: StopHours; readonly day: number }) {
  const { walk: texts } = useWalkMessages();
  const { hours: words } = useHoursMessages();
  const { clock } = useWalkTimes();
  if (hours.state === "closesDuring") return <span>{texts.asideHours.closedFrom(clock(hours.at, day))}</span>;
  const until = hours.state === "closed" ? hours.until : null;
  return <span>{until === null ? texts.asideHours.closed : words.closedUntil(clock(until, day))}</span>;
}
