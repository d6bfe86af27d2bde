import { Fragment } from "react";
import { useLightboxMessages } from "../../messages/lightbox.ts";
import styles from "./Lightbox.module.css";

interface KeyHintsProps {
  readonly shows: "image" | "video" | "nothing";
  /** There is something to go on to. */
  readonly several: boolean;
}

/** What the keys do, where there is a keyboard. */
export function KeyHints({ shows, several }: KeyHintsProps) {
  const { keys } = useLightboxMessages();
  const hints: readonly (readonly [keys: readonly string[], meaning: string])[] = [
    ...(several ? [[["←", "→"], keys.media] as const] : []),
    ...(shows === "image" ? [[["+", "−"], keys.zoom] as const] : []),
    ...(shows === "video"
      ? ([
          [["J", "L"], keys.seek],
          [[keys.space], keys.play],
          [["M"], keys.mute],
        ] as const)
      : [[[keys.escape], keys.close] as const]),
  ];
  return (
    <p className={styles.hints} aria-hidden>
      {hints.map(([names, meaning]) => (
        <Fragment key={meaning}>
          <span className={styles.hint}>
            {names.map((name) => (
              <kbd key={name}>{name}</kbd>
            ))}
            {meaning}
          </span>
        </Fragment>
      ))}
    </p>
  );
}
