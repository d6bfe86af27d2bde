import type { Language } from "../../messages/languages.ts";
import type { Theme } from "../../tokens/theme-token.ts";

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
