import { DownloadSimpleIcon } from "@phosphor-icons/react/dist/csr/DownloadSimple";
import { EraserIcon } from "@phosphor-icons/react/dist/csr/Eraser";
import { GlobeSimpleIcon } from "@phosphor-icons/react/dist/csr/GlobeSimple";
import { ListBulletsIcon } from "@phosphor-icons/react/dist/csr/ListBullets";
import { MapPinIcon } from "@phosphor-icons/react/dist/csr/MapPin";
import { MoonIcon } from "@phosphor-icons/react/dist/csr/Moon";
import { SignOutIcon } from "@phosphor-icons/react/dist/csr/SignOut";
import { SunIcon } from "@phosphor-icons/react/dist/csr/Sun";
import { UserIcon } from "@phosphor-icons/react/dist/csr/User";
import { Label, Root, Trigger } from "@radix-ui/react-dropdown-menu";
import { useRef } from "react";
import { Link } from "../../lib/link.tsx";
import { usernameShown } from "../../lib/username.ts";
import { useLanguageMessages } from "../../messages/language.ts";
import { LANGUAGE_NAMES, LANGUAGES, type Language } from "../../messages/languages.ts";
import type { Theme } from "../../tokens/theme-token.ts";
import { Avatar } from "../Avatar/Avatar.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { MenuContent, MenuItem, MenuSeparator } from "../Menu/Menu.tsx";
import styles from "./Profile.module.css";

/** The confirmed location, from which travel times are measured. */
export interface MenuLocation {
  /** The confirmed address, or the coordinates of a location without an address. Null if no location is confirmed. */
  readonly label: string | null;
  /** Called when the location, or 'Set Location' if no location is confirmed, is pressed. Open the location dialog. */
  readonly onOpen: () => void;
  /** Called when 'Forget my location' is pressed. */
  readonly onForget: () => void;
}

export interface ProfileMenuProps {
  readonly username: string;
  readonly theme: Theme;
  /** Called with the other theme when the entry of the theme is pressed. */
  readonly onThemeChange: (theme: Theme) => void;
  /** Called with the chosen language. If absent, the menu does not list the other languages. */
  readonly onLanguageChange?: (language: Language) => void;
  /** Called when 'Account' is pressed. Open the account dialog. */
  readonly onAccount: () => void;
  /** Called when 'Paris in your pocket' is pressed. If absent, the entry is not shown. */
  readonly onPocket?: () => void;
  /** Called when 'Logout' is pressed. */
  readonly onLogOut: () => void;
  /** Called on pointer enter and on focus of the menu button, before a press. Use it to preload the dialogs. */
  readonly onIntent?: (() => void) | undefined;
  /** The confirmed location and its callbacks. If absent, the menu has no entries for the location. */
  readonly location?: MenuLocation;
}

/** The profile on a phone: a menu with a link to the lists and the controls of a desktop's top bar and footer. */
export function ProfileMenu({
  username,
  theme,
  onThemeChange,
  onLanguageChange,
  onAccount,
  onPocket,
  onLogOut,
  onIntent,
  location,
}: ProfileMenuProps) {
  const { profile, menu, footer, locale } = useLanguageMessages();
  const button = useRef<HTMLButtonElement>(null);
  /**
   * The chosen action. It is called after the menu has returned the focus to the menu button: if the action opens a
   * dialog, the dialog later returns the focus to that button.
   */
  const chosen = useRef<(() => void) | null>(null);
  const choose = (action: () => void) => () => {
    chosen.current = action;
  };
  const otherTheme = theme === "light" ? "dark" : "light";
  const ThemeIcon = theme === "light" ? MoonIcon : SunIcon;
  return (
    <Root modal={false}>
      <Trigger asChild>
        <IconButton
          ref={button}
          label={profile.menuOf(usernameShown(username))}
          onPointerEnter={onIntent}
          onFocus={onIntent}
        >
          <Avatar username={username} />
        </IconButton>
      </Trigger>
      <MenuContent
        className={styles.menu}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          button.current?.focus();
          chosen.current?.();
          chosen.current = null;
        }}
      >
        <Label className={styles.who}>
          <Avatar username={username} size="large" />
          <span className={styles.names}>
            <span className={styles.name}>{usernameShown(username)}</span>
            <span className={styles.email}>{username}</span>
          </span>
        </Label>
        <MenuSeparator />
        <MenuItem className={styles.item} asChild>
          <Link href="/my/lists">
            <ListBulletsIcon size={20} aria-hidden />
            {menu.lists}
          </Link>
        </MenuItem>
        {location !== undefined && <LocationItems location={location} choose={choose} />}
        <MenuItem className={styles.item} onSelect={choose(() => onThemeChange(otherTheme))}>
          <ThemeIcon size={20} aria-hidden />
          {profile.themes[otherTheme]}
        </MenuItem>
        {onLanguageChange !== undefined &&
          LANGUAGES.filter((language) => language !== locale).map((language) => (
            <MenuItem
              key={language}
              className={styles.item}
              lang={language}
              onSelect={choose(() => onLanguageChange(language))}
            >
              <GlobeSimpleIcon size={20} aria-hidden />
              {LANGUAGE_NAMES[language]}
            </MenuItem>
          ))}
        <MenuItem className={styles.item} onSelect={choose(onAccount)}>
          <UserIcon size={20} aria-hidden />
          {profile.account}
        </MenuItem>
        {onPocket !== undefined && (
          <MenuItem className={styles.item} onSelect={choose(onPocket)}>
            <DownloadSimpleIcon size={20} aria-hidden />
            {footer.pocket}
          </MenuItem>
        )}
        <MenuSeparator />
        <MenuItem className={styles.item} onSelect={choose(onLogOut)}>
          <SignOutIcon size={20} aria-hidden />
          {profile.logOut}
        </MenuItem>
      </MenuContent>
    </Root>
  );
}

interface LocationItemsProps {
  readonly location: MenuLocation;
  /** Returns an event handler that calls an action after the menu has closed. */
  readonly choose: (action: () => void) => () => void;
}

function LocationItems({ location: { label, onOpen, onForget }, choose }: LocationItemsProps) {
  const { location: texts } = useLanguageMessages();
  return (
    <>
      <MenuItem className={styles.item} onSelect={choose(onOpen)}>
        <MapPinIcon size={20} aria-hidden />
        {label === null ? texts.set : <MenuLocationLines label={label} />}
      </MenuItem>
      {label !== null && (
        <MenuItem className={styles.item} onSelect={choose(onForget)}>
          <EraserIcon size={20} aria-hidden />
          {texts.forget}
        </MenuItem>
      )}
    </>
  );
}

/** Shows the first part of an address above the other parts. Coordinates are shown on one line. */
function MenuLocationLines({ label }: { readonly label: string }) {
  const [first, ...rest] = label.split(", ");
  const isAddress = /[^\d.,\s-]/.test(label);
  return (
    <span className={styles.lines}>
      <span className={styles.place}>{isAddress ? first : label}</span>
      {isAddress && rest.length > 0 && <span className={styles.rest}>{rest.join(", ")}</span>}
    </span>
  );
}
