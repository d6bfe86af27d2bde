import { arrondissementNumber, splitStreet } from "@flaneur/domain";
import { cx } from "../../lib/cx.ts";
import { useMessages } from "../../messages/use-messages.ts";
import { Ordinal } from "../Ordinal/Ordinal.tsx";
import { Plaque } from "../Plaque/Plaque.tsx";
import styles from "./StreetPlaque.module.css";

export interface StreetPlaqueProps {
  /** The address, such as '18 Rue Paul Bert, 75011 Paris'. */
  readonly address: string;
  /** The postcode, such as '75011', or null. */
  readonly arrondissement: string | null;
}

/** The number of characters above which the name of the street is set in a smaller size, as on real plaques. */
const LONG = 24;

/**
 * The plaque of a street corner: the house number, then the street below '11e Arrt'. The plaque is decorative: show the
 * address as text nearby. For an address without a street, the plaque of the arrondissement is rendered instead.
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
