import { iconOf } from "../PlaceMap/TypeGlyphs.tsx";
import styles from "./Picture.module.css";

export interface UnsavedGlyphProps {
  /** The type of the place. Unknown types have the glyph of a spot. */
  readonly type: string;
  /** The alternative text of the picture. */
  readonly alt: string;
}

/** The glyph of a type in place of a picture that is not kept on the device. */
export function UnsavedGlyph({ type, alt }: UnsavedGlyphProps) {
  const Icon = iconOf(type);
  return (
    <span className={styles.unsaved} {...(alt === "" ? { "aria-hidden": true } : { role: "img", "aria-label": alt })}>
      <Icon aria-hidden />
    </span>
  );
}
