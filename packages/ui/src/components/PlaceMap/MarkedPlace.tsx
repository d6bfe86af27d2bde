import { formatName } from "../../lib/format-dashes.ts";
import { useMessages } from "../../messages/use-messages.ts";
import { widthOf } from "./cluster-look.ts";
import styles from "./MarkedPlace.module.css";
import type { MapMark } from "./map-mark.ts";
import { iconOf } from "./TypeGlyphs.tsx";

interface MarkedPlaceProps {
  readonly name: string;
  /** The place, or the cluster that contains it. */
  readonly mark: MapMark;
}

/**
 * The highlighted disc that covers the pin or cluster of the marked place, and the label with its name. They are hidden
 * from screen readers.
 */
export function MarkedPlace({ name, mark }: MarkedPlaceProps) {
  const { number } = useMessages();
  const Glyph = iconOf(mark.kind === "cluster" ? null : mark.pin.type);
  const size = mark.kind === "cluster" ? widthOf(mark) : 34;
  return (
    <div className={styles.marked} aria-hidden>
      <span className={styles.disc} style={{ width: size, height: size }}>
        {mark.kind === "cluster" ? number(mark.count) : <Glyph size={18} />}
      </span>
      <span className={styles.label} style={{ top: Math.max(26, size / 2 + 9) }}>
        {formatName(name)}
      </span>
    </div>
  );
}
