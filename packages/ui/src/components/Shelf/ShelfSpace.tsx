import styles from "./ShelfSpace.module.css";

/** Reserves the space of `Shelf` until its code is loaded. */
export const ShelfSpace = () => <div className={styles.space} />;
