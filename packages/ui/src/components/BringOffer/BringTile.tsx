import { DownloadSimpleIcon } from "@phosphor-icons/react/dist/csr/DownloadSimple";
import type { ReactNode } from "react";
import styles from "./BringTile.module.css";

interface BringTileProps {
  readonly title: string;
  readonly text: string;
  /** The button or link that starts the import. */
  readonly action: ReactNode;
}

/** A tile that says which places can be imported, with the control that starts the import. */
export const BringTile = ({ title, text, action }: BringTileProps) => (
  <div className={styles.tile}>
    <span className={styles.disc}>
      <DownloadSimpleIcon size={22} aria-hidden />
    </span>
    <div className={styles.text}>
      <h2 className={styles.title}>{title}</h2>
      <p>{text}</p>
    </div>
    {action}
  </div>
);
