import { type ComponentProps, useId } from "react";
import { useMessages } from "../../messages/use-messages.ts";
import styles from "./TextArea.module.css";

export interface TextAreaProps extends Omit<ComponentProps<"textarea">, "onChange" | "value" | "id"> {
  readonly label: string;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** Says '(optional)' behind the label. */
  readonly optional?: boolean;
}

/** Text of several lines; it grows with what is typed. */
export function TextArea({ label, value, onValueChange, optional = false, ...rest }: TextAreaProps) {
  const { common } = useMessages();
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> {common.optional}</span>}
      </label>
      <textarea
        rows={3}
        {...rest}
        id={id}
        className={styles.area}
        value={value}
        onChange={({ target }) => onValueChange(target.value)}
      />
    </div>
  );
}
