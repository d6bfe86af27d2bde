import type { AuthField, AuthForm } from "@flaneur/domain";
import { BookmarkSimpleIcon } from "@phosphor-icons/react/dist/csr/BookmarkSimple";
import { ClockIcon } from "@phosphor-icons/react/dist/csr/Clock";
import { HeartIcon } from "@phosphor-icons/react/dist/csr/Heart";
import { contentOf } from "../../lib/content-of.ts";
import type { FormProps } from "../../lib/form-state.ts";
import { useAccountMessages } from "../../messages/account.ts";
import { Button } from "../Button/Button.tsx";
import { Dialog } from "../Dialog/Dialog.tsx";
import styles from "./AuthDialog.module.css";
import type { AuthReason } from "./auth-reason.ts";
import { SignInForm } from "./SignInForm.tsx";
import { SignUpForm } from "./SignUpForm.tsx";

export interface AuthDialogProps extends FormProps<AuthField> {
  /** Whether the dialog is open. */
  readonly open: boolean;
  /** Which form is shown: sign up or sign in. */
  readonly form: AuthForm;
  /** Why the dialog is open, which it says above the form; null if the visitor opened it without a reason. */
  readonly reason: AuthReason | null;
  /** Called when the visitor switches to the other form. */
  readonly onFormChange: (form: AuthForm) => void;
  /**
   * Called when the visitor presses 'Forgot your password?' in the form to sign in. If absent, the button is not
   * rendered.
   */
  readonly onForgotPassword?: (() => void) | undefined;
  /** Called when the visitor presses 'Continue Without Account', the cross, Escape or the backdrop. */
  readonly onClose: () => void;
}

/** A dialog with the form to create an account or the form to sign in (§2). */
export function AuthDialog({
  open,
  form,
  reason,
  onFormChange,
  onForgotPassword,
  onClose,
  ...fields
}: AuthDialogProps) {
  const { auth } = useAccountMessages();
  const other = form === "signUp" ? "signIn" : "signUp";
  const Fields = form === "signUp" ? SignUpForm : SignInForm;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      // After signing in, the button that has opened the dialog is gone.
      returnFocus={(opener) => opener ?? contentOf(document)}
      title={auth[form].title}
      subtitle={auth[form].subtitle}
      size="poster"
      phone="screen"
      poster={<div className={styles.poster} aria-hidden />}
    >
      {reason !== null && <ReasonBanner reason={reason} />}
      <Fields {...fields} />
      <div className={styles.ways}>
        {form === "signIn" && onForgotPassword !== undefined && (
          <Button variant="link" className={styles.other} onClick={onForgotPassword}>
            {auth.forgotPassword}
          </Button>
        )}
        <Button size="large" variant="quiet" className={styles.without} onClick={onClose}>
          {auth.withoutAccount}
        </Button>
        <Button variant="link" className={styles.other} onClick={() => onFormChange(other)}>
          {auth[form].switchForm}
        </Button>
      </div>
    </Dialog>
  );
}

const ICONS = {
  favorites: HeartIcon,
  views: BookmarkSimpleIcon,
  lists: BookmarkSimpleIcon,
  sessionEnded: ClockIcon,
} satisfies Record<AuthReason, unknown>;

function ReasonBanner({ reason }: { readonly reason: AuthReason }) {
  const { title, text } = useAccountMessages().auth.reasons[reason];
  const Icon = ICONS[reason];
  return (
    <div className={styles.reason}>
      <Icon size={20} aria-hidden />
      <div>
        <p className={styles.reasonTitle}>{title}</p>
        <p className={styles.reasonText}>{text}</p>
      </div>
    </div>
  );
}
