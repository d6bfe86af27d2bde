import { DownloadSimpleIcon } from "@phosphor-icons/react/dist/csr/DownloadSimple";
import { cx } from "../../lib/cx.ts";
import { Link } from "../../lib/link.tsx";
import { useBringMessages } from "../../messages/bring.ts";
import buttons from "../Button/Button.module.css";
import styles from "./BringOffer.module.css";

interface BringOfferProps {
  /** The URL of the page that reads the places. */
  readonly href: string;
}

/** Below the empty favorites: how to begin with what the visitor has saved elsewhere. */
export function BringOffer({ href }: BringOfferProps) {
  const { bring: texts } = useBringMessages();
  return (
    <section className={styles.offer} aria-label={texts.title}>
      <span className={styles.disc}>
        <DownloadSimpleIcon size={22} aria-hidden />
      </span>
      <div className={styles.text}>
        <h2 className={styles.title}>{texts.offerTitle}</h2>
        <p>{texts.offerText}</p>
      </div>
      <Link className={cx(buttons.button, buttons.solid, buttons.large, styles.link)} href={href}>
        {texts.link}
      </Link>
    </section>
  );
}
