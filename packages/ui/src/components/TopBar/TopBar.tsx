import type { ReactNode } from "react";
import { cx } from "../../lib/cx.ts";
import { Link } from "../../lib/link.tsx";
import { useMessages } from "../../messages/use-messages.ts";
import type { Theme } from "../../tokens/theme-token.ts";
import { Logo } from "../Logo/Logo.tsx";
import { SearchBox, type SearchBoxProps } from "../SearchBox/SearchBox.tsx";
import { SearchDialog, type SearchDialogProps } from "../SearchDialog/SearchDialog.tsx";
import { ThemeToggle } from "../ThemeToggle/ThemeToggle.tsx";
import styles from "./TopBar.module.css";

export interface TopBarProps {
  readonly search: Pick<SearchBoxProps, "value" | "onValueChange" | "onSubmit">;
  /** The search of a narrow window, which stands behind an icon. */
  readonly searchDialog: Pick<SearchDialogProps, "open" | "onOpenChange">;
  readonly theme: Theme;
  readonly onThemeChange: (theme: Theme) => void;
  /** The confirmed address, or 'Set Location' (§2). */
  readonly location?: ReactNode;
  /** On a phone the menu of whoever is signed in has it, too. @default "always" */
  readonly themeToggle?: "always" | "wide";
  /** Who is signed in, or 'Log In' (§2). */
  readonly profile?: ReactNode;
}

/** The shared layout's head. From 1024 px the search stands in it; below, behind an icon (§2). */
export function TopBar({
  search,
  searchDialog,
  theme,
  onThemeChange,
  themeToggle = "always",
  location,
  profile,
}: TopBarProps) {
  const { topBar } = useMessages();
  return (
    <header className={styles.bar}>
      <a className={styles.skip} href="#content">
        {topBar.skipToContent}
      </a>
      <Link className={styles.logo} href="/">
        <Logo />
      </Link>
      <SearchBox {...search} shortcut className={styles.search} />
      <div className={styles.end}>
        <SearchDialog {...search} {...searchDialog} className={styles.searchIcon} />
        {location !== undefined && <div className={styles.location}>{location}</div>}
        <ThemeToggle
          theme={theme}
          onThemeChange={onThemeChange}
          className={cx(themeToggle === "wide" && styles.wideOnly)}
        />
        {profile !== undefined && <div className={styles.profile}>{profile}</div>}
      </div>
    </header>
  );
}
