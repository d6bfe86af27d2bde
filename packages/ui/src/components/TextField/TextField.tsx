import { WarningCircleIcon } from "@phosphor-icons/react/dist/csr/WarningCircle";
import { type ComponentProps, type ReactNode, useId } from "react";
import { cx } from "../../lib/cx.ts";
import { useMessages } from "../../messages/use-messages.ts";
import styles from "./TextField.module.css";

export interface TextFieldProps extends Omit<ComponentProps<"input">, "onChange" | "value" | "id"> {
  /** The label of the field. */
  readonly label: string;
  /** Whether the label is visible above the field, or only read by screen readers. @default "above" */
  readonly labelled?: "above" | "hidden";
  /** The text in the field. */
  readonly value: string;
  /** Called with the new text when the visitor types. */
  readonly onValueChange: (value: string) => void;
  /** A help text below the field. */
  readonly hint?: string | undefined;
  /** The error of the value (§5), shown below the field and announced when it appears. */
  readonly error?: string | undefined;
  /** An icon before the text. */
  readonly icon?: ReactNode;
  /** A control at the end of the field, such as 'Show password'. */
  readonly end?: ReactNode;
  /** Whether '(optional)' is shown after the label. @default false */
  readonly optional?: boolean;
  /** Whether a character count is shown from three quarters of `maxLength` on. @default false */
  readonly counted?: boolean;
}

/** The share of `maxLength` from which the character count is shown. */
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
  const { common, number } = useMessages();
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={cx(styles.field, className)}>
      <label className={cx(styles.label, styles[labelled])} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> {common.optional}</span>}
        {counted && rest.maxLength !== undefined && value.length >= rest.maxLength * COUNTED_FROM && (
          <span className={styles.count} aria-hidden>
            {number(value.length)} / {number(rest.maxLength)}
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
