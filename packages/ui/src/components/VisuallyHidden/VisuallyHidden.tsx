import type { ComponentProps } from "react";
import styles from "./VisuallyHidden.module.css";

/** Text for screen readers only. Radix's component is not used, because it would enlarge the first bundle. */
export const VisuallyHidden = (props: ComponentProps<"span">) => <span {...props} className={styles.hidden} />;
