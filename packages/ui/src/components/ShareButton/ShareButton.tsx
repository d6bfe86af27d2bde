import { CheckIcon } from "@phosphor-icons/react/dist/csr/Check";
import { ShareNetworkIcon } from "@phosphor-icons/react/dist/csr/ShareNetwork";
import { cx } from "../../lib/cx.ts";
import { usePlaceMessages } from "../../messages/place.ts";
import styles from "./ShareButton.module.css";

export interface ShareButtonProps {
  /** What came of the last press: for two seconds the button says so. */
  readonly result: "none" | "copied" | "failed";
  readonly onShare: () => void;
  readonly className?: string | undefined;
}

/** Shares the page, or copies its address where the browser cannot share. */
export function ShareButton({ result, onShare, className }: ShareButtonProps) {
  const { share } = usePlaceMessages();
  return (
    <span className={cx(styles.place, className)}>
      <button type="button" className={styles.button} aria-label={share.share} onClick={onShare}>
        {result === "copied" ? <CheckIcon size={22} aria-hidden /> : <ShareNetworkIcon size={22} aria-hidden />}
      </button>
      <span className={styles.tip} role="status" data-shown={result !== "none"}>
        {result === "copied" && share.copied}
        {result === "failed" && share.failed}
      </span>
    </span>
  );
}
