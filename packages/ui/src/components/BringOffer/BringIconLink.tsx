import { UploadSimpleIcon } from "@phosphor-icons/react/dist/csr/UploadSimple";
import { cx } from "../../lib/cx.ts";
import { Link } from "../../lib/link.tsx";
import { useMessages } from "../../messages/use-messages.ts";
import buttons from "../Button/Button.module.css";
import exportMenu from "../ExportMenu/ExportMenu.module.css";
import styles from "./BringIconLink.module.css";

interface BringIconLinkProps {
  /** The URL of the page that imports the visitor's places. */
  readonly href: string;
}

/** `BringLink` as an icon next to the export, with its name as a tooltip. */
export function BringIconLink({ href }: BringIconLinkProps) {
  const { favorites: texts } = useMessages();
  return (
    <span className={cx(exportMenu.box, styles.box)} data-phone="shown">
      <Link
        className={cx(buttons.button, buttons.outline, buttons.medium, exportMenu.button)}
        href={href}
        aria-label={texts.bring}
      >
        <UploadSimpleIcon size={18} aria-hidden />
      </Link>
      <span className={exportMenu.tip} data-shown={false} aria-hidden>
        {texts.bring}
      </span>
    </span>
  );
}
