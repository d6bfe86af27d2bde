import styles from "./Switch.module.css";

export interface SwitchProps {
  readonly label: string;
  readonly state: "on" | "off";
  readonly onStateChange: (state: "on" | "off") => void;
}

/** A setting that holds at once; its label is part of what is pressed. */
export const Switch = ({ label, state, onStateChange }: SwitchProps) => (
  <label className={styles.row}>
    {label}
    <input
      type="checkbox"
      role="switch"
      className={styles.switch}
      checked={state === "on"}
      aria-checked={state === "on"}
      onChange={({ target }) => onStateChange(target.checked ? "on" : "off")}
    />
  </label>
);
