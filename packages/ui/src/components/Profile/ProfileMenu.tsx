import { EraserIcon } from "@phosphor-icons/react/dist/csr/Eraser";
import { GlobeSimpleIcon } from "@phosphor-icons/react/dist/csr/GlobeSimple";
import { MapPinIcon } from "@phosphor-icons/react/dist/csr/MapPin";
import { MoonIcon } from "@phosphor-icons/react/dist/csr/Moon";
import { SignOutIcon } from "@phosphor-icons/react/dist/csr/SignOut";
import { SunIcon } from "@phosphor-icons/react/dist/csr/Sun";
import { UserIcon } from "@phosphor-icons/react/dist/csr/User";
import { Content, Item, Label, Portal, Root, Separator, Trigger } from "@radix-ui/react-dropdown-menu";
import { useRef } from "react";
import { usernameShown } from "../../lib/username.ts";
import { useLanguageMessages } from "../../messages/language.ts";
import { LANGUAGE_NAMES, LANGUAGES, type Language } from "../../messages/languages.ts";
import type { Theme } from "../../tokens/theme-token.ts";
import { Avatar } from "../Avatar/Avatar.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import styles from "./Profile.module.css";

/** Where travel times are measured from, in the menu. */
export interface MenuLocation {
  /** The confirmed address, or its coordinates; null for none. */
  readonly label: string | null;
  /** Opens the location dialog. */
  readonly onOpen: () => void;
  readonly onForget: () => void;
}

export interface ProfileMenuProps {
  readonly username: string;
  readonly theme: Theme;
  readonly onThemeChange: (theme: Theme) => void;
  readonly onLanguageChange?: (language: Language) => void;
  readonly onAccount: () => void;
  readonly onLogOut: () => void;
  readonly location?: MenuLocation;
}

/** The profile of a phone: its button opens a menu of what a desktop shows side by side. */
export function ProfileMenu({
  username,
  theme,
  onThemeChange,
  onLanguageChange,
  onAccount,
  onLogOut,
  location,
}: ProfileMenuProps) {
  const { profile, location: texts, locale } = useLanguageMessages();
  const button = useRef<HTMLButtonElement>(null);
  /** Done once the menu is gone and its button has the focus, to which a dialog then returns it. */
  const chosen = useRef<(() => void) | null>(null);
  const choose = (action: () => void) => () => {
    chosen.current = action;
  };
  const otherTheme = theme === "light" ? "dark" : "light";
  const ThemeIcon = theme === "light" ? MoonIcon : SunIcon;
  return (
    <Root modal={false}>
      <Trigger asChild>
        <IconButton ref={button} label={profile.menuOf(usernameShown(username))}>
          <Avatar username={username} />
        </IconButton>
      </Trigger>
      <Portal>
        <Content
          className={styles.menu}
          align="end"
          sideOffset={6}
          collisionPadding={12}
          loop
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
          <Separator className={styles.line} />
          {location !== undefined && (
            <Item className={styles.item} onSelect={choose(location.onOpen)}>
              <MapPinIcon size={20} aria-hidden />
              {location.label === null ? texts.set : <MenuLocationLines label={location.label} />}
            </Item>
          )}
          {location !== undefined && location.label !== null && (
            <Item className={styles.item} onSelect={choose(location.onForget)}>
              <EraserIcon size={20} aria-hidden />
              {texts.forget}
            </Item>
          )}
          <Item className={styles.item} onSelect={choose(() => onThemeChange(otherTheme))}>
            <ThemeIcon size={20} aria-hidden />
            {profile.themes[otherTheme]}
          </Item>
          {onLanguageChange !== undefined &&
            LANGUAGES.filter((language) => language !== locale).map((language) => (
              <Item
                key={language}
                className={styles.item}
                lang={language}
                onSelect={choose(() => onLanguageChange(language))}
              >
                <GlobeSimpleIcon size={20} aria-hidden />
                {LANGUAGE_NAMES[language]}
              </Item>
            ))}
          <Item className={styles.item} onSelect={choose(onAccount)}>
            <UserIcon size={20} aria-hidden />
            {profile.account}
          </Item>
          <Separator className={styles.line} />
          <Item className={styles.item} onSelect={choose(onLogOut)}>
            <SignOutIcon size={20} aria-hidden />
            {profile.logOut}
          </Item>
        </Content>
      </Portal>
    </Root>
  );
}

/** The first part of an address above the rest. */
function MenuLocationLines({ label }: { readonly label: string }) {
  const [first, ...rest] = label.split(", ");
  // Coordinates are one thing.
  const isAddress = /[^\d.,\s-]/.test(label);
  return (
    <span className={styles.lines}>
      <span className={styles.place}>{isAddress ? first : label}</span>
      {isAddress && rest.length > 0 && <span className={styles.rest}>{rest.join(", ")}</span>}
    </span>
  );
}
