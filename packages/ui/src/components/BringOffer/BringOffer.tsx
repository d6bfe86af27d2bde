import { cx } from "../../lib/cx.ts";
import { Link } from "../../lib/link.tsx";
import { useBringMessages } from "../../messages/bring.ts";
import buttons from "../Button/Button.module.css";
import styles from "./BringOffer.module.css";
import { BringTile } from "./BringTile.tsx";

interface BringOfferProps {
  /** The URL of the page that imports the visitor's places. */
  readonly href: string;
}

/** An offer to import places from other maps, shown below the empty favorites. */
export function BringOffer({ href }: BringOfferProps) {
  const { bring: texts, favorites } = useBringMessages();
  const begin = (
    <Link className={cx(buttons.button, buttons.solid, buttons.large, styles.link)} href={href}>
      {favorites.bring}
    </Link>
  );
  return (
    <section className={styles.offer} aria-label={texts.title}>
      <BringTile title={texts.offerTitle} text={texts.offerText} action={begin} />
    </section>
  );
}
