import { ArrowLeftIcon } from "@phosphor-icons/react/dist/csr/ArrowLeft";
import { ArrowRightIcon } from "@phosphor-icons/react/dist/csr/ArrowRight";
import type { ReactNode } from "react";
import type { ShownKind } from "../../lib/lightbox-keys.ts";
import { useLightboxMessages } from "../../messages/lightbox.ts";
import styles from "./Lightbox.module.css";

interface KeyHintsProps {
  /** The kind of the shown item. Pictures and videos have different keys. */
  readonly shows: ShownKind;
  /** Whether the arrow keys lead to another picture or video. */
  readonly several: boolean;
}

/** The icons of the arrow keys. Icons replace arrow characters, which a font may lack. */
const ICONS: ReadonlyMap<string, ReactNode> = new Map([
  ["ArrowLeft", <ArrowLeftIcon key="left" />],
  ["ArrowRight", <ArrowRightIcon key="right" />],
]);

/** The functions of the keys. CSS hides them in small windows, and on devices whose pointer cannot hover. */
export function KeyHints({ shows, several }: KeyHintsProps) {
  const { keys } = useLightboxMessages();
  const hints: readonly (readonly [keys: readonly string[], meaning: string])[] = [
    ...(several ? [[["ArrowLeft", "ArrowRight"], keys.media] as const] : []),
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
        <span key={meaning} className={styles.hint}>
          {names.map((name) => (
            <kbd key={name}>{ICONS.get(name) ?? name}</kbd>
          ))}
          {meaning}
        </span>
      ))}
    </p>
  );
}
