import type { ReactNode } from "react";
import { MissingPartNotice } from "../MissingPartNotice/MissingPartNotice.tsx";
import styles from "./AppFrame.module.css";

export interface AppFrameProps {
  /** The one top bar. A part of its own, so that a letter typed in its search draws nothing else again. */
  readonly topBar: ReactNode;
  /** The screen. */
  readonly children: ReactNode;
  readonly footer?: ReactNode;
}

/** The shared layout of every page (§2): the top bar, and the screen below it. */
export const AppFrame = ({ topBar, children, footer }: AppFrameProps) => (
  <div className={styles.frame}>
    {topBar}
    {children}
    {footer}
    <MissingPartNotice />
  </div>
);
