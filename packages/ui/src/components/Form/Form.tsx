import { WarningCircleIcon } from "@phosphor-icons/react/dist/csr/WarningCircle";
import type { ReactNode } from "react";
import { cx } from "../../lib/cx.ts";
import type { FormState } from "../../lib/form-state.ts";
import { Button, type ButtonProps } from "../Button/Button.tsx";
import styles from "./Form.module.css";

export interface FormFrameProps {
  /** The error of the whole form, or null. */
  readonly failure: string | null;
  /** Called when the form is submitted. */
  readonly onSubmit: () => void;
  /** An additional class of the form. */
  readonly className?: string | undefined;
  /** The fields and the buttons. */
  readonly children: ReactNode;
}

/** A form whose failure is announced (§8). Errors of single fields are shown below the fields. */
export function Form({ failure, onSubmit, className, children }: FormFrameProps) {
  return (
    <form
      noValidate
      className={cx(styles.form, className)}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <div role="alert" className={styles.slot}>
        {failure !== null && (
          <p className={styles.failure}>
            <WarningCircleIcon size={20} weight="fill" aria-hidden />
            {failure}
          </p>
        )}
      </div>
      {children}
    </form>
  );
}

export interface SubmitButtonProps extends Pick<ButtonProps, "variant" | "className" | "size"> {
  /** The button is disabled, enabled, or pending. */
  readonly state: FormState<string>["submit"];
  /** The text of the button. */
  readonly label: string;
  /** The text of the button while the form is pending. */
  readonly pendingLabel: string;
}

/**
 * The submit button of a form. While it is pending, it keeps the focus and ignores presses. By default, `variant` is
 * "solid" and `size` is "large".
 */
export function SubmitButton({
  state,
  label,
  pendingLabel,
  variant = "solid",
  size = "large",
  className,
}: SubmitButtonProps) {
  const pending = state === "pending";
  return (
    <Button
      type="submit"
      variant={variant}
      size={size}
      className={cx(className, pending && styles.pending)}
      disabled={state === "disabled"}
      aria-disabled={pending || undefined}
      onClick={(event) => pending && event.preventDefault()}
    >
      {pending ? pendingLabel : label}
    </Button>
  );
}
