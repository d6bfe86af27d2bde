import { UserIcon } from "@phosphor-icons/react/dist/csr/User";
import { focusContent } from "../../lib/content-of.ts";
import { usernameShown } from "../../lib/username.ts";
import type { Language } from "../../messages/languages.ts";
import { useMessages } from "../../messages/use-messages.ts";
import type { Theme } from "../../tokens/theme-token.ts";
import { Avatar } from "../Avatar/Avatar.tsx";
import { Button } from "../Button/Button.tsx";
import styles from "./Profile.module.css";
import { type MenuLocation, ProfileMenu } from "./ProfileMenu.tsx";

/** The state of the session. While a stored session is being checked, the state is `signedIn`. */
export type ProfileState =
  | { readonly status: "anonymous" }
  | { readonly status: "signedIn"; readonly username: string };

export interface ProfileProps {
  /** The state of the session. */
  readonly profile: ProfileState;
  /** Called when 'Log In' is pressed. Open the auth dialog. */
  readonly onLogIn: () => void;
  /** Called when 'Logout' is pressed. */
  readonly onLogOut: () => void;
  /** Called when the account button, or 'Account' in the menu of a phone, is pressed. Open the account dialog. */
  readonly onAccount: () => void;
  /** Called when 'Paris in your pocket' is pressed in the menu of a phone. If absent, the menu has no such entry. */
  readonly onPocket?: () => void;
  /** The current theme. The menu of a phone offers the other theme. */
  readonly theme: Theme;
  /** Called with the other theme when it is chosen in the menu of a phone. */
  readonly onThemeChange: (theme: Theme) => void;
  /** Called with the language that is chosen in the menu of a phone. If absent, the menu offers no languages. */
  readonly onLanguageChange?: (language: Language) => void;
  /**
   * Called on pointer enter and on focus of 'Log In', of the account button and of the menu button of a phone, before a
   * press. Use it to preload the dialogs.
   */
  readonly onIntent?: () => void;
  /** The confirmed location and its callbacks, for the menu of a phone. If absent, the menu has no location. */
  readonly location?: MenuLocation;
}

/**
 * The profile in the top bar (§2): 'Log In' for a signed-out visitor. A signed-in visitor has a row of buttons, or a
 * menu on a phone.
 */
export function Profile({ profile, onLogIn, onLogOut, onIntent, ...signedIn }: ProfileProps) {
  const texts = useMessages().profile;
  if (profile.status === "anonymous") {
    return (
      <Button
        className={styles.logIn}
        aria-haspopup="dialog"
        onPointerEnter={onIntent}
        onFocus={onIntent}
        onClick={onLogIn}
        icon={<UserIcon className={styles.person} size={22} aria-hidden />}
      >
        <span className={styles.words}>{texts.logIn}</span>
      </Button>
    );
  }
  const { username } = profile;
  const logOut = () => {
    onLogOut();
    // The buttons of the signed-in visitor are removed.
    focusContent();
  };
  return (
    <>
      <div className={styles.wide}>
        <button
          type="button"
          className={styles.account}
          aria-haspopup="dialog"
          aria-label={texts.accountOf(usernameShown(username))}
          onPointerEnter={onIntent}
          onFocus={onIntent}
          onClick={signedIn.onAccount}
        >
          <Avatar username={username} />
          <span className={styles.username}>{usernameShown(username)}</span>
        </button>
        <Button variant="quiet" className={styles.logOut} onClick={logOut}>
          {texts.logOut}
        </Button>
      </div>
      <div className={styles.narrow}>
        <ProfileMenu {...signedIn} username={username} onLogOut={logOut} onIntent={onIntent} />
      </div>
    </>
  );
}
