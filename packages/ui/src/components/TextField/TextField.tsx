import { WarningCircleIcon } from "@phosphor-icons/react/dist/csr/WarningCircle";
import { type ComponentProps, type ReactNode, useId } from "react";
import { cx } from "../../lib/cx.ts";
import { useMessages } from "../../messages/use-messages.ts";
import styles from "./TextField.module.css";

export interface TextFieldProps extends Omit<ComponentProps<"input">, "onChange" | "value" | "id"> {
  readonly label: string;
  /** Whether the label stands above the field, or is for screen readers alone. @default "above" */
  readonly labelled?: "above" | "hidden";
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly hint?: string | undefined;
  /** What is wrong with the value (§5). Tied to the field and announced when it appears. */
  readonly error?: string | undefined;
  readonly icon?: ReactNode;
  /** A control at the end of the field, such as 'Show password'. */
  readonly end?: ReactNode;
  /** Shows '(optional)' after the label. */
  readonly optional?: boolean;
  /** Counts the characters, once most of `maxLength` are used. @default false */
  readonly counted?: boolean;
}

/** The share of a limit from which it matters. */
const COUNTED_FROM = 0.75;

export function TextField({
  label,
  labelled = "above",
  value,
  onValueChange,
  hint,
  error,
  icon,
  end,
  optional = false,
  counted = false,
  className,
  ...rest
}: TextFieldProps) {
  const { common } = useMessages();
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={cx(styles.field, className)}>
      <label className={cx(styles.label, styles[labelled])} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> {common.optional}</span>}
        {counted && rest.maxLength !== undefined && value.length >= rest.maxLength * COUNTED_FROM && (
          <span className={styles.count} aria-hidden>
            {value.length} / {rest.maxLength}
          </span>
        )}
      </label>
      <div className={cx(styles.box, error !== undefined && styles.bad)}>
        {icon}
        <input
          {...rest}
          id={id}
          className={styles.input}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
          aria-invalid={error !== undefined}
          aria-describedby={described || undefined}
        />
        {end}
      </div>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div role="alert" id={`${id}-error`} className={styles.errorSlot}>
        {error && (
          <p className={styles.error}>
            <WarningCircleIcon size={16} weight="fill" aria-hidden />
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
