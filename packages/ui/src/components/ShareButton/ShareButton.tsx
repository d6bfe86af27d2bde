import { CheckIcon } from "@phosphor-icons/react/dist/csr/Check";
import { ShareNetworkIcon } from "@phosphor-icons/react/dist/csr/ShareNetwork";
import { cx } from "../../lib/cx.ts";
import { usePlaceMessages } from "../../messages/place.ts";
import styles from "./ShareButton.module.css";

export interface ShareButtonProps {
  /** The result of the last press. Set it back to `none` after two seconds. */
  readonly result: "none" | "copied" | "failed";
  /** Called when the button is pressed. */
  readonly onShare: () => void;
  /** An additional class of the button's wrapper. */
  readonly className?: string | undefined;
}

/** A button to share the page, with the result of the last press next to it. */
export function ShareButton({ result, onShare, className }: ShareButtonProps) {
  const { share } = usePlaceMessages();
  return (
    <span className={cx(styles.place, className)}>
      <button type="button" className={styles.button} aria-label={share.share} onClick={onShare}>
        {result === "copied" ? <CheckIcon size={20} aria-hidden /> : <ShareNetworkIcon size={20} aria-hidden />}
      </button>
      <span className={styles.tip} role="status" data-shown={result !== "none"}>
        {result === "copied" && share.copied}
        {result === "failed" && share.failed}
      </span>
    </span>
  );
}
