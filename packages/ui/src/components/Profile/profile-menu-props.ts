import type { ReactNode } from "react";
import type { Theme } from "../../tokens/theme-token.ts";

export interface ProfileMenuProps {
  readonly username: string;
  readonly theme: Theme;
  readonly onThemeChange: (theme: Theme) => void;
  readonly onAccount: () => void;
  readonly onLogOut: () => void;
  /** The confirmed address, or 'Set Location'. */
  readonly location?: ReactNode;
}
