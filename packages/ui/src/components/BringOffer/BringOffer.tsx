import { cx } from "../../lib/cx.ts";
import { Link } from "../../lib/link.tsx";
import { useBringMessages } from "../../messages/bring.ts";
import buttons from "../Button/Button.module.css";
import styles from "./BringOffer.module.css";
import { BringTile } from "./BringTile.tsx";

interface BringOfferProps {
  /** The URL of the page that reads the places. */
  readonly href: string;
}

/** The offer to bring places of other maps, below the empty favorites. */
export function BringOffer({ href }: BringOfferProps) {
  const { bring: texts } = useBringMessages();
  const begin = (
    <Link className={cx(buttons.button, buttons.solid, buttons.large, styles.link)} href={href}>
      {texts.link}
    </Link>
  );
  return (
    <section className={styles.offer} aria-label={texts.title}>
      <BringTile title={texts.offerTitle} text={texts.offerText} action={begin} />
    </section>
  );
}
