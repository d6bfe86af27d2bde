import type { ComponentProps } from "react";
import styles from "./VisuallyHidden.module.css";

/** Text for screen readers only. It is a class of our own, because Radix's component would enlarge the first bundle. */
export const VisuallyHidden = (props: ComponentProps<"span">) => <span {...props} className={styles.hidden} />;
