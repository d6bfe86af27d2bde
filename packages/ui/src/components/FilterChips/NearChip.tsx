import { NEAR_MINUTES, type Near } from "@flaneur/domain";
import { PersonSimpleWalkIcon } from "@phosphor-icons/react/dist/csr/PersonSimpleWalk";
import { formatName } from "../../lib/format-dashes.ts";
import { useMessages } from "../../messages/use-messages.ts";
import styles from "./FilterChips.module.css";
import { MinutesChip } from "./MinutesChip.tsx";

export interface NearChipProps {
  readonly near: Near;
  /** Called with the filter after the minutes were changed. */
  readonly onChange: (near: Near) => void;
  /** Called when the cross is pressed. */
  readonly onRemove: () => void;
}

/** The chip of 'Near …'. On the narrowest phones, a walking figure replaces the word 'Near'. */
export function NearChip({ near, onChange, onRemove }: NearChipProps) {
  const { chips } = useMessages();
  const place = formatName(near.name);
  const name = chips.near(place);
  return (
    <MinutesChip
      name={name}
      minutes={near.minutes}
      choices={NEAR_MINUTES}
      onChange={(minutes) => onChange({ ...near, minutes })}
      onRemove={onRemove}
    >
      <PersonSimpleWalkIcon size={16} className={styles.walk} aria-hidden />
      <span className={styles.near}>{name.slice(0, -place.length)}</span>
      {place}
    </MinutesChip>
  );
}
