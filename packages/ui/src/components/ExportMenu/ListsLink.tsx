import { ListBulletsIcon } from "@phosphor-icons/react/dist/csr/ListBullets";
import { cx } from "../../lib/cx.ts";
import { Link } from "../../lib/link.tsx";
import { useExportMessages } from "../../messages/export.ts";
import buttons from "../Button/Button.module.css";
import styles from "./ListsLink.module.css";

/** The link from the favorites to the visitor's lists. */
export function ListsLink({ href }: { readonly href: string }) {
  const { listsLink } = useExportMessages();
  return (
    <Link className={cx(buttons.button, buttons.outline, buttons.medium, styles.link)} href={href}>
      <ListBulletsIcon size={18} aria-hidden />
      {listsLink}
    </Link>
  );
}
