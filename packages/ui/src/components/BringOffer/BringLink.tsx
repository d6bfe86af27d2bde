import { DownloadSimpleIcon } from "@phosphor-icons/react/dist/csr/DownloadSimple";
import { cx } from "../../lib/cx.ts";
import { Link } from "../../lib/link.tsx";
import { useMessages } from "../../messages/use-messages.ts";
import buttons from "../Button/Button.module.css";
import styles from "./BringLink.module.css";

interface BringLinkProps {
  /** The URL of the page that imports the visitor's places. */
  readonly href: string;
}

/** The link from the visitor's lists to the page that imports places from other maps. */
export function BringLink({ href }: BringLinkProps) {
  const { favorites: texts } = useMessages();
  return (
    <Link className={cx(buttons.button, buttons.outline, buttons.medium, styles.link)} href={href}>
      <DownloadSimpleIcon size={18} aria-hidden />
      {texts.bring}
    </Link>
  );
}
