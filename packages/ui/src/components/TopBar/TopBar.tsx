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
  /** The text and the callbacks of the search, and the suggestions of the search box. */
  readonly search: Pick<SearchBoxProps, "value" | "onValueChange" | "onSubmit" | "combobox">;
  /** The state of the search dialog, which an icon opens in a narrow window, and the suggestions in it. */
  readonly searchDialog: Pick<SearchDialogProps, "open" | "onOpenChange" | "combobox" | "start">;
  /** Whether the page has an element with the id `results`, to which a second skip link leads. @default false */
  readonly hasResults?: boolean;
  /** The current theme. */
  readonly theme: Theme;
  /** Called with the theme that was chosen. */
  readonly onThemeChange: (theme: Theme) => void;
  /** The confirmed location, or 'Set Location' (§2). */
  readonly location?: ReactNode;
  /**
   * `wide` hides the theme button on a phone, where the menu of a signed-in user offers the theme. @default "always"
   */
  readonly themeToggle?: "always" | "wide";
  /** The profile of the signed-in user, or 'Log In' (§2). */
  readonly profile?: ReactNode;
}

/** The top bar of every page. Below 1024 px, an icon opens the search (§2). */
export function TopBar({
  search,
  searchDialog,
  hasResults = false,
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
      {hasResults && (
        <a className={styles.skip} href="#results">
          {topBar.skipToResults}
        </a>
      )}
      <Link className={styles.logo} href="/">
        <Logo />
      </Link>
      <SearchBox {...search} shortcut className={styles.search} />
      <div className={styles.end}>
        <SearchDialog {...search} combobox={undefined} {...searchDialog} className={styles.searchIcon} />
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
