import type { AuthForm } from "@flaneur/domain";
import { useRef } from "react";
import { useAccountMessages } from "../../messages/account.ts";
import type { AuthReason } from "../AuthDialog/auth-reason.ts";
import { Button } from "../Button/Button.tsx";
import { Dialog } from "../Dialog/Dialog.tsx";
import { AskedPlace, type AskedPlaceFacts } from "./AskedPlace.tsx";
import styles from "./SignInPrompt.module.css";

/** What a signed-out visitor needs an account for. `lists`: to copy a shared list. */
export type AskedFor =
  | { readonly kind: "favorite"; readonly place: AskedPlaceFacts }
  | { readonly kind: "favorites" }
  | { readonly kind: "lists" }
  /** `filters` are the active filters, as the texts of their chips. */
  | { readonly kind: "views"; readonly filters: readonly string[] };

export interface SignInPromptProps {
  /** Whether the dialog is open. */
  readonly open: boolean;
  /** What the visitor needs an account for. It decides the title, the text, and the content above the title. */
  readonly asked: AskedFor;
  /** Called with the form that the visitor chooses: sign up or sign in. */
  readonly onChoose: (form: AuthForm) => void;
  /** Called when the visitor presses 'Continue Without Account', the cross, Escape or the backdrop. */
  readonly onClose: () => void;
}

const reasonOf = ({ kind }: AskedFor): AuthReason => (kind === "favorite" ? "favorites" : kind);

/**
 * A dialog that explains what an account is for, and offers to create an account, to sign in, or to continue without an
 * account (§2).
 */
export function SignInPrompt({ open, asked, onChoose, onClose }: SignInPromptProps) {
  const { auth } = useAccountMessages();
  const create = useRef<HTMLButtonElement>(null);
  const { title, text } = auth.reasons[reasonOf(asked)];
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      subtitle={text}
      firstFocus={create}
      lead={<Lead asked={asked} />}
    >
      <div className={styles.ways}>
        <Button ref={create} variant="solid" size="large" onClick={() => onChoose("signUp")}>
          {auth.signUp.submit}
        </Button>
        <Button size="large" onClick={() => onChoose("signIn")}>
          {auth.signIn.submit}
        </Button>
        <Button variant="quiet" size="large" className={styles.without} onClick={onClose}>
          {auth.withoutAccount}
        </Button>
      </div>
    </Dialog>
  );
}

function Lead({ asked }: { readonly asked: AskedFor }) {
  const { auth } = useAccountMessages();
  if (asked.kind === "favorite") return <AskedPlace place={asked.place} />;
  if (asked.kind !== "views" || asked.filters.length === 0) return null;
  return (
    <div className={styles.filters}>
      <p className={styles.shownNow}>{auth.shownNow}</p>
      <ul className={styles.chips} aria-label={auth.shownNow}>
        {asked.filters.map((filter) => (
          <li key={filter} className={styles.chip}>
            {filter}
          </li>
        ))}
      </ul>
    </div>
  );
}
