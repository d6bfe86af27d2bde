import type { WalkSums } from "@flaneur/domain";
import type { ReactNode } from "react";
import { distanceText, durationText } from "../../lib/travel-text.ts";
import { useWaysMessages } from "../../messages/ways.ts";
import styles from "./Ways.module.css";

interface WaySumsProps {
  /** The length and the times of the way. Null if there is no way: only `children` are rendered. */
  readonly sums: WalkSums | null;
  /** The order of the places: the shortest way, the visitor's own order, or the order of a list. */
  readonly order: "shortest" | "own" | "list";
  /** The accessible name of the figures, if they are the figures of a part of the way. @default 'The whole way' */
  readonly label?: string | undefined;
  /** Content after the figures, at the end of the line. */
  readonly children?: ReactNode;
}

/** The length of a way, its time on foot, and its time with the metro if the metro saves time. */
export const WaySums = ({ sums, order, label, children }: WaySumsProps) => (
  <div className={styles.sums} data-order={order}>
    {sums !== null && <Figures sums={sums} order={order} label={label} />}
    {children}
  </div>
);

function Figures({ sums, order, label }: { readonly sums: WalkSums } & Pick<WaySumsProps, "order" | "label">) {
  const messages = useWaysMessages();
  const { ways: texts } = messages;
  const { km, footMinutes, minutes, metroLegs } = sums;
  const figures = [
    [distanceText(km, messages), texts.inOrder[order]],
    [durationText(footMinutes, messages), texts.onFoot],
    ...(metroLegs > 0 ? [[durationText(minutes, messages), texts.withMetro(metroLegs)]] : []),
  ];
  return (
    <ul className={styles.figures} aria-label={label ?? texts.sum}>
      {figures.map(([figure, text]) => (
        <li key={text}>
          <b>{figure}</b> <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
