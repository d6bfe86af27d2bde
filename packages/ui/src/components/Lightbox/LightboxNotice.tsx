import { useLightboxMessages } from "../../messages/lightbox.ts";
import type { LightboxState } from "../../view-models/lightbox-state.ts";
import styles from "./Lightbox.module.css";

/**
 * A notice with the reason why no picture or video is shown. The live region is always rendered, so that screen readers
 * announce a new text.
 */
export function LightboxNotice({ state }: { readonly state: LightboxState }) {
  const text = noticeOf(state, useLightboxMessages());
  return <div role="status">{text !== null && <p className={styles.notice}>{text}</p>}</div>;
}

/** Returns the text of the notice; null if a picture or video is shown. */
function noticeOf(state: LightboxState, texts: ReturnType<typeof useLightboxMessages>): string | null {
  switch (state.status) {
    case "loading":
      return texts.loadingPlace;
    case "missing":
      return texts.noPlace;
    case "ready":
      return typeof state.shown === "string" ? texts[state.shown] : null;
  }
}
