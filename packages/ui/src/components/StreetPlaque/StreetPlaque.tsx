import { arrondissementNumber, splitStreet } from "@flaneur/domain";
import { cx } from "../../lib/cx.ts";
import { useMessages } from "../../messages/use-messages.ts";
import { Ordinal } from "../Ordinal/Ordinal.tsx";
import { Plaque } from "../Plaque/Plaque.tsx";
import styles from "./StreetPlaque.module.css";

export interface StreetPlaqueProps {
  readonly address: string;
  /** '75011' */
  readonly arrondissement: string | null;
}

/** From here on a street is lettered smaller, as the city does. */
const LONG = 24;

/**
 * The plaque of a street corner, cut from the address: house number, then the street under '11e Arrt'. Decoration:
 * the address is written beside it in words.
 */
export function StreetPlaque({ address, arrondissement }: StreetPlaqueProps) {
  const { signs } = useMessages();
  const street = splitStreet(address);
  if (street === null) return <Plaque arrondissement={arrondissement} size="large" />;
  const known = arrondissement !== null && arrondissementNumber(arrondissement) !== null;
  return (
    <div className={styles.plaques} aria-hidden>
      {street.houseNumber !== null && <span className={cx(styles.enamel, styles.number)}>{street.houseNumber}</span>}
      <span className={cx(styles.enamel, styles.street)}>
        {known && (
          <small className={styles.district}>
            <Ordinal code={arrondissement} /> {signs.arrondissement.base}
            <sup>{signs.arrondissement.raised}</sup>
          </small>
        )}
        <b className={styles.name} data-long={street.street.length > LONG}>
          {street.street}
        </b>
      </span>
    </div>
  );
}
