import { useLightboxMessages } from "../../messages/lightbox.ts";
import type { LightboxState } from "../../view-models/lightbox-state.ts";
import styles from "./Lightbox.module.css";

/** A notice with the reason why no picture or video is shown. */
export function LightboxNotice({ state }: { readonly state: LightboxState }) {
  const texts = useLightboxMessages();
  switch (state.status) {
    case "loading":
      return (
        <p className={styles.notice} role="status">
          {texts.loadingPlace}
        </p>
      );
    case "missing":
      return <p className={styles.notice}>{texts.noPlace}</p>;
    case "ready":
      return typeof state.shown === "string" ? <p className={styles.notice}>{texts[state.shown]}</p> : null;
  }
}
