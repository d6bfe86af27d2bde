import type { ReactNode } from "react";
import { MissingPartNotice } from "../MissingPartNotice/MissingPartNotice.tsx";
import styles from "./AppFrame.module.css";

export interface AppFrameProps {
  /** The top bar. Pass a separate component, so that typing in its search does not re-render the screen. */
  readonly topBar: ReactNode;
  /** The screen, which contains a `main` element with the id `content`. */
  readonly children: ReactNode;
  /** The footer below the screen. Omit it or render nothing below the map, which fills the window. */
  readonly footer?: ReactNode;
}

/** The layout of every page (§2): the top bar, the screen, the footer, and a notice if code could not be loaded. */
export const AppFrame = ({ topBar, children, footer }: AppFrameProps) => (
  <div className={styles.frame}>
    {topBar}
    {children}
    {footer}
    <MissingPartNotice />
  </div>
);
