import type { ComponentProps } from "react";
import styles from "./VisuallyHidden.module.css";

/** Text for screen readers only. A class replaces Radix's component, which would enlarge the first bundle. */
export const VisuallyHidden = (props: ComponentProps<"span">) => <span {...props} className={styles.hidden} />;
