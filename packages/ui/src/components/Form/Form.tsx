import { WarningCircleIcon } from "@phosphor-icons/react/dist/csr/WarningCircle";
import type { ReactNode } from "react";
import { cx } from "../../lib/cx.ts";
import type { FormState } from "../../lib/form-state.ts";
import { Button, type ButtonProps } from "../Button/Button.tsx";
import styles from "./Form.module.css";

export interface FormFrameProps {
  readonly failure: string | null;
  readonly onSubmit: () => void;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A form whose failure is announced (§8). What is wrong with a field stands below that field. */
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
  readonly state: FormState<string>["submit"];
  readonly label: string;
  readonly pendingLabel: string;
}

/** The decision of a form. While it is pending it keeps the focus, and a second press does nothing. */
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
