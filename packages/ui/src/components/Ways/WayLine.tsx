import type { WalkLeg } from "@flaneur/domain";
import { PersonSimpleWalkIcon } from "@phosphor-icons/react/dist/csr/PersonSimpleWalk";
import { durationText } from "../../lib/travel-text.ts";
import { useWaysMessages } from "../../messages/ways.ts";
import { MetroDisc } from "../MetroDisc/MetroDisc.tsx";
import { MetroWayText } from "./MetroWayText.tsx";
import styles from "./Ways.module.css";

interface WayLineProps {
  /** The way from one place to the next. */
  readonly leg: WalkLeg;
  /** How the way by metro is shown: by its minutes alone, or with its stations and lines. */
  readonly metro: "minutes" | "stations";
  /** The name of the place where the way ends, if that place is not the next row. @default null */
  readonly destination?: string | null;
}

/** The way to the next place: the minutes on foot, and the way by metro if the metro saves time. */
export function WayLine({ leg: { footMinutes, metro: way }, metro, destination = null }: WayLineProps) {
  const messages = useWaysMessages();
  const { ways: texts } = messages;
  const onFoot = durationText(footMinutes, messages);
  return (
    <div className={styles.way} data-metro={metro}>
      <p>
        <span>
          <PersonSimpleWalkIcon size={16} aria-hidden />
          {destination === null ? texts.legOnFoot(onFoot) : texts.legOnFootTo(onFoot, destination)}
        </span>
        {way !== null && <MetroMinutes minutes={durationText(way.minutes, messages)} metro={metro} />}
      </p>
      {way !== null && metro === "stations" && (
        <p>
          <MetroWayText way={way} />
        </p>
      )}
    </div>
  );
}

function MetroMinutes({ minutes, metro }: { readonly minutes: string } & Pick<WayLineProps, "metro">) {
  const { ways: texts } = useWaysMessages();
  return (
    <>
      {metro === "minutes" && <span aria-hidden>·</span>}
      <span>
        <MetroDisc />
        {metro === "minutes" ? minutes : texts.legByMetro(minutes)}
      </span>
    </>
  );
}
