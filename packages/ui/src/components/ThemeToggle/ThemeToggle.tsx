import { MoonIcon } from "@phosphor-icons/react/dist/csr/Moon";
import { SunIcon } from "@phosphor-icons/react/dist/csr/Sun";
import { cx } from "../../lib/cx.ts";
import { useMessages } from "../../messages/use-messages.ts";
import type { Theme } from "../../tokens/theme-token.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import styles from "./ThemeToggle.module.css";

export interface ThemeToggleProps {
  /** The current theme. */
  readonly theme: Theme;
  /** Called with the other theme when the button is pressed. */
  readonly onThemeChange: (theme: Theme) => void;
  /** An additional class of the button. */
  readonly className?: string | undefined;
}

/** A button that switches the theme: a moon in the light theme, a sun in the dark theme (§4). */
export function ThemeToggle({ theme, onThemeChange, className }: ThemeToggleProps) {
  const { topBar } = useMessages();
  const next: Theme = theme === "light" ? "dark" : "light";
  return (
    <IconButton className={className} label={topBar.switchTheme[next]} onClick={() => onThemeChange(next)}>
      {/* CSS shows one of the icons, because the server renders the page without knowing the theme. */}
      <MoonIcon className={cx(styles.icon, styles.moon)} aria-hidden />
      <SunIcon className={cx(styles.icon, styles.sun)} aria-hidden />
    </IconButton>
  );
}
