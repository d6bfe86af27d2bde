import { MoonIcon } from "@phosphor-icons/react/dist/csr/Moon";
import { SunIcon } from "@phosphor-icons/react/dist/csr/Sun";
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
  const Icon = next === "dark" ? MoonIcon : SunIcon;
  return (
    <IconButton className={className} label={topBar.switchTheme[next]} onClick={() => onThemeChange(next)}>
      <Icon className={styles.icon} aria-hidden />
    </IconButton>
  );
}
