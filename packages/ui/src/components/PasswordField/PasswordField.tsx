import { EyeIcon } from "@phosphor-icons/react/dist/csr/Eye";
import { EyeSlashIcon } from "@phosphor-icons/react/dist/csr/EyeSlash";
import { useState } from "react";
import { useAccountMessages } from "../../messages/account.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { TextField, type TextFieldProps } from "../TextField/TextField.tsx";
import styles from "./PasswordField.module.css";

export interface PasswordFieldProps extends Omit<TextFieldProps, "type" | "end" | "autoComplete"> {
  /** Whether a password manager fills in the current password or proposes a new one. */
  readonly autoComplete: "current-password" | "new-password";
}

/** A field for a password, with a button that shows the typed text. */
export function PasswordField(props: PasswordFieldProps) {
  const { passwordField } = useAccountMessages();
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeSlashIcon : EyeIcon;
  return (
    <TextField
      {...props}
      type={shown ? "text" : "password"}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <IconButton
          className={styles.eye}
          label={passwordField.show}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon size={20} aria-hidden />
        </IconButton>
      }
    />
  );
}
