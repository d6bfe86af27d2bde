import styles from "./FilterRowSpace.module.css";

/** Reserves the space of `FilterRow` until its code is loaded. */
export const FilterRowSpace = () => <div className={styles.space} />;
