import { EyeIcon } from "@phosphor-icons/react/dist/csr/Eye";
import { EyeSlashIcon } from "@phosphor-icons/react/dist/csr/EyeSlash";
import { useState } from "react";
import { useAccountMessages } from "../../messages/account.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { TextField, type TextFieldProps } from "../TextField/TextField.tsx";
import styles from "./PasswordField.module.css";

export interface PasswordFieldProps extends Omit<TextFieldProps, "type" | "end" | "autoComplete"> {
  /** Tells a password manager whether to fill one in or to propose one. */
  readonly autoComplete: "current-password" | "new-password";
}

/** A password, which can be shown while it is typed. */
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
