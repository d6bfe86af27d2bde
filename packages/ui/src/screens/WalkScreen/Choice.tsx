import { CaretDownIcon } from "@phosphor-icons/react/dist/csr/CaretDown";
import { type ReactNode, useId } from "react";
import styles from "./WalkFields.module.css";

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The options. */
  readonly children: ReactNode;
}

/** A select with its label above. */
export function Choice({ label, value, onChange, children }: ChoiceProps) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.select}>
        <select id={id} className={styles.field} value={value} onChange={(event) => onChange(event.target.value)}>
          {children}
        </select>
        <CaretDownIcon size={16} className={styles.caret} aria-hidden />
      </span>
    </div>
  );
}
