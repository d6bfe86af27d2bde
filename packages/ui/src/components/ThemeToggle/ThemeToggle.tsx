import { MoonIcon } from "@phosphor-icons/react/dist/csr/Moon";
import { SunIcon } from "@phosphor-icons/react/dist/csr/Sun";
import { cx } from "../../lib/cx.ts";
import { useMessages } from "../../messages/use-messages.ts";
import type { Theme } from "../../tokens/theme-token.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import styles from "./ThemeToggle.module.css";

export interface ThemeToggleProps {
  readonly theme: Theme;
  readonly onThemeChange: (theme: Theme) => void;
  readonly className?: string | undefined;
}

/** A moon in the light theme, a sun in the dark one (§4). */
export function ThemeToggle({ theme, onThemeChange, className }: ThemeToggleProps) {
  const { topBar } = useMessages();
  const next: Theme = theme === "light" ? "dark" : "light";
  return (
    <IconButton className={className} label={topBar.switchTheme[next]} onClick={() => onThemeChange(next)}>
      {/* Styles show the one that counts: a server draws the page before anyone knows the theme. */}
      <MoonIcon className={cx(styles.icon, styles.moon)} aria-hidden />
      <SunIcon className={cx(styles.icon, styles.sun)} aria-hidden />
    </IconButton>
  );
}
