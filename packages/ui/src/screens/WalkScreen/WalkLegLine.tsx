import type { WalkLeg } from "@flaneur/domain";
import { PersonSimpleWalkIcon } from "@phosphor-icons/react/dist/csr/PersonSimpleWalk";
import { MetroDisc } from "../../components/MetroDisc/MetroDisc.tsx";
import { durationText } from "../../lib/travel-text.ts";
import { useWalkMessages } from "../../messages/walk.ts";
import { MetroWayText } from "../PlaceScreen/MetroWayText.tsx";
import styles from "./WalkScreen.module.css";

/** The way to the next stop: minutes on foot, and the way by metro if it saves time. */
export function WalkLegLine({ leg: { footMinutes, metro } }: { readonly leg: WalkLeg }) {
  const messages = useWalkMessages();
  const { walk: texts } = messages;
  return (
    <div className={styles.leg}>
      <p>
        <span>
          <PersonSimpleWalkIcon size={16} aria-hidden />
          {texts.legOnFoot(durationText(footMinutes, messages))}
        </span>
        {metro !== null && (
          <span>
            <MetroDisc />
            {texts.legByMetro(durationText(metro.minutes, messages))}
          </span>
        )}
      </p>
      {metro !== null && (
        <p>
          <MetroWayText legs={metro.legs} />
        </p>
      )}
    </div>
  );
}
