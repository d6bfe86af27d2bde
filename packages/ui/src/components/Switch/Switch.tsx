import styles from "./Switch.module.css";

export interface SwitchProps {
  /** The label. A press on the label switches, too. */
  readonly label: string;
  /** Whether the switch is on. */
  readonly state: "on" | "off";
  /** Called with the new state when the switch is pressed. */
  readonly onStateChange: (state: "on" | "off") => void;
}

/** A switch with a label. */
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
