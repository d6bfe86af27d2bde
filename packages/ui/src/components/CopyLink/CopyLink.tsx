import { CheckIcon } from "@phosphor-icons/react/dist/csr/Check";
import { LinkSimpleIcon } from "@phosphor-icons/react/dist/csr/LinkSimple";
import { useMessages } from "../../messages/use-messages.ts";
import { Button } from "../Button/Button.tsx";
import type { ShareButtonProps } from "../ShareButton/ShareButton.tsx";
import styles from "./CopyLink.module.css";

export interface CopyLinkProps extends Pick<ShareButtonProps, "result"> {
  /** Called when the button is pressed. Copy the link. */
  readonly onCopy: () => void;
}

/** A button that copies the link to the listing. Its tooltip shows its name, or the result of the last press. */
export function CopyLink({ result, onCopy }: CopyLinkProps) {
  const { copyLink } = useMessages();
  const texts = { none: copyLink.copy, copied: copyLink.copied, failed: copyLink.failed };
  const Icon = result === "copied" ? CheckIcon : LinkSimpleIcon;
  return (
    <span className={styles.box}>
      <Button variant="outline" className={styles.button} aria-label={copyLink.copy} onClick={onCopy}>
        <Icon size={18} aria-hidden />
      </Button>
      <span className={styles.tip} data-shown={result !== "none"} aria-hidden>
        {texts[result]}
      </span>
      <span role="status" className={styles.announcement}>
        {result === "none" ? "" : texts[result]}
      </span>
    </span>
  );
}
