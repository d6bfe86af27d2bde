import { WarningCircleIcon } from "@phosphor-icons/react/dist/csr/WarningCircle";
import { type ComponentProps, useId } from "react";
import { useMessages } from "../../messages/use-messages.ts";
import styles from "./TextArea.module.css";

export interface TextAreaProps extends Omit<ComponentProps<"textarea">, "onChange" | "value" | "id"> {
  /** The visible label. */
  readonly label: string;
  /** The text in the field. */
  readonly value: string;
  /** Called with the new text when the visitor types. */
  readonly onValueChange: (value: string) => void;
  /** Whether '(optional)' is shown after the label. @default false */
  readonly optional?: boolean;
  /**
   * The number of characters that can be saved. A character count is shown once the text has three quarters of this
   * number. A longer text is not cut: the field shows an error, and the form must not be saved. @default no limit
   */
  readonly limit?: number;
  /** An error that is shown below the field and announced, unless the text is longer than `limit`. */
  readonly error?: string | undefined;
}

/** The share of the limit from which the character count is shown. */
const COUNTED_FROM = 0.75;

/** A field for text of several lines, which grows with the text. */
export function TextArea({ label, value, onValueChange, optional = false, limit, error, ...rest }: TextAreaProps) {
  const { common, number } = useMessages();
  const id = useId();
  const excess = limit === undefined ? 0 : value.length - limit;
  const shownError = excess > 0 ? common.tooLong(excess) : error;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> {common.optional}</span>}
        {limit !== undefined && value.length >= limit * COUNTED_FROM && (
          <span className={styles.count} aria-hidden>
            {number(value.length)} / {number(limit)}
          </span>
        )}
      </label>
      <textarea
        rows={3}
        {...rest}
        id={id}
        className={styles.area}
        value={value}
        onChange={({ target }) => onValueChange(target.value)}
        aria-invalid={shownError !== undefined || undefined}
        aria-describedby={shownError === undefined ? undefined : `${id}-error`}
      />
      <div role="alert" id={`${id}-error`}>
        {shownError !== undefined && (
          <p className={styles.error}>
            <WarningCircleIcon size={16} weight="fill" aria-hidden />
            {shownError}
          </p>
        )}
      </div>
    </div>
  );
}
