import { durationText } from "../../lib/travel-text.ts";
import { useWalkMessages } from "../../messages/walk.ts";
import type { ShownWalk } from "../../view-models/walk-state.ts";
import styles from "./WalkScreen.module.css";

/** The length of the whole way, and its time on foot and with the metro. */
export function WalkSum({ walk }: { readonly walk: ShownWalk }) {
  const messages = useWalkMessages();
  const { walk: texts } = messages;
  const { km, footMinutes, minutes, metroLegs, choice } = walk;
  const figures = [
    [texts.km(km), texts.inOrder[choice.order]],
    [durationText(footMinutes, messages), texts.onFoot],
    ...(metroLegs > 0 ? [[durationText(minutes, messages), texts.withMetro(metroLegs)]] : []),
  ];
  return (
    <ul className={styles.sum} aria-label={texts.sum}>
      {figures.map(([figure, text]) => (
        <li key={text}>
          <b>{figure}</b> <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
